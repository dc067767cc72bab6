import type { PastSearch, PastSearchInput } from "@/lib/api/contract/past-searches";
import { daysBetween } from "@/lib/dates/calendar-date";
import { factsOf } from "./service-kits";

/** Its places, in order, each named once in a row. */
export const listSearchedPlaces = (input: PastSearchInput): string[] =>
  factsOf(input)
    .searches.listPlaces(input)
    .filter((name, index, names) => name !== "" && name !== names[index - 1]);

/** The first and the last day, by the calendar of the place. */
export const toSearchedDays = (input: PastSearchInput): { start: string; end: string } =>
  factsOf(input).searches.toDays(input);

/** How many travel, of a rental the driver; null where the search doesn't say. */
export const countSearchedPeople = (input: PastSearchInput): number | null =>
  factsOf(input).searches.countPeople(input);

/**
 * The same search again. If its dates have passed it is moved by whole weeks, to the same days of
 * the week from tomorrow on, and `isMoved` says so.
 * @param today as 2026-12-31, the earliest anywhere
 */
export function toSearchAgain(
  { input }: Pick<PastSearch, "input">,
  { today }: { today: string },
): { input: PastSearchInput; isMoved: boolean } {
  const ago = daysBetween(toSearchedDays(input).start, today);
  if (ago <= 0) return { input, isMoved: false };
  const days = 7 * Math.ceil((ago + 1) / 7);
  return { input: factsOf(input).searches.toLater(input, days), isMoved: true };
}

/** The address of a search, root-relative and without a language. */
export const toSearchPath = (input: PastSearchInput): string =>
  factsOf(input).searches.toPath(input);
