import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { pick } from "@/lib/pick";
import { toShownPrice } from "@/lib/prices/shown-price";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";
import { createResultsLinks, type ResultsLinks } from "@/lib/results/results-links";
import { toHotelSearchQuery, type HotelSearchQuery } from "./hotel-results";
import { toRateTraits, toRateTraitsQuery } from "./rate-traits";
import { toStayQuery } from "./stay-query";

export type HotelLinks = ResultsLinks<HotelSearchQuery> & {
  /**
   * A hotel's rooms for the same stay, narrowed down to the rates that were searched for; `shown`
   * is the total on its card.
   */
  toHotel: (id: string, shown?: Money) => string;
};

/**
 * URLs of a hotel search and its hotels, with the path prefix of the language.
 */
export function createHotelLinks(
  search: HotelSearchQuery,
  { prefix, ...amounts }: { prefix: string } & AmountsIn,
): HotelLinks {
  const query = toStayQuery(pick(search, ["place", "placeId", "stay", "rooms", "residence"]));
  const traits = toRateTraitsQuery(toRateTraits(search.filters));
  // Once: a map has hundreds of hotels.
  const stem = `${prefix}${paths.offer("hotels", { ...query, ...traits, id: "" })}`;
  return {
    ...createResultsLinks(
      search,
      (other) => `${prefix}${paths.search("hotels", toHotelSearchQuery(other, amounts))}`,
    ),
    toHotel: (id, shown) =>
      `${stem}${encodeURIComponent(id)}${shown ? `&shown=${toShownPrice(shown)}` : ""}`,
  };
}
