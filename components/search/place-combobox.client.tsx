"use client";

import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import {
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import {
  ComboBox,
  ComboBoxStateContext,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  PopoverContext,
  useSlottedContext,
} from "react-aria-components";
import type { FlightSuggestion, PlaceSuggestion } from "@/lib/api/contract/suggestions";
import { toServerText } from "@/lib/api/to-server-text";
import { getQueryClient } from "@/lib/queries/query-client";
import { suggestionsQuery } from "@/lib/queries/suggestions";
import { Icon } from "@/components/ui/icon";
import { controlClass } from "@/components/ui/control-class";
import type { PlaceFieldProps } from "./place-field.client";
import { PlaceInputs } from "./place-inputs";
import type { DefaultPlace } from "./search-defaults";
import { usePhonePicker } from "./use-phone-picker.client";

const icons = {
  city: "map-pin",
  airport: "plane",
  region: "mountain",
  island: "palmtree",
  coast: "waves",
  quarter: "building-2",
  beach: "umbrella",
  station: "train-front",
  sight: "star",
  hotel: "bed-double",
  activity: "ticket",
  resort: "palmtree",
} as const;

/** A place of any service; of flights with what only theirs say. */
type SuggestedPlace = PlaceSuggestion & Partial<FlightSuggestion>;

/** As the field shows it. */
const toChosen = (place: SuggestedPlace | undefined): DefaultPlace | null =>
  place ? { ...place, name: place.shortName ?? place.name } : null;

type ListWatchProps = {
  hasText: boolean;
  /** Whether what is there already is to be listed as the combobox comes. */
  isTyped: boolean;
  isScreen: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/**
 * Opens the list for what is there already: it opens by itself with the next letter only. It ends
 * with the screen that it fills, also where the field has lost the focus before.
 */
function ListWatch({ hasText, isTyped, isScreen, input }: ListWatchProps) {
  const state = useContext(ComboBoxStateContext);
  const wasScreen = useRef(false);
  useEffect(() => {
    if (hasText && isTyped) state?.open(null, "input");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  useEffect(() => {
    if (hasText && isScreen) state?.open(null, "input");
    if (wasScreen.current && !isScreen && document.activeElement !== input.current)
      state?.setFocused(false);
    wasScreen.current = isScreen;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with the screen
  }, [hasText, isScreen]);
  return null;
}

function ClearButton({
  label,
  input,
}: {
  label: string;
  input: RefObject<HTMLInputElement | null>;
}) {
  const state = useContext(ComboBoxStateContext);
  if (!state?.inputValue) return null;
  return (
    <button
      type="button"
      aria-label={label}
      data-react-aria-top-layer
      onClick={() => {
        state.setInputValue("");
        input.current?.focus();
      }}
      className="col-start-2 row-start-2 me-1 grid size-11 place-items-center self-center justify-self-end rounded-pill text-ink-soft"
    >
      <Icon name="x" className="size-5" />
    </button>
  );
}

/** Around the list: a popover at the field, or nothing where field and list are the screen. */
function ListFrame({
  isScreen,
  mayFlip,
  children,
}: {
  isScreen: boolean;
  mayFlip: boolean;
  children: ReactNode;
}) {
  const state = useContext(ComboBoxStateContext);
  const popover = useSlottedContext(PopoverContext);
  // The combobox collects its options apart from where they are shown.
  if (!state) return children;
  if (isScreen)
    return (
      state.isOpen && (
        <div ref={popover?.ref as Ref<HTMLDivElement>} className="contents">
          {children}
        </div>
      )
    );
  return (
    <Popover
      placement="bottom start"
      shouldFlip={mayFlip}
      offset={6}
      className="z-40 w-(--trigger-width) min-w-80 overflow-auto rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-raised"
    >
      {children}
    </Popover>
  );
}

/**
 * The place field with suggestions. A chosen place also sends its id and coordinates; free text
 * stays allowed. On a phone both take the whole screen.
 */
export function PlaceCombobox({
  id,
  service,
  name,
  label,
  placeholder,
  defaultPlace = null,
  isRequired = true,
  mayFlip = false,
  onPlaceChange,
  hasFocus,
  text,
  onTextChange,
}: PlaceFieldProps & {
  /** Whether the field that it replaces has the focus. */
  hasFocus: boolean;
  text: string;
  onTextChange: (text: string) => void;
}) {
  const t = useTranslations("search");
  const locale = useLocale();
  const [lastChosen, setLastChosen] = useState<DefaultPlace | null>(defaultPlace);
  // By its name, not by an event: the combobox tells nothing where the same place is chosen again.
  const chosen = lastChosen?.name === text ? lastChosen : null;
  const suggestions = useQuery(suggestionsQuery(service, useDeferredValue(text)), getQueryClient());
  const input = useRef<HTMLInputElement>(null);
  const { box, handlers, ...picker } = usePhonePicker(input);
  const hasText = text.trim().length > 1;
  // The focus and the caret go on where they were.
  useLayoutEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  const isArrival = useRef(true);
  useEffect(() => {
    if (!isArrival.current) onPlaceChange?.(chosen ?? { name: text });
    isArrival.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each change of the place only
  }, [chosen, text]);

  /** What isn't seen from the name alone. */
  const kinds: Partial<Record<SuggestedPlace["type"], string>> = {
    region: t("placeKinds.region"),
    island: t("placeKinds.island"),
    coast: t("placeKinds.coast"),
    quarter: t("placeKinds.quarter"),
    beach: t("placeKinds.beach"),
    station: t("placeKinds.station"),
    sight: t("placeKinds.sight"),
  };
  // Suggestions stay while others are on the way: of a text that is gone, too.
  const items: SuggestedPlace[] = hasText ? (suggestions.data ?? []) : [];
  const emptyText = suggestions.isError
    ? (toServerText(suggestions.error) ?? t("suggestionsFailed"))
    : t(suggestions.isFetching ? "loadingSuggestions" : "noSuggestions");
  return (
    <I18nProvider locale={locale}>
      <div
        ref={box}
        {...handlers}
        {...(picker.isOpen && { role: "dialog", "aria-modal": true, "aria-label": placeholder })}
        className="phone-picker min-w-0 outline-none max-sm:col-span-2"
      >
        {picker.isOpen && (
          <button
            type="button"
            aria-label={t("close")}
            data-react-aria-top-layer
            onClick={picker.close}
            className="row-start-2 grid size-11 place-items-center self-center rounded-pill"
          >
            <Icon name="arrow-left" className="mirrored size-6" />
          </button>
        )}
        <ComboBox
          {...(id && { id })}
          items={items}
          defaultInputValue={text}
          onInputChange={onTextChange}
          // Null comes with the focus leaving, once the list is about what was chosen and lacks it.
          onChange={(key) => {
            if (key !== null) setLastChosen(toChosen(items.find(({ id }) => id === key)));
          }}
          onOpenChange={(isOpen) => {
            if (isOpen) picker.open();
            // Not where it closes because there is nothing to list yet.
            else if (items.length > 0 || hasText) picker.close();
          }}
          name={name}
          formValue="text"
          allowsCustomValue
          allowsEmptyCollection={hasText}
          isRequired={isRequired}
          validationBehavior="native"
          className={clsx(picker.isOpen && "contents")}
        >
          <ListWatch
            hasText={hasText}
            isTyped={hasFocus && !chosen}
            isScreen={picker.isOpen}
            input={input}
          />
          <Label className="col-start-2 mb-1.5 block text-sm font-semibold">{label}</Label>
          <Input
            ref={input}
            placeholder={placeholder}
            autoComplete="off"
            className={controlClass(
              clsx("min-h-13", picker.isOpen && "col-start-2 row-start-2 pe-13"),
            )}
          />
          {picker.isOpen && <ClearButton label={t("clearPlace")} input={input} />}
          <PlaceInputs service={service} name={name} place={chosen} />
          <ListFrame isScreen={picker.isOpen} mayFlip={mayFlip}>
            <ListBox<SuggestedPlace>
              aria-label={t("suggestions")}
              className={clsx(
                "outline-none",
                picker.isOpen && "col-span-2 row-start-3 mt-2 overflow-y-auto overscroll-contain",
              )}
              renderEmptyState={() => (
                <p dir="auto" className="px-3 py-2 text-sm text-ink-soft">
                  {emptyText}
                </p>
              )}
            >
              {(place) => {
                const icon = icons[place.type] ?? "building-2";
                return (
                  <ListBoxItem
                    id={place.id}
                    textValue={place.shortName ?? place.name}
                    className={clsx(
                      "flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none data-focused:bg-brand-tint",
                      place.cityId && "ps-9",
                    )}
                  >
                    <Icon name={icon} className="size-5 shrink-0 text-ink-faint" />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium">{place.name}</span>
                      <span className="block truncate text-sm text-ink-soft">
                        {[
                          kinds[place.type],
                          place.airports && place.airports > 1 && t("allAirports"),
                          place.description,
                        ]
                          .filter(Boolean)
                          .join(" · ")}
                      </span>
                    </span>
                    {place.iata && (
                      <span className="text-sm font-semibold text-ink-soft tabular-nums">
                        {place.iata}
                      </span>
                    )}
                  </ListBoxItem>
                );
              }}
            </ListBox>
          </ListFrame>
        </ComboBox>
      </div>
    </I18nProvider>
  );
}
