import type { Room, Stay } from "@/lib/api/contract/hotels";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import type { QueryInput } from "@/lib/query-values";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { readParty } from "./read-party";

/** What `toSearchText` writes; an account's list may have anything. */
const names = [
  "place",
  "placeId",
  "placeLat",
  "placeLong",
  "checkIn",
  "checkOut",
  "room",
  "residence",
];

export type KeptSearch = {
  /** For `paths.offer` and `paths.search`. */
  query: QueryInput;
  stay: Stay;
  rooms: Room[];
};

/** The search in the URL of a hotel's rooms, as `toSearchText` writes it. */
export const toSearchTextOf = (href: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(href.split("?")[1])].filter(([name]) => names.includes(name)),
  ).toString();

/** The search that a hotel was kept with; null if it has no dates. */
export function readKeptSearch({ search }: Pick<KeptItem, "search">): KeptSearch | null {
  if (!search) return null;
  const written = new URLSearchParams(search);
  const [start, end] = [written.get("checkIn"), written.get("checkOut")];
  if (!start || !end || !isCalendarDate(start) || !isCalendarDate(end) || start >= end) return null;
  return {
    query: Object.fromEntries(
      names.flatMap((name) => {
        const values = written.getAll(name);
        return values.length > 0 ? [[name, name === "room" ? values : values[0]]] : [];
      }),
    ),
    stay: { start, end },
    rooms: readParty((name) => written.getAll(name)).rooms,
  };
}

/**
 * Where a kept hotel leads: to its rooms for the search it was kept with, unless that is over, else
 * to its own page.
 * @param today as 2026-12-31, the earliest anywhere
 */
export function toKeptHotelHref(
  item: Pick<KeptItem, "id" | "search">,
  { prefix, today }: { prefix: string; today: string },
): string {
  const kept = readKeptSearch(item);
  return kept && kept.stay.start >= today
    ? `${prefix}${paths.offer("hotels", { ...kept.query, id: item.id })}`
    : `${prefix}${paths.hotel(item.id)}`;
}
