import { count } from "drizzle-orm";
import type { AuditFilter } from "@/lib/api/contract/audit-events";
import { requireReach } from "../access/require-reach";
import { auditEvents } from "../db/schema/audit-events";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { toAuditCondition } from "../audit/audit-filter";
import { recordAuditEvent } from "../audit/record-audit-event";

type MemberContext = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/** Notes who takes which events out as a file, and counts them: with this one, if it is of them. */
export async function noteAuditExport(
  db: ScopedDatabase,
  visit: MemberContext,
  { filter, now }: { filter: AuditFilter; now: Date },
): Promise<{ total: number }> {
  requireReach(visit.viewer, "audit.read");
  const { id: agencyId, timeZone } = visit.agency;
  // The search text may be a person's name, and a member's id means nothing to readers.
  const { q, member, ...rest } = filter;
  return db.forAgency(agencyId, async (tx) => {
    await recordAuditEvent(tx, visit, {
      action: "audit.exported",
      subject: { kind: "audit", name: "audit" },
      after: {
        ...rest,
        hasMember: member ? true : undefined,
        hasText: q ? true : undefined,
      },
      now,
    });
    const isListed = toAuditCondition(filter, { agencyId, timeZone });
    const [found] = await tx.select({ events: count() }).from(auditEvents).where(isListed);
    return { total: found?.events ?? 0 };
  });
}
