import { getDashboardEndpoint } from "@/lib/api/contract/dashboards";
import { can } from "@/lib/api/contract/roles";
import { getDashboard } from "../dashboards/get-dashboard";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError, type Handle } from "../request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

/** The agency in numbers, for those who work there. */
export function registerDashboardRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(getDashboardEndpoint, async (context) => {
    const { userId, userType } = requireSignedIn(context).viewer;
    if (!can(userType, "dashboard.read"))
      throw new RouteError(403, "agents_only", "This is for travel agents");
    return getDashboard(db, context.agency, { reader: { userId, userType }, now: now() });
  });
}
