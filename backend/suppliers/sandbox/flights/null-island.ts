import type { City } from "@/backend/reference-data/place";
import { anchorages, findNullIslandWaters } from "../cars/null-island";
import { nullIsland } from "../hotels/null-island";
import { islandSite } from "./airport-sites";

/** What a flight to or from Null Island does that others don't (docs/sandbox.md). */
export const flightWords = [
  "plain",
  "price-change",
  "price-change-at-hold",
  "sold-out",
  "sold-out-at-hold",
  "slow",
  "timeout-after-booking",
  "pending",
  "refused",
  "malformed",
  "last-seat",
  "cancel-timeout",
  "unsure",
  "hold-expires",
  "partial",
  "schedule-change",
  "supplier-cancels",
  "refund-differs",
] as const;
export type FlightWord = (typeof flightWords)[number];

/** Words that a search does something special for, from or to the water of that name. */
const waters: Readonly<Record<string, FlightWord>> = {
  [`city-${anchorages.slow.id}`]: "slow",
  [`city-${anchorages.malformed.id}`]: "malformed",
};
/** What is special about a search of a place; null for most. */
export const toFlightWordAt = (place: string): FlightWord | null => waters[place] ?? null;

/** Null Island and its waters by the beginning of their names, by its airport's code or by id. */
export function findOwnPlaces(text: string): City[] {
  if (text.trim().toUpperCase() === islandSite.iata) return [nullIsland];
  const own = [nullIsland, ...Object.values(anchorages)].filter(({ id }) => text === `city-${id}`);
  return own.length > 0 ? own : findNullIslandWaters(text);
}
