import type { BookingListQuery } from "./booking-list-query";

const removable = [
  "due",
  "sale",
  "service",
  "agent",
  "place",
  "currency",
  "from",
  "to",
  "startsFrom",
  "startsTo",
  "bookedFrom",
  "bookedTo",
  "q",
] as const;
export type ChipName = (typeof removable)[number] | "state";

/** Each filter that is set, and the list without it; of states each for itself. */
export function listChips(
  query: BookingListQuery,
): { name: ChipName; value: string; without: BookingListQuery }[] {
  const first = { ...query, after: undefined };
  const single = removable.flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [{ name, value, without: { ...first, [name]: undefined } }];
  });
  const states = (query.state ?? []).map((value) => {
    const left = query.state?.filter((other) => other !== value) ?? [];
    return {
      name: "state" as const,
      value,
      without: { ...first, state: left.length > 0 ? left : undefined },
    };
  });
  return [...states, ...single];
}
