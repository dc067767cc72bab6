import type { HotelSort } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import type { ResultsTable } from "@/lib/results/results-table";
import { hotelFilters, type HotelFacets } from "./hotel-filters";

/** How hotels are filtered and sorted, and where their texts are. */
export const hotelResults: ResultsTable<HotelFilters, HotelFacets, HotelSort> = {
  namespace: "hotels",
  filters: hotelFilters,
  sorts: [
    { name: "best", label: ({ t }) => t("hotels.sort.best") },
    { name: "price", label: ({ t }) => t("hotels.sort.price"), needsPriceRights: true },
    { name: "distance", label: ({ t }) => t("hotels.sort.distance") },
    { name: "score", label: ({ t }) => t("hotels.sort.score") },
  ],
};
