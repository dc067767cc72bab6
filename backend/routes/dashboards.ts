import { exportDashboardEndpoint, getDashboardEndpoint } from "@/lib/api/contract/dashboards";
import { getDashboard } from "../dashboards/get-dashboard";
import { noteDashboardExport } from "../dashboards/note-dashboard-export";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

/** The agency in numbers, for those who work there. */
export function registerDashboardRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(getDashboardEndpoint, (context, { query }) =>
    getDashboard(db, requireSignedIn(context), { ...query, now: now() }),
  );
  handle(exportDashboardEndpoint, async (context, { body }) => {
    await noteDashboardExport(db, requireSignedIn(context), { ...body, now: now() });
    return {};
  });
}
