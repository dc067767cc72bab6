import { and, asc, count, eq, ne } from "drizzle-orm";
import { can } from "@/lib/api/contract/roles";
import type { DeskList } from "@/lib/api/contract/desk-lists";
import { maximumSavedViews, type SavedView } from "@/lib/api/contract/saved-views";
import { requireReach } from "../access/require-reach";
import { recordAuditEvent } from "../audit/record-audit-event";
import { savedViews } from "../db/schema/saved-views";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { actionOf, toViewQuery } from "./check-view-query";

type MemberContext = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };
type Row = typeof savedViews.$inferSelect;

/** One's own, and what is shared for those who manage others. */
const mayChange = (viewer: Viewer, { ownerId, isShared }: Pick<Row, "ownerId" | "isShared">) =>
  ownerId === viewer.userId || (isShared && can(viewer, "views.share"));

const toView = (viewer: Viewer, row: Omit<Row, "agencyId" | "createdAt">): SavedView => ({
  id: row.id,
  name: row.name,
  query: row.query,
  isShared: row.isShared,
  canChange: mayChange(viewer, row),
});

/** The views of a list that a member sees, by name. */
export async function listSavedViews(
  db: ScopedDatabase,
  { agency, viewer }: Pick<MemberContext, "agency" | "viewer">,
  list: DeskList,
): Promise<SavedView[]> {
  const reach = requireReach(viewer, actionOf(list));
  const rows = await db.forMember(agency.id, { userId: viewer.userId, reach }, (tx) =>
    tx
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.agencyId, agency.id), eq(savedViews.list, list)))
      .orderBy(asc(savedViews.name), asc(savedViews.id)),
  );
  return rows.map((row) => toView(viewer, row));
}

/** One at a time for each member, so that their views are counted. */
const lockOwner = async (tx: Transaction, { agency, viewer }: MemberContext): Promise<void> => {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId)))
    .for("no key update");
};

type Values = { list: DeskList; name: string; query: string; isShared: boolean };

/**
 * Saves a view by its name; of the same name it replaces the one before.
 * @throws RouteError 403 `not_allowed`, 409 `too_many_views`, 422
 */
export const saveView = (
  db: ScopedDatabase,
  visit: MemberContext,
  { list, name, query, isShared, now }: Values & { now: Date },
): Promise<SavedView> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency, viewer } = visit;
    requireReach(viewer, actionOf(list));
    if (isShared) requireReach(viewer, "views.share");
    const values = { query: toViewQuery(list, query), isShared };
    await lockOwner(tx, visit);
    const isOwn = and(
      eq(savedViews.agencyId, agency.id),
      eq(savedViews.ownerId, viewer.userId),
      eq(savedViews.list, list),
    );
    const [before] = await tx
      .select()
      .from(savedViews)
      .where(and(isOwn, eq(savedViews.name, name)));
    if (before?.query === values.query && before.isShared === isShared)
      return toView(viewer, before);
    const [found] = await tx.select({ views: count() }).from(savedViews).where(isOwn);
    if (!before && (found?.views ?? 0) >= maximumSavedViews)
      throw new RouteError(409, "too_many_views", "You have saved as many views as can be");
    const [row] = before
      ? await tx
          .update(savedViews)
          .set(values)
          .where(and(isOwn, eq(savedViews.id, before.id)))
          .returning()
      : await tx
          .insert(savedViews)
          .values({
            ...values,
            agencyId: agency.id,
            ownerId: viewer.userId,
            list,
            name,
            createdAt: now,
          })
          .returning();
    if (!row) throw new Error("a view that was saved isn't there");
    await recordAuditEvent(tx, visit, {
      action: "view.saved",
      subject: { kind: "view", name, id: row.id },
      before: { isShared: before?.isShared },
      after: { isShared },
      now,
    });
    return toView(viewer, row);
  });

/** @throws RouteError 404 `view_not_found` for what its member may not change */
async function requireView(
  tx: Transaction,
  { agency, viewer }: MemberContext,
  id: string,
): Promise<Row> {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.agencyId, agency.id), eq(savedViews.id, id)))
    .for("update");
  if (!row || !mayChange(viewer, row))
    throw new RouteError(404, "view_not_found", "There is no such view");
  return row;
}

/** @throws RouteError 404 `view_not_found`, 409 `view_exists` */
export const renameView = (
  db: ScopedDatabase,
  visit: MemberContext,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<SavedView> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const view = await requireView(tx, visit, id);
    if (view.name === name) return toView(visit.viewer, view);
    const { agencyId, ownerId, list } = view;
    const isSame = and(
      eq(savedViews.agencyId, agencyId),
      eq(savedViews.ownerId, ownerId),
      eq(savedViews.list, list),
      eq(savedViews.name, name),
      ne(savedViews.id, id),
    );
    const same = await tx.select({ id: savedViews.id }).from(savedViews).where(isSame);
    if (same.length > 0)
      throw new RouteError(409, "view_exists", "There is a view of that name already");
    await tx
      .update(savedViews)
      .set({ name })
      .where(and(eq(savedViews.agencyId, agencyId), eq(savedViews.id, id)));
    await recordAuditEvent(tx, visit, {
      action: "view.renamed",
      subject: { kind: "view", name, id },
      before: { name: view.name },
      after: { name },
      now,
    });
    return toView(visit.viewer, { ...view, name });
  });

/** @throws RouteError 404 `view_not_found` */
export const deleteView = (
  db: ScopedDatabase,
  visit: MemberContext,
  { id, now }: { id: string; now: Date },
): Promise<void> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agencyId, name } = await requireView(tx, visit, id);
    await tx
      .delete(savedViews)
      .where(and(eq(savedViews.agencyId, agencyId), eq(savedViews.id, id)));
    await recordAuditEvent(tx, visit, {
      action: "view.deleted",
      subject: { kind: "view", name, id },
      now,
    });
  });
