"use client";

import { parseDate } from "@internationalized/date";
import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState, type ComponentProps, type RefObject } from "react";
import { Dialog as PopoverDialog, I18nProvider, Popover } from "react-aria-components";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { FlexibleChoice } from "./flexible-choice.client";
import { CalendarNotes, useDayNotes, type DayNotes } from "./day-notes.client";
import { DayMonths } from "./day-months.client";
import { RangeMonths } from "./range-months.client";
import { TypedDate } from "./typed-date.client";

type Range = { start: string; end: string };
type Props = {
  label: string;
  /** The button that opened it. */
  trigger: RefObject<HTMLButtonElement | null>;
  edge: "start" | "end";
  start: { label: string; value: string };
  /** Null where there is one date. */
  end: { label: string; value: string; isRequired: boolean } | null;
  today: string;
  last: string;
  minimumDays: number;
  maximumDays: number | undefined;
  areNightsCounted: boolean;
  /** Where the dates may move by days. */
  flexible: ComponentProps<typeof FlexibleChoice> | undefined;
  notes: DayNotes | undefined;
  /** The first date moved, and the second goes along. */
  onStartMove: (start: string) => void;
  onChange: (range: Range) => void;
  onClose: () => void;
};

/**
 * Heights of two months with what stands around them, of a row of choices, and of what notes add,
 * in CSS pixels.
 */
const monthsHeight = 445;
const choicesHeight = 52;
const notesHeight = 80;

/** Whether the screen is a phone's, upright or not, and two months fit at the button. */
function measureRoom(
  button: HTMLElement | null,
  { hasChoices, hasNotes }: { hasChoices: boolean; hasNotes: boolean },
): { isPhone: boolean; fits: boolean } {
  const { top, bottom } = button?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return {
    isPhone: !window.matchMedia("(min-width: 48rem) and (min-height: 32rem)").matches,
    fits:
      Math.max(top, window.innerHeight - bottom) >=
      monthsHeight + (hasChoices ? choicesHeight : 0) + (hasNotes ? notesHeight : 0),
  };
}

/** Whether notes are of the range that a press on a day would begin. */
const areOfRange = (
  { days }: DayNotes,
  {
    edge,
    start,
    end,
    firstPressed,
  }: Pick<Props, "edge" | "start" | "end"> & {
    firstPressed: string | null;
  },
): boolean =>
  days === undefined ||
  (edge === "start" && !firstPressed && !!end && daysBetween(start.value, end.value) === days);

/**
 * One calendar for all dates, beside fields to type them into: two months at the button where
 * there is room, in a dialog where there isn't, and all months one under the other on phones.
 */
export function RangePicker({ label, trigger, notes: source, onClose, ...props }: Props) {
  const t = useTranslations("search");
  const locale = useLocale();
  const [{ isPhone, fits }] = useState(() =>
    measureRoom(trigger.current, {
      hasChoices: props.flexible !== undefined,
      hasNotes: source !== undefined,
    }),
  );
  // In a modal dialog once that is open: opening moves the focus, which belongs on the calendar.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const [firstPressed, setFirstPressed] = useState<string | null>(null);
  const { notes, onMonths } = useDayNotes(source, trigger);
  const areTold = source && areOfRange(source, { ...props, firstPressed });
  const close = () => {
    // Closed after the first of two presses: a first date was chosen, and the nights stay.
    if (firstPressed) props.onStartMove(firstPressed);
    onClose();
  };
  const content = (
    <CalendarNotes
      value={source ? { toDay: (date) => (areTold ? notes.get(date) : undefined), onMonths } : null}
    >
      <Content
        {...props}
        isPhone={isPhone}
        caption={source && { text: source.caption, isShown: areTold === true && notes.size > 0 }}
        firstPressed={firstPressed}
        onFirstPress={setFirstPressed}
        onDone={close}
      />
    </CalendarNotes>
  );
  return (
    <I18nProvider locale={locale}>
      {!isPhone && fits ? (
        <Popover
          triggerRef={trigger}
          isOpen
          onOpenChange={close}
          placement="bottom"
          offset={6}
          className="z-40 w-[46rem] overflow-auto rounded-card border border-line bg-surface-raised p-5 text-ink shadow-raised"
        >
          <PopoverDialog aria-label={label} className="outline-none">
            {content}
          </PopoverDialog>
        </Popover>
      ) : (
        <Dialog
          isOpen
          onClose={close}
          title={label}
          closeLabel={t("close")}
          look={isPhone ? "full" : "card"}
          className={isPhone ? "" : "min-w-[46rem]"}
        >
          {isOpened && (isPhone ? content : <div className="mt-4">{content}</div>)}
        </Dialog>
      )}
    </I18nProvider>
  );
}

function Content({
  edge,
  start,
  end,
  today,
  last,
  minimumDays,
  maximumDays,
  areNightsCounted,
  flexible,
  isPhone,
  caption,
  firstPressed,
  onFirstPress,
  onStartMove,
  onChange,
  onDone,
}: Omit<Props, "label" | "trigger" | "notes" | "onClose"> & {
  isPhone: boolean;
  /** Of the notes; it has its room before they come. */
  caption: { text: string; isShown: boolean } | undefined;
  /** The day that was pressed while the second is still to come. */
  firstPressed: string | null;
  onFirstPress: (day: string | null) => void;
  onDone: () => void;
}) {
  const t = useTranslations("search");
  const first = firstPressed ?? start.value;
  const endValue = end?.value ?? "";
  const nights = start.value && endValue ? daysBetween(start.value, endValue) : 0;
  // What closing now would make of it.
  const second =
    firstPressed && endValue ? addDays(firstPressed, Math.max(nights, minimumDays)) : endValue;
  return (
    <div className={isPhone ? "flex min-h-0 flex-1 flex-col landscape:flex-row" : "space-y-4"}>
      {end ? (
        <RangeMonths
          isScrolled={isPhone}
          edge={edge}
          value={
            start.value
              ? { start: parseDate(start.value), end: parseDate(endValue || start.value) }
              : null
          }
          today={today}
          last={last}
          minimumDays={minimumDays}
          maximumDays={maximumDays}
          onFirstPress={onFirstPress}
          onStartMove={onStartMove}
          onChange={onChange}
        />
      ) : (
        <DayMonths
          isScrolled={isPhone}
          value={start.value ? parseDate(start.value) : null}
          today={today}
          last={last}
          onChange={(day) => {
            onStartMove(day);
            onDone();
          }}
        />
      )}
      <div
        className={clsx(
          "grid items-end gap-x-4 gap-y-3",
          isPhone
            ? "grid-cols-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] landscape:w-[clamp(18rem,47%,24.5rem)] landscape:content-end landscape:border-s landscape:border-t-0"
            : "grid-cols-[1fr_1fr_auto]",
        )}
      >
        {caption && (
          <p
            className={clsx("col-span-full text-xs text-ink-soft", !caption.isShown && "invisible")}
          >
            {caption.text}
          </p>
        )}
        {flexible && <FlexibleChoice {...flexible} />}
        <TypedDate
          label={start.label}
          value={first}
          min={today}
          max={last}
          onChange={(value) => {
            onFirstPress(null);
            onStartMove(value);
          }}
        />
        {end && (
          <TypedDate
            label={end.label}
            value={second}
            min={first ? addDays(first, minimumDays) : today}
            max={maximumDays === undefined ? last : addDays(first || today, maximumDays)}
            onChange={(value) => {
              onFirstPress(null);
              onChange({ start: first, end: value });
            }}
          />
        )}
        <div
          className={clsx(
            "flex items-center justify-end gap-3 whitespace-nowrap",
            isPhone && "col-span-2",
          )}
        >
          <p aria-live="polite" className="me-auto text-sm font-semibold">
            {areNightsCounted && nights > 0 && t("nights", { count: nights })}
          </p>
          {end && !end.isRequired && endValue && (
            <Button
              look="quiet"
              onClick={() => {
                onFirstPress(null);
                onChange({ start: first, end: "" });
              }}
            >
              {t("noReturn")}
            </Button>
          )}
          <Button look="primary" onClick={onDone}>
            {t("done")}
          </Button>
        </div>
      </div>
    </div>
  );
}
