import type { City } from "@/backend/reference-data/place";
import { findByName, findWater, islandPlaces, nullIsland, toMagicWords } from "../null-island";
import { islandSite } from "./airport-sites";

/** What a flight to or from Null Island does that others don't (docs/sandbox.md). */
export const flightWords = toMagicWords(
  "last-seat",
  ...([
    "hold-expires",
    "partial",
    "schedule-change",
    "supplier-cancels",
    "refund-differs",
  ] as const),
);
export type FlightWord = (typeof flightWords)[number];

/** What is special about a search of a place; null for most. */
export const toFlightWordAt = (place: string): FlightWord | null =>
  findWater(({ id }) => place === `city-${id}`);

/** Null Island and its waters by the beginning of their names, by its airport's code or by id. */
export function findOwnPlaces(text: string): City[] {
  if (text.trim().toUpperCase() === islandSite.iata) return [nullIsland];
  const own = islandPlaces.filter(({ id }) => text === `city-${id}`);
  return own.length > 0 ? own : findByName(text, islandPlaces);
}
