"use client";

import clsx from "clsx";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useContext, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  ComboBox,
  ComboBoxStateContext,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
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

/**
 * Opens the list for what was typed before the combobox took over: it opens by itself with the next
 * letter only.
 */
function OpenOnArrival({ hasText }: { hasText: boolean }) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (hasText) state?.open(null, "input");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  return null;
}

/**
 * The place field with suggestions. A chosen place also sends its id and coordinates; free text
 * stays allowed.
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
  const items: SuggestedPlace[] = suggestions.data ?? [];
  const emptyText = suggestions.isError
    ? (toServerText(suggestions.error) ?? t("suggestionsFailed"))
    : t(suggestions.isFetching ? "loadingSuggestions" : "noSuggestions");
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        {...(id && { id })}
        items={items}
        defaultInputValue={text}
        onInputChange={onTextChange}
        // Null comes with the focus leaving, once the list is about what was chosen and lacks it.
        onChange={(key) => {
          if (key !== null) setLastChosen(toChosen(items.find(({ id }) => id === key)));
        }}
        name={name}
        formValue="text"
        allowsCustomValue
        allowsEmptyCollection={text.trim().length > 1}
        isRequired={isRequired}
        validationBehavior="native"
        className="min-w-0 max-sm:col-span-2"
      >
        <OpenOnArrival hasText={hasFocus && !chosen && text.trim().length > 1} />
        <Label className="mb-1.5 block text-sm font-semibold">{label}</Label>
        <Input
          ref={input}
          placeholder={placeholder}
          autoComplete="off"
          className={controlClass("min-h-13")}
        />
        <PlaceInputs service={service} name={name} place={chosen} />
        <Popover
          placement="bottom start"
          shouldFlip={mayFlip}
          offset={6}
          className="z-40 w-(--trigger-width) min-w-80 overflow-auto rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-raised"
        >
          <ListBox<SuggestedPlace>
            aria-label={t("suggestions")}
            className="outline-none"
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
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
