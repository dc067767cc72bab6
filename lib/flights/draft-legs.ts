import { flightLimits } from "@/lib/api/contract/flight-terms";
import { addDays } from "@/lib/dates/calendar-date";
import { toEarliestDate } from "./earliest-date";
import type { FlightPlace, FlightQueryLeg } from "./flight-query";

/**
 * A leg while the user fills it in. `key` tells it from the others; `turns` count how often its
 * values came from elsewhere than its own fields. `isProposed`: it begins where the leg ahead ends,
 * unless the user changes that.
 */
export type DraftLeg = FlightQueryLeg & { key: number; turns: number; isProposed: boolean };

/** Days from a leg to the next that is added. */
const between = 3;
const nowhere: FlightPlace = { id: null, name: "" };
const isSame = (a: FlightPlace, b: FlightPlace) => a.id === b.id && a.name === b.name;

/**
 * None before the leg ahead of it as far as calendars go there, and none after the last day that is
 * sold. What is behind the leg that was just `moved` leaves on its day at the earliest.
 */
const inOrder = (legs: readonly DraftLeg[], moved?: number): DraftLeg[] => {
  let before: DraftLeg | null = null;
  return legs.map((leg) => {
    const ahead: DraftLeg | null = before;
    const earliest = ahead?.key === moved ? ahead?.date : ahead && toEarliestDate(ahead.date);
    const isEarly = ahead !== null && leg.date < (earliest ?? "");
    before = isEarly ? { ...leg, date: ahead.date, turns: leg.turns + 1 } : leg;
    return before;
  });
};

/** Legs to start from: of one at least two. `last` is the last day that is sold. */
export function toDraftLegs(legs: readonly FlightQueryLeg[], last: string): DraftLeg[] {
  const drafts = legs.map((leg, key): DraftLeg => {
    const ahead = legs[key - 1];
    const isProposed = ahead !== undefined && isSame(leg.from, ahead.to);
    return { ...leg, key, turns: 0, isProposed };
  });
  return drafts.length > 1 ? inOrder(drafts) : addLeg(drafts, last);
}

/** One more leg, from where the one ahead of it ends; none beyond the most that one search has. */
export function addLeg(legs: readonly DraftLeg[], last: string): DraftLeg[] {
  const ahead = legs.at(-1);
  if (!ahead || legs.length >= flightLimits.legs) return [...legs];
  const next = addDays(ahead.date, between);
  const leg: DraftLeg = {
    key: Math.max(...legs.map(({ key }) => key)) + 1,
    turns: 0,
    isProposed: true,
    from: ahead.to,
    to: nowhere,
    date: next > last ? last : next,
  };
  return [...legs, leg];
}

/** Another leg than the first is proposed to begin where the one ahead of it ends now. */
const proposeFrom = (leg: DraftLeg, ahead: DraftLeg | undefined): DraftLeg =>
  ahead && leg.isProposed && !isSame(leg.from, ahead.to)
    ? { ...leg, from: ahead.to, turns: leg.turns + 1 }
    : leg;

const propose = (legs: readonly DraftLeg[]): DraftLeg[] =>
  legs.map((leg, index) => proposeFrom(leg, legs[index - 1]));

export const removeLeg = (legs: readonly DraftLeg[], key: number): DraftLeg[] =>
  propose(legs.filter((leg) => leg.key !== key));

/** What was changed in a leg's own fields; the legs behind follow. */
export function changeLeg(
  legs: readonly DraftLeg[],
  key: number,
  change: Partial<FlightQueryLeg>,
): DraftLeg[] {
  const changed = legs.map((leg) =>
    leg.key === key
      ? { ...leg, ...change, isProposed: change.from ? !change.from.name : leg.isProposed }
      : leg,
  );
  // An emptied field gets no proposal until the place ahead changes.
  return inOrder(change.to ? propose(changed) : changed, change.date ? key : undefined);
}
