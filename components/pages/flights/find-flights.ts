import { searchFlights } from "@/lib/data/flights";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { moveLegs, toFlightQuestion } from "@/lib/flights/flight-question";
import type { FlightSearchQuery } from "@/lib/flights/flight-search-query";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";

const toBody = (search: FlightSearchQuery) => {
  const { filters, sort, page } = search;
  return { ...(toFlightQuestion(search) ?? { legs: [], adults: 1 }), filters, sort, page };
};

/**
 * The itineraries found, with the search that found them and the body of its call; or why there are
 * none. Never rejects.
 * @param searched all its places are known
 */
export async function findFlights(tenant: string, searched: FlightSearchQuery) {
  const results = await orSearchFailure(
    "flight search",
    searchOrDayLater(searched, {
      firstDay: "legs.0.date",
      later: (days) => ({ ...searched, legs: moveLegs(searched.legs, days) }),
      find: (search) => searchFlights(tenant, { search: toBody(search) }),
    }),
  );
  return typeof results === "string" ? results : { ...results, body: toBody(results.search) };
}
