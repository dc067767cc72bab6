import type { Room, Stay } from "@/lib/api/contract/hotels";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import type { QueryInput } from "@/lib/query-values";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { KeptKind } from "@/lib/saved-items/kept-kind";
import { pickQuery } from "@/lib/saved-items/kept-query";
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

type KeptSearch = {
  /** For `paths.offer` and `paths.search`. */
  query: QueryInput;
  stay: Stay;
  rooms: Room[];
};

/** The search in the URL of a hotel's rooms, as `toSearchText` writes it, with the shown total. */
export const toSearchTextOf = (href: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(href.split("?")[1])].filter(([name]) =>
      [...names, "shown"].includes(name),
    ),
  ).toString();

/** The search that a hotel was kept with; null if it has no dates. */
export function readKeptSearch({ search }: Pick<KeptItem, "search">): KeptSearch | null {
  if (!search) return null;
  const written = new URLSearchParams(search);
  const [start, end] = [written.get("checkIn"), written.get("checkOut")];
  if (!start || !end || !isCalendarDate(start) || !isCalendarDate(end) || start >= end) return null;
  return {
    query: pickQuery(search, names),
    stay: { start, end },
    rooms: readParty((name) => written.getAll(name)).rooms,
  };
}

const isOver: KeptKind["isOver"] = (item, today) => {
  const kept = readKeptSearch(item);
  return kept && kept.stay.start < today;
};

/** Kept hotels; what they are is loaded, in the language of the page. */
export const keptHotels: KeptKind = {
  read: () => null,
  isOver,
  toPath(item, today) {
    const kept = readKeptSearch(item);
    return kept && !isOver(item, today)
      ? paths.offer("hotels", { ...kept.query, id: item.id, ...pickQuery(item.search, ["shown"]) })
      : paths.hotel(item.id);
  },
  toSearchPath(item) {
    const kept = readKeptSearch(item);
    return kept ? paths.search("hotels", kept.query) : paths.book("hotels");
  },
  comparison: {
    path: paths.compareHotels(),
    toQuery: (item, today) => (isOver(item, today) ? null : (readKeptSearch(item)?.query ?? null)),
  },
};
