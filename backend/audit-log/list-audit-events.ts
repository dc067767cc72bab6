import { and, count } from "drizzle-orm";
import type * as z from "zod";
import type { AuditEvent, listAuditEventsEndpoint } from "@/lib/api/contract/audit-events";
import { listAgents } from "../users/list-agents";
import { requireReach } from "../access/require-reach";
import { auditEvents } from "../db/schema/audit-events";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import {
  byMoment,
  exactMoment,
  isBeyondMoment,
  readMomentCursor,
  toMomentPage,
  type MomentCursor,
} from "../lists/moment-pages";
import type { RequestContext, Viewer } from "../http/request-context";
import { toAuditCondition } from "../audit/audit-filter";

type Query = z.output<typeof listAuditEventsEndpoint.query>;
type Answer = z.output<typeof listAuditEventsEndpoint.response>;
type MemberContext = Pick<RequestContext, "agency"> & { viewer: Viewer };

const columns = { moment: auditEvents.createdAt, id: auditEvents.id };

/** Up to one more than a page, from a cursor on in its way. */
const listRows = (
  tx: Transaction,
  isListed: ReturnType<typeof toAuditCondition>,
  { cursor, size }: { cursor: MomentCursor | null; size: number },
) =>
  tx
    .select({
      id: auditEvents.id,
      place: exactMoment(auditEvents.createdAt),
      createdAt: auditEvents.createdAt,
      actorId: auditEvents.actorId,
      actorName: auditEvents.actorName,
      action: auditEvents.action,
      subjectKind: auditEvents.subjectKind,
      subject: auditEvents.subject,
      subjectId: auditEvents.subjectId,
      before: auditEvents.before,
      after: auditEvents.after,
    })
    .from(auditEvents)
    .where(and(isListed, cursor ? isBeyondMoment(columns, cursor) : undefined))
    .orderBy(...byMoment(columns, cursor))
    .limit(size + 1);

const toEvent = (row: Awaited<ReturnType<typeof listRows>>[number]): AuditEvent => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  action: row.action,
  subject: { kind: row.subjectKind, name: row.subject, id: row.subjectId },
  before: row.before,
  after: row.after,
});

/**
 * A page of an agency's audit events, the latest first, and how many there are in all. Three
 * queries, at any page size.
 * @throws RouteError 422 for a cursor that isn't of this list
 */
export function listAuditEvents(
  db: ScopedDatabase,
  { agency: { id: agencyId, timeZone }, viewer }: MemberContext,
  { after, size, ...filter }: Query,
): Promise<Answer> {
  const cursor = readMomentCursor(after);
  const reach = requireReach(viewer, "audit.read");
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toAuditCondition(filter, { agencyId, timeZone });
    const [total] = await tx.select({ events: count() }).from(auditEvents).where(isListed);
    const found = await listRows(tx, isListed, { cursor, size });
    const { rows, next, previous } = toMomentPage(found, { cursor, size });
    const members = await listAgents(tx, agencyId);
    return { events: rows.map(toEvent), total: total?.events ?? 0, next, previous, members };
  });
}
