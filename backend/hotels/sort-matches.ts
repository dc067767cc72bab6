import type { HotelSort } from "@/lib/api/contract/hotel-terms";
import type { Match } from "./match-hotels";

const byId = (a: Match, b: Match) => (a.hotel.id < b.hotel.id ? -1 : 1);
const byRelevance = (a: Match, b: Match) => b.hotel.relevance - a.hotel.relevance || byId(a, b);
const scoreOf = ({ hotel }: Match) => hotel.guestScore?.value ?? -1;
const countOf = ({ hotel }: Match) => hotel.guestScore?.count ?? 0;

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
  { sort, hotelId }: { sort: HotelSort; hotelId: string | undefined },
): Match[] {
  matches.sort(orders[sort]);
  const asked = hotelId === undefined ? -1 : matches.findIndex(({ hotel }) => hotel.id === hotelId);
  if (asked > 0) matches.unshift(...matches.splice(asked, 1));
  return matches;
}
