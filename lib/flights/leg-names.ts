import type { FlightQuery } from "./flight-query";

/** What a table of filters must know of a search: how many legs it has, and what they are. */
export type TripShape = Pick<FlightQuery, "trip"> & { legs: number };

export const toTripShape = ({
  trip,
  legs,
}: Pick<FlightQuery, "trip"> & { legs: readonly unknown[] }): TripShape => ({
  trip,
  legs: legs.length,
});

/** What a leg is called, where it isn't named by its places. */
export type LegName = { key: "only" | "out" | "back" | "leg"; number: number };

/** Of the leg counted from nought. */
export function toLegName({ trip, legs }: TripShape, leg: number): LegName {
  const number = leg + 1;
  if (trip === "return") return { key: leg === 0 ? "out" : "back", number };
  return { key: legs > 1 ? "leg" : "only", number };
}
