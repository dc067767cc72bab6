"use client";

import { createContext, useEffect, useMemo, useRef, useState, type RefObject } from "react";

/** What a calendar says of a day besides its date. */
export type DayNote = {
  /** Drawn in a way of its own, of which colour is only a part. */
  state?: "lowest";
  /** Small below the number: as short as "$278". */
  note?: string;
  /** The same in words, as part of the day's name; without it `note` is. */
  words?: string;
  /** In minor units of one currency: of all in view, where they differ, the lowest are marked. */
  amount?: number;
  /** Instead of `words` for one of those. */
  lowestWords?: string;
};
type NotesByDate = ReadonlyMap<string, DayNote>;

/** Where a calendar's notes come from. */
export type DayNotes = {
  /** What they are: a line below the days. */
  caption: string;
  /**
   * Of ranges of so many days, by the first of them: nothing is said of others, nor while the
   * second date is chosen.
   */
  days?: number | undefined;
  /** Those of a month (YYYY-MM), for what the form says. A calendar asks for each month once. */
  list: (month: string, form: HTMLFormElement) => Promise<NotesByDate>;
};

type CalendarNotesValue = {
  toDay: (date: string) => DayNote | undefined;
  onMonths: (months: readonly string[]) => void;
};

/** Of the calendar around: null where nothing is said of its days. */
export const CalendarNotes = createContext<CalendarNotesValue | null>(null);

const noNotes: NotesByDate = new Map();
/** How long a month is in view before its notes are read, in milliseconds. */
const settleMs = 250;

/** Marks the lowest where there is something to choose by. */
function markLowest(notes: NotesByDate): NotesByDate {
  const amounts = [...notes.values()].flatMap(({ amount }) => amount ?? []);
  const lowest = Math.min(...amounts);
  if (!amounts.some((amount) => amount > lowest)) return notes;
  const mark = (note: DayNote): DayNote => {
    const { amount, words, lowestWords = words } = note;
    if (amount !== lowest) return note;
    return { ...note, state: "lowest", ...(lowestWords !== undefined && { words: lowestWords }) };
  };
  return new Map([...notes].map(([date, note]) => [date, mark(note)]));
}

/**
 * The notes of the months that are, or were, in view since the calendar opened; none of those that
 * can't be had.
 */
export function useDayNotes(
  source: DayNotes | undefined,
  trigger: RefObject<HTMLButtonElement | null>,
): { notes: NotesByDate; onMonths: CalendarNotesValue["onMonths"] } {
  const [notes, setNotes] = useState(noNotes);
  const [months, setMonths] = useState<readonly string[]>([]);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const form = trigger.current?.form;
    if (!source || !form) return;
    const ask = async (month: string) => {
      asked.current.add(month);
      const found = await source.list(month, form).catch(() => {
        // Once more when it comes into view again.
        asked.current.delete(month);
        return noNotes;
      });
      if (found.size > 0) setNotes((before) => new Map([...before, ...found]));
    };
    const timer = setTimeout(() => {
      for (const month of months) if (!asked.current.has(month)) void ask(month);
    }, settleMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with the months alone
  }, [months.join(",")]);
  return { notes: useMemo(() => markLowest(notes), [notes]), onMonths: setMonths };
}
