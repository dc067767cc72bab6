import type { RequestContext } from "../http/request-context";
import type { FoundActivity } from "../ports/activity-supplier";
import type { Snapshot } from "../searches/create-snapshot-store";
import type { ActivityDependencies } from "./activity-dependencies";
import type { SellableActivities } from "./combine-activity-suppliers";

/** `today`: at the place, by whose clock starts pass. */
type ActivityQuery = Parameters<SellableActivities["findActivities"]>[0] & { today: string };

/**
 * The activities of a query at net prices, from the snapshot that all viewers share: don't mutate
 * them. Waits until the search is complete, or for `waitMs`.
 * @throws SupplierError when every supplier fails or takes too long
 */
export const findActivities = (
  context: RequestContext,
  {
    query: { today, ...query },
    waitMs,
    activities,
    snapshots,
  }: Pick<ActivityDependencies, "activities" | "snapshots"> & {
    query: ActivityQuery;
    waitMs: number;
  },
): Promise<Snapshot<readonly FoundActivity[]>> => {
  const { point, date, dateTo, language } = query;
  const { latitude, longitude } = point;
  const question = [activities.sells, latitude, longitude, date, dateTo, language, today];
  return snapshots.read<readonly FoundActivity[]>(
    { agencyId: context.agency.id, kind: "activities", question },
    {
      ask: (progress) => activities.findActivities(query, progress),
      waitMs,
    },
  );
};
