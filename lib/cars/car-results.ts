import type { CarSort } from "@/lib/api/contract/car-terms";
import type { CarFilters } from "@/lib/api/contract/cars";
import type { ResultsTable } from "@/lib/results/results-table";
import { createResultsCodec } from "@/lib/results/search-codec";
import { carFilters, type CarFacets } from "./car-filters";
import { rentalParts } from "./rental-query";

/** How rental cars are filtered and sorted, and where their texts are. */
export const carResults: ResultsTable<CarFilters, CarFacets, CarSort> = {
  namespace: "cars",
  filters: carFilters,
  sorts: [
    { name: "best", label: ({ t }) => t("cars.sort.best") },
    { name: "price", label: ({ t }) => t("cars.sort.price"), needsPriceRights: true },
    { name: "atDesk", label: ({ t }) => t("cars.sort.atDesk"), needsPriceRights: true },
    { name: "score", label: ({ t }) => t("cars.sort.score") },
  ],
};

/** The table of a car search: the query of `paths.search`. */
export const { read: readCarSearchQuery, write: toCarSearchQuery } = createResultsCodec(
  rentalParts,
  () => carResults,
);
export type CarSearchQuery = ReturnType<typeof readCarSearchQuery>;
