import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { toShownPrice } from "@/lib/prices/shown-price";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { KeptKind } from "@/lib/saved-items/kept-kind";
import { pickQuery, readOfferHref, shorten } from "@/lib/saved-items/kept-query";
import { readItineraryId } from "./read-itinerary-id";
import type { CardLeg } from "./to-card-flight";
import { toRoute } from "./to-route";

/** What `toFlightQuery` writes, and which fare it is. */
const searchNames = [
  ...["trip", "from", "fromId", "to", "toId", "departure", "return", "leg"],
  ...["adults", "children", "infants", "age", "cabin"],
];
const offerNames = ["brand", "bags", "shown"];

/**
 * Flights as lists keep them, with the search of their address and what it takes to say what they
 * are: the id has airports and days.
 * @param shown the fare's total, null where the viewer sees none; if not given, as the address has
 *   it
 */
export function toKeptFlight(
  legs: readonly CardLeg[],
  href: string,
  shown?: Money | null,
): KeptItem {
  const { id, query } = readOfferHref(href, "itinerary");
  const toPlace = ({ city }: CardLeg["from"]) => ({ id: null, name: city });
  const name = toRoute(legs.map(({ from, to }) => ({ from: toPlace(from), to: toPlace(to) })));
  const airlines = [...new Set(legs.flatMap((leg) => leg.airlines.map((each) => each.name)))];
  query.set("route", shorten(name));
  query.set("airlines", shorten(airlines.join(" · ")));
  query.delete("times");
  for (const { from, to, daysLater } of legs)
    query.append("times", `${from.time}_${to.time}_${daysLater}`);
  if (shown) query.set("shown", toShownPrice(shown));
  if (shown === null) query.delete("shown");
  const search = query.toString();
  return { service: "flights", id, name, place: null, picture: "", rating: null, search };
}

/** What a kept flight says of itself: each leg's airports and times by their own clocks. */
export function readKeptFlight({ id, search }: Pick<KeptItem, "id" | "search">) {
  const written = new URLSearchParams(search ?? "");
  const times = written.getAll("times");
  return {
    route: written.get("route") ?? "",
    airlines: written.get("airlines") ?? "",
    legs: (readItineraryId(id) ?? []).map(({ from, to, date }, index) => {
      const [, departs = "", arrives = "", daysLater = "0"] =
        /^(\d\d:\d\d)_(\d\d:\d\d)_(-?\d)$/.exec(times[index] ?? "") ?? [];
      return {
        from: from.name,
        to: to.name,
        date,
        departs,
        arrives,
        daysLater: Number(daysLater),
      };
    }),
  };
}

const isOver: KeptKind["isOver"] = ({ id }, today) => {
  const [first] = readItineraryId(id) ?? [];
  return first ? first.date < today : null;
};
const toSearchPath: KeptKind["toSearchPath"] = ({ search }) =>
  paths.search("flights", pickQuery(search, searchNames));

/** Kept flights: all that is said of them is in their id and query. */
export const keptFlights: KeptKind = {
  read(saved) {
    const { route } = readKeptFlight(saved);
    return route
      ? { service: "flights", ...saved, name: route, place: null, picture: "", rating: null }
      : null;
  },
  isOver,
  toPath: (item, today) =>
    isOver(item, today)
      ? toSearchPath(item)
      : paths.offer("flights", {
          ...pickQuery(item.search, [...searchNames, ...offerNames]),
          itinerary: item.id,
        }),
  toSearchPath,
};
