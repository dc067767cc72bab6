import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { toShownPrice } from "@/lib/prices/shown-price";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";
import { createResultsLinks, type ResultsLinks } from "@/lib/results/results-links";
import { toCarSearchQuery, type CarSearchQuery } from "./car-results";
import { toRentalQuery } from "./rental-query";

export type CarLinks = ResultsLinks<CarSearchQuery> & {
  /** A car with its covers for the same rental; `shown` is the total on its card. */
  toCar: (id: string, shown?: Money) => string;
};

/**
 * URLs of a car search and its cars, with the path prefix of the language.
 */
export function createCarLinks(
  search: CarSearchQuery,
  { prefix, ...amounts }: { prefix: string } & AmountsIn,
): CarLinks {
  // Once, for all cards.
  const stem = `${prefix}${paths.offer("cars", { ...toRentalQuery(search), id: "" })}`;
  return {
    ...createResultsLinks(
      search,
      (other) => `${prefix}${paths.search("cars", toCarSearchQuery(other, amounts))}`,
    ),
    toCar: (id, shown) =>
      `${stem}${encodeURIComponent(id)}${shown ? `&shown=${toShownPrice(shown)}` : ""}`,
  };
}
