import type { DashboardPeriod, DashboardTable } from "@/lib/api/contract/dashboards";
import { requireReach } from "../access/require-reach";
import { recordAuditEvent } from "../audit/record-audit-event";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";

type MemberContext = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };
type Export = { table: DashboardTable; period: DashboardPeriod; now: Date };

/** Notes who takes which table of the dashboard out as a file. */
export async function noteDashboardExport(
  db: ScopedDatabase,
  visit: MemberContext,
  { table, period, now }: Export,
): Promise<void> {
  requireReach(visit.viewer, "dashboard.read");
  await db.forAgency(visit.agency.id, (tx) =>
    recordAuditEvent(tx, visit, {
      action: "dashboard.exported",
      subject: { kind: "dashboard", name: "dashboard" },
      after: { table, period },
      now,
    }),
  );
}
