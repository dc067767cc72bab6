"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { useHasScript } from "@/lib/device/use-has-script";
import { flexibleDays, flexibleName, type FlexibleDays } from "@/lib/results/flexible-days";
import { DateButton } from "./date-button.client";
import type { DayNotes } from "./day-notes.client";
import { SearchInput } from "./search-input.client";
import { SearchSelect } from "./search-select.client";
import { useFlexibleText } from "./use-flexible-text";

type RangeEnd = { name: string; label: string; value: string; isRequired?: boolean };
type Edge = "start" | "end";
/** How many days the dates may move, and how many where the form says nothing of it. */
export type FlexibleDates = {
  days: FlexibleDays;
  usual: FlexibleDays;
  onChange?: (days: FlexibleDays) => void;
};

const loadPicker = () => import("./range-picker.client");
type Picker = Awaited<ReturnType<typeof loadPicker>>["RangePicker"];

type Props = {
  today: string;
  start: RangeEnd;
  /** Without it there is one date. */
  end?: RangeEnd | undefined;
  minimumDays?: number;
  /** From the first date to the second; without it as far as searches reach. */
  maximumDays?: number;
  /** From today to the last date there is. */
  daysAhead?: number;
  areNightsCounted?: boolean;
  /** Where dates around those can be searched for, too. */
  flexible?: FlexibleDates | undefined;
  /** What the calendar says of its days. */
  notes?: DayNotes | undefined;
  /** Shown between the two. */
  between?: ReactNode;
  onStartChange?: (date: string) => void;
};

/**
 * A date, or two of which the second follows the first; moving the first moves the second along,
 * so that the number of nights stays. Native fields without script, and as long as one that was
 * there before script has the focus; then buttons that open one calendar for all, which loads when
 * a pointer or the focus reaches them.
 */
export function DateRange({
  today,
  start,
  end,
  minimumDays = 1,
  maximumDays,
  daysAhead = maximumDaysAhead,
  areNightsCounted = false,
  flexible,
  notes,
  between,
  onStartChange,
}: Props) {
  const t = useTranslations("search");
  const toFlexibleText = useFlexibleText();
  const [from, setFrom] = useState(start.value);
  const [chosenTo, setTo] = useState<string | null>(null);
  // A second date may be added only later.
  const to = chosenTo ?? end?.value ?? "";
  // Where script has brought it, it is there.
  const [isScripted, setScripted] = useState(useHasScript());
  const [flex, setFlex] = useState(flexible?.days ?? 0);
  const isUsual = flex === flexible?.usual;
  const [openEdge, setOpenEdge] = useState<Edge | null>(null);
  // The component itself, not a lazy one: that would show nothing for a moment.
  const [loaded, setLoaded] = useState<{ Picker: Picker } | null>(null);
  const fields = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) };
  const buttons = { start: useRef<HTMLButtonElement>(null), end: useRef<HTMLButtonElement>(null) };
  const last = addDays(today, daysAhead);

  const moveStart = (next: string) => {
    const days = from && to ? Math.max(daysBetween(from, to), minimumDays) : minimumDays;
    setFrom(next);
    onStartChange?.(next);
    if (next && to) setTo(addDays(next, days));
  };

  useEffect(() => {
    // Changed before this script ran: React has seen no event of it.
    const typed = fields.start.current?.value;
    if (typed !== undefined) setFrom(typed);
    if (typed && typed !== start.value) onStartChange?.(typed);
    if (fields.end.current) setTo(fields.end.current.value);
    const native = [fields.start.current, fields.end.current];
    const isNative = (target: EventTarget | null) => native.some((field) => field === target);
    if (document.activeElement === null || !isNative(document.activeElement)) {
      setScripted(true);
      return;
    }
    const onLeave = (event: FocusEvent) => {
      if (!isNative(event.relatedTarget)) setScripted(true);
    };
    for (const field of native) field?.addEventListener("blur", onLeave);
    return () => {
      for (const field of native) field?.removeEventListener("blur", onLeave);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  const open = async (edge: Edge) => {
    try {
      const { RangePicker } = await loadPicker();
      setLoaded({ Picker: RangePicker });
      setOpenEdge(edge);
    } catch {
      // Offline, or a newer version of the site is there: the browser's own fields need no script.
      setScripted(false);
    }
  };
  const closedEdge = useRef<Edge | null>(null);
  useEffect(() => {
    // Back to where it was opened, once nothing modal keeps the focus any more.
    if (openEdge === null && closedEdge.current) buttons[closedEdge.current].current?.focus();
    closedEdge.current = openEdge;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs
  }, [openEdge]);
  const button = (edge: Edge, { name, label }: RangeEnd, value: string) => (
    <DateButton
      ref={buttons[edge]}
      name={name}
      label={label}
      value={value}
      today={today}
      isWide={!end}
      around={edge === "start" && flexible && !isUsual ? flex : 0}
      isOpen={openEdge === edge}
      onPreload={() => void loadPicker().catch(() => undefined)}
      onOpen={() => void open(edge)}
    />
  );
  if (isScripted)
    return (
      <>
        {button("start", start, from)}
        {between}
        {end && button("end", end, to)}
        {flexible && !isUsual && <input type="hidden" name={flexibleName} value={flex} />}
        {loaded && openEdge && (
          <loaded.Picker
            label={t(end ? "chooseDates" : "chooseDate")}
            trigger={buttons[openEdge]}
            edge={openEdge}
            start={{ label: start.label, value: from }}
            end={end ? { label: end.label, value: to, isRequired: end.isRequired ?? true } : null}
            today={today}
            last={last}
            minimumDays={minimumDays}
            maximumDays={maximumDays}
            areNightsCounted={areNightsCounted}
            flexible={
              flexible && {
                value: flex,
                onChange: (days) => {
                  setFlex(days);
                  flexible.onChange?.(days);
                },
              }
            }
            notes={notes}
            onStartMove={moveStart}
            onChange={(range) => {
              setFrom(range.start);
              onStartChange?.(range.start);
              setTo(range.end);
            }}
            onClose={() => setOpenEdge(null)}
          />
        )}
      </>
    );
  return (
    <>
      <SearchInput
        ref={fields.start}
        label={start.label}
        type="date"
        name={start.name}
        required
        min={today}
        value={from}
        onChange={(event) => moveStart(event.target.value)}
      />
      {between}
      {end && (
        <SearchInput
          ref={fields.end}
          label={end.label}
          type="date"
          name={end.name}
          required={end.isRequired ?? true}
          min={from ? addDays(from, minimumDays) : today}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
      {flexible && (
        <div className="hidden min-w-0 max-sm:col-span-2 noscript:block">
          <SearchSelect
            label={t("flexible.label")}
            name={flexibleName}
            defaultValue={isUsual ? "" : flex}
          >
            {flexibleDays.map((days) => (
              <option key={days} value={days === flexible.usual ? "" : days}>
                {toFlexibleText(days)}
              </option>
            ))}
          </SearchSelect>
        </div>
      )}
    </>
  );
}
