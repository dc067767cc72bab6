import type { HotelSort } from "@/lib/api/contract/hotel-terms";
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

const orders: Record<HotelSort, (a: Match, b: Match) => number> = {
  best: byRelevance,
  price: (a, b) => a.total - b.total || byRelevance(a, b),
  distance: (a, b) => a.hotel.distance - b.hotel.distance || byRelevance(a, b),
  score: (a, b) => scoreOf(b) - scoreOf(a) || countOf(b) - countOf(a) || byId(a, b),
};

/**
 * In place; the same order for the same search, so that no hotel is on two pages. Who searched for
 * a very hotel sees it first.
 */
export function sortMatches(
  matches: Match[],
  {
    sort,
    hotelId,
    knowsPrices,
  }: { sort: HotelSort; hotelId: string | undefined; knowsPrices: boolean },
): Match[] {
  matches.sort(sort === "best" && knowsPrices ? byValue : orders[sort]);
  const asked = hotelId === undefined ? -1 : matches.findIndex(({ hotel }) => hotel.id === hotelId);
  if (asked > 0) matches.unshift(...matches.splice(asked, 1));
  return matches;
}
