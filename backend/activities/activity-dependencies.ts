import type { SearchDependencies } from "../searches/search-dependencies";
import type { SellableActivities } from "./combine-activity-suppliers";

/** What activities are searched with. */
export type ActivityDependencies = SearchDependencies & { activities: SellableActivities };
