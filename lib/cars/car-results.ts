import type { CarSort } from "@/lib/api/contract/car-terms";
import type { CarFilters } from "@/lib/api/contract/cars";
import type { ResultsTable } from "@/lib/results/results-table";
import { carFilters, type CarFacets } from "./car-filters";

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
