"use client";

import { parseDate } from "@internationalized/date";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState, type RefObject } from "react";
import { Dialog as PopoverDialog, I18nProvider, Popover } from "react-aria-components";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
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
  /** The first date moved, and the second goes along. */
  onStartMove: (start: string) => void;
  onChange: (range: Range) => void;
  onClose: () => void;
};

/** Height of two months with what stands around them, in CSS pixels. */
const popoverHeight = 445;

/** Whether two months fit beside each other, and above or below the button. */
function measureRoom(button: HTMLElement | null): { isWide: boolean; fits: boolean } {
  const { top, bottom } = button?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return {
    isWide: window.matchMedia("(min-width: 48rem)").matches,
    fits: Math.max(top, window.innerHeight - bottom) >= popoverHeight,
  };
}

/**
 * One calendar for all dates, beside fields to type them into: two months at the button where
 * there is room, in a dialog where there isn't, one month in a sheet on phones.
 */
export function RangePicker({ label, trigger, onClose, ...props }: Props) {
  const t = useTranslations("search");
  const locale = useLocale();
  const [{ isWide, fits }] = useState(() => measureRoom(trigger.current));
  // In a modal dialog once that is open: opening moves the focus, which belongs on the calendar.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const [firstPressed, setFirstPressed] = useState<string | null>(null);
  const close = () => {
    // Closed after the first of two presses: a first date was chosen, and the nights stay.
    if (firstPressed) props.onStartMove(firstPressed);
    onClose();
  };
  const content = (
    <Content
      {...props}
      months={isWide ? 2 : 1}
      firstPressed={firstPressed}
      onFirstPress={setFirstPressed}
      onDone={close}
    />
  );
  return (
    <I18nProvider locale={locale}>
      {isWide && fits ? (
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
          className={isWide ? "min-w-[46rem]" : "mb-0 w-full max-w-[28rem] rounded-b-none"}
        >
          <div className="mt-4">{isOpened && content}</div>
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
  months,
  firstPressed,
  onFirstPress,
  onStartMove,
  onChange,
  onDone,
}: Omit<Props, "label" | "trigger" | "onClose"> & {
  months: number;
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
    <div className="space-y-4">
      {end ? (
        <RangeMonths
          months={months}
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
          months={months}
          value={start.value ? parseDate(start.value) : null}
          today={today}
          last={last}
          onChange={(day) => {
            onStartMove(day);
            onDone();
          }}
        />
      )}
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-[1fr_1fr_auto]">
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
        <div className="flex items-center justify-end gap-3 whitespace-nowrap max-md:col-span-2">
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
