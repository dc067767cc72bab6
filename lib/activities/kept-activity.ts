import { countPeople } from "@/lib/api/contract/check-activity-party";
import type { Point } from "@/lib/api/contract/point";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { toShownPrice } from "@/lib/prices/shown-price";
import { readQueryText } from "@/lib/query-values";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { KeptKind } from "@/lib/saved-items/kept-kind";
import { pickQuery, shorten } from "@/lib/saved-items/kept-query";
import { isPicture } from "@/lib/saved-items/read-kept-items";
import { readPartyOf } from "./activity-query";

/** What searches and the page of an activity write. */
const offerNames = ["date", "band"];
const placeNames = ["place", "placeLat", "placeLong"];

type Described = {
  id: string;
  title: string;
  picture: string;
  /** Where it is, or was searched for. */
  place: Point & { name: string };
};

/**
 * An activity as lists keep it, with the day and party of its address and what it takes to say what
 * it is.
 * @param shown its total, null where the viewer sees none; if not given, as the address has it
 */
export function toKeptActivity(
  { id, title, picture, place }: Described,
  href: string,
  shown?: Money | null,
): KeptItem {
  const written = new URLSearchParams(href.slice(href.indexOf("?") + 1));
  const query = new URLSearchParams(
    [...written].filter(([name]) => [...offerNames, "shown"].includes(name)),
  );
  query.set("title", shorten(title));
  query.set("picture", picture);
  query.set("place", shorten(place.name));
  query.set("placeLat", String(place.latitude));
  query.set("placeLong", String(place.longitude));
  if (shown) query.set("shown", toShownPrice(shown));
  if (shown === null) query.delete("shown");
  return {
    ...{ service: "activities", id, name: title, place: place.name || null, picture },
    ...{ rating: null, search: query.toString() },
  };
}

/** What a kept activity's query says of it; without a day it was kept for any. */
export function readKeptActivity({ search }: Pick<KeptItem, "search">) {
  const written = new URLSearchParams(search ?? "");
  const text = (name: string) => written.get(name) ?? "";
  const date = text("date");
  const party = readPartyOf(readQueryText(search ?? ""));
  return {
    ...{ title: text("title"), picture: text("picture"), place: text("place"), party },
    date: isCalendarDate(date) ? date : null,
    people: party && countPeople(party),
  };
}

const isOver: KeptKind["isOver"] = (item, today) => {
  const { date } = readKeptActivity(item);
  return date === null ? null : date < today;
};

/** Kept activities: all that is said of them is in their query. */
export const keptActivities: KeptKind = {
  read(saved) {
    const { title, picture, place } = readKeptActivity(saved);
    if (!title) return null;
    return {
      service: "activities",
      ...saved,
      name: title,
      place: place || null,
      picture: isPicture(picture) ? picture : "",
      rating: null,
    };
  },
  isOver,
  // It has other days, which its own page shows.
  toPath: (item, today) =>
    paths.activity(
      item.id,
      pickQuery(item.search, isOver(item, today) ? ["band"] : [...offerNames, "shown"]),
    ),
  toSearchPath: ({ search }) =>
    paths.search("activities", pickQuery(search, [...placeNames, "date"])),
};
