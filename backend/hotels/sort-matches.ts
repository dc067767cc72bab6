import { distanceKm } from "@/lib/api/contract/distance-km";
import type { HotelSort } from "@/lib/api/contract/hotel-terms";
import type { Point } from "@/lib/api/contract/point";
import type { Match } from "./match-hotels";

const byId = (a: Match, b: Match) => (a.hotel.id < b.hotel.id ? -1 : 1);
const byRelevance = (a: Match, b: Match) => b.hotel.relevance - a.hotel.relevance || byId(a, b);
const scoreOf = ({ hotel }: Match) => hotel.guestScore?.value ?? -1;
const countOf = ({ hotel }: Match) => hotel.guestScore?.count ?? 0;

/** Points of the guests' score, of 10, that each doubling of the total takes off. */
const priceWeight = 0.4;

/** What suits for its price. Without price rights totals take no part in the order. */
const valueOf = ({ hotel, total }: Match) =>
  hotel.relevance - priceWeight * Math.log2(Math.max(total, 1));
const byValue = (a: Match, b: Match) => valueOf(b) - valueOf(a) || byId(a, b);

type Order = (a: Match, b: Match) => number;
const orders: Record<Exclude<HotelSort, "landmark">, Order> = {
  best: byRelevance,
  price: (a, b) => a.total - b.total || byRelevance(a, b),
  distance: (a, b) => a.hotel.distance - b.hotel.distance || byRelevance(a, b),
  score: (a, b) => scoreOf(b) - scoreOf(a) || countOf(b) - countOf(a) || byId(a, b),
};

/** Each distance is measured once. */
function byDistanceTo(point: Point, matches: readonly Match[]): Order {
  const distances = new Map(matches.map(({ hotel }) => [hotel.id, distanceKm(hotel, point)]));
  const of = ({ hotel }: Match) => distances.get(hotel.id) ?? Infinity;
  return (a, b) => of(a) - of(b) || byRelevance(a, b);
}

/**
 * In place; the same order for the same search, so that no hotel is on two pages. Who searched for
 * a very hotel sees it first.
 */
export function sortMatches(
  matches: Match[],
  {
    sort,
    landmark,
    hotelId,
    knowsPrices,
  }: {
    sort: HotelSort;
    /** What is sorted by the distance to; the searched place without one. */
    landmark: Point | null;
    hotelId: string | undefined;
    knowsPrices: boolean;
  },
): Match[] {
  const toOrder = () => {
    if (sort === "landmark") return landmark ? byDistanceTo(landmark, matches) : orders.distance;
    return sort === "best" && knowsPrices ? byValue : orders[sort];
  };
  matches.sort(toOrder());
  const asked = hotelId === undefined ? -1 : matches.findIndex(({ hotel }) => hotel.id === hotelId);
  if (asked > 0) matches.unshift(...matches.splice(asked, 1));
  return matches;
}
