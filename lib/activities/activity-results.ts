import type { ActivityFilters, ActivitySearch } from "@/lib/api/contract/activities";
import type { ResultsTable } from "@/lib/results/results-table";
import { createResultsCodec } from "@/lib/results/search-codec";
import { activityFilters, type ActivityFacets } from "./activity-filters";
import { activityParts } from "./activity-query";

/** How activities are filtered and sorted, and where their texts are. */
export const activityResults: ResultsTable<
  ActivityFilters,
  ActivityFacets,
  ActivitySearch["sort"]
> = {
  namespace: "activities",
  filters: activityFilters,
  sorts: [
    { name: "best", label: ({ t }) => t("activities.sort.best") },
    { name: "price", label: ({ t }) => t("activities.sort.price"), needsPriceRights: true },
    { name: "rating", label: ({ t }) => t("activities.sort.rating") },
    { name: "duration", label: ({ t }) => t("activities.sort.duration") },
  ],
};

/** The table of a search for activities: the query of `paths.search`. */
export const { read: readActivitySearchQuery, write: toActivitySearchQuery } = createResultsCodec(
  activityParts,
  () => activityResults,
);
export type ActivitySearchQuery = ReturnType<typeof readActivitySearchQuery>;
