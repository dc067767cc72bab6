import { daysBetween } from "@/lib/dates/calendar-date";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { toShownPrice } from "@/lib/prices/shown-price";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";
import { chosenId } from "@/lib/results/page-ids";
import { createResultsLinks, type ResultsLinks } from "@/lib/results/results-links";
import { toFlightQuery } from "./flight-query";
import { moveSearch } from "./flight-question";
import { toFlightSearchQuery, type FlightSearchQuery } from "./flight-results";

export type FlightLinks = ResultsLinks<FlightSearchQuery> & {
  /**
   * An itinerary with its fares for the same search. Of its card: the brand, the total where that
   * is without added bags, and the bags that were added to it.
   */
  toItinerary: (id: string, card?: { brand: string; shown?: Money; bags?: number }) => string;
  /** The ways back for an outbound. */
  toOutbound: (id: string) => string;
  /** The same search on another day, with the same days between its legs. */
  toDay: (date: string) => string;
};

/**
 * URLs of a flight search and its itineraries, with the path prefix of the language.
 */
export function createFlightLinks(
  search: FlightSearchQuery,
  { prefix, ...amounts }: { prefix: string } & AmountsIn,
): FlightLinks {
  // Once, for all cards.
  const stem = `${prefix}${paths.offer("flights", { ...toFlightQuery(search), itinerary: "" })}`;
  const links = createResultsLinks(
    search,
    (other) => `${prefix}${paths.search("flights", toFlightSearchQuery(other, amounts))}`,
  );
  const [first] = search.legs;
  return {
    ...links,
    toItinerary: (id, card) =>
      [
        `${stem}${encodeURIComponent(id)}`,
        ...(card ? [`brand=${encodeURIComponent(card.brand)}`] : []),
        ...(card?.shown ? [`shown=${toShownPrice(card.shown)}`] : []),
        ...(card?.bags ? [`bags=${card.bags}`] : []),
      ].join("&"),
    toOutbound: (id) =>
      `${links.to({ list: "outbounds", outbound: null })}&outbound=${encodeURIComponent(id)}#${chosenId}`,
    toDay: (date) => {
      const days = first ? daysBetween(first.date, date) : 0;
      return links.to(moveSearch(search, days));
    },
  };
}
