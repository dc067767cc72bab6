import { and, eq, isNull, like, sql, type SQL } from "drizzle-orm";
import type { AuditFilter } from "@/lib/api/contract/audit-events";
import { auditEvents } from "../db/schema/audit-events";
import { startOfDay } from "../lists/start-of-day";
import { toFolded, toPattern } from "../lists/text-pattern";

/** The events of an agency that a filter leaves; `timeZone` is the agency's. */
export const toAuditCondition = (
  { q, member, action, subject, from, to }: AuditFilter,
  { agencyId, timeZone }: { agencyId: string; timeZone: string },
): SQL | undefined =>
  and(
    eq(auditEvents.agencyId, agencyId),
    q ? like(toFolded(auditEvents.subject), toPattern(q)) : undefined,
    member === "site"
      ? isNull(auditEvents.actorId)
      : member
        ? eq(auditEvents.actorId, member)
        : undefined,
    action ? eq(auditEvents.action, action) : undefined,
    subject ? eq(auditEvents.subjectKind, subject) : undefined,
    from ? sql`${auditEvents.createdAt} >= ${startOfDay(from, timeZone)}` : undefined,
    to ? sql`${auditEvents.createdAt} < ${startOfDay(to, timeZone, 1)}` : undefined,
  );
