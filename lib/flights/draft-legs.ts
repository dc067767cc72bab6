import { flightLimits } from "@/lib/api/contract/flight-terms";
import { addDays } from "@/lib/dates/calendar-date";
import type { FlightPlace, FlightQueryLeg } from "./read-flight-query";

/**
 * A leg while somebody fills it in. `key` tells it from the others; `turns` count how often its
 * values came from elsewhere than its own fields. `isProposed`: it begins where the leg ahead ends,
 * unless somebody says otherwise.
 */
export type DraftLeg = FlightQueryLeg & { key: number; turns: number; isProposed: boolean };

/** Days from a leg to the next that is added. */
const between = 3;
const nowhere: FlightPlace = { id: null, name: "" };
const isSame = (a: FlightPlace, b: FlightPlace) => a.id === b.id && a.name === b.name;

/** None before the leg ahead of it, and none after the last day that is sold. */
const inOrder = (legs: readonly DraftLeg[]): DraftLeg[] => {
  let earliest = "";
  return legs.map((leg) => {
    const date = leg.date < earliest ? earliest : leg.date;
    earliest = date;
    return date === leg.date ? leg : { ...leg, date, turns: leg.turns + 1 };
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
  // Emptied, a field is nobody's proposal until the place ahead changes.
  return inOrder(change.to ? propose(changed) : changed);
}
