import { daysBetween } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { createResultsLinks, type ResultsLinks } from "@/lib/results/results-links";
import { toFlightQuery } from "./flight-query";
import { moveLegs } from "./flight-question";
import { toFlightSearchQuery, type FlightSearchQuery } from "./flight-search-query";

export type FlightLinks = ResultsLinks<FlightSearchQuery> & {
  /** An itinerary with its fares for the same search; `brand` is the one on its card. */
  toItinerary: (id: string, brand?: string) => string;
  /** The same search on another day, with the same days between its legs. */
  toDay: (date: string) => string;
};

/**
 * URLs of a flight search and its itineraries. `prefix` is the path prefix of the language,
 * `currency` the one charged.
 */
export function createFlightLinks(
  search: FlightSearchQuery,
  { prefix, currency }: { prefix: string; currency: string },
): FlightLinks {
  // Once, for all cards.
  const stem = `${prefix}${paths.flightFares({ ...toFlightQuery(search), itinerary: "" })}`;
  const links = createResultsLinks(
    search,
    (other) => `${prefix}${paths.flightSearch(toFlightSearchQuery(other, { currency }))}`,
  );
  const [first] = search.legs;
  return {
    ...links,
    toItinerary: (id, brand) =>
      `${stem}${encodeURIComponent(id)}${brand ? `&brand=${encodeURIComponent(brand)}` : ""}`,
    toDay: (date) => {
      const days = first ? daysBetween(first.date, date) : 0;
      return links.to({ legs: moveLegs(search.legs, days) });
    },
  };
}
