import { queryOptions } from "@tanstack/react-query";
import {
  listFares,
  listSeats,
  searchNextBest,
  type FlightSearchBody,
} from "@/lib/api/browser/flight-extras";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toItemQuery } from "@/lib/flights/to-query-legs";

const toParty = ({ adults, ages }: FlightItem) => ({ adults, ages });

/** What one more bag costs, by leg, with the fare that was chosen; null where it is sold out. */
export const bagPricesQuery = (item: FlightItem) =>
  queryOptions({
    queryKey: ["flights", "bags", item.fare.id, toParty(item)],
    queryFn: ({ signal }) =>
      listFares(item.itinerary.id, { ...toParty(item), cabin: item.fare.cabin }, signal),
    select: (fares) => fares.find(({ id }) => id === item.fare.id)?.bagPrices ?? null,
  });

/** Refetched whenever a seat turns out to be taken. */
export const seatMapsQuery = (item: FlightItem) =>
  queryOptions({
    queryKey: ["flights", "seats", item.fare.id, toParty(item)],
    queryFn: ({ signal }) => listSeats(item.fare.id, toParty(item), signal),
  });

/**
 * The best other itinerary of the search that led to this one; never cached: fetched when the
 * first is gone.
 */
export const nextBestQuery = (item: FlightItem) =>
  queryOptions({
    queryKey: ["flights", "nextBest", item.itinerary.id, toParty(item)],
    queryFn: ({ signal }) => searchNextBest(toSameSearch(item), signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.askAgainInMs ?? false,
    select: ({ state, itineraries }) => ({
      isSearching: state === "searching",
      next: itineraries.find(({ id }) => id !== item.itinerary.id) ?? null,
    }),
  });

/** The call that finds what else there is for an item's legs, party and cabin, the best first. */
function toSameSearch(item: FlightItem): FlightSearchBody {
  const { legs, adults, ages, cabin } = toItemQuery(item);
  return {
    legs: legs.map(({ from, to, date }) => ({ from: from.id, to: to.id, date })),
    adults,
    ages,
    cabin,
  };
}
