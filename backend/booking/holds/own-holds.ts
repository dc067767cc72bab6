import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ServiceId } from "@/lib/api/contract/services";
import { addMs } from "@/lib/dates/instants";
import { earlierOf } from "../../db/earlier-of";
import { holds } from "../../db/schema/holds";
import { quotes } from "../../db/schema/quotes";
import type { Transaction } from "../../db/scoped";
import type { RequestContext } from "../../http/request-context";
import { leaseMs } from "../bookings/step";

export type HoldRow = typeof holds.$inferSelect;

/**
 * A buyer of a service, by everything that they may be known by: their account, the id that their
 * browser sends, and a quote that they have.
 */
export type HoldOwner = {
  agencyId: string;
  service: ServiceId;
  userId: string | null;
  holder: string | null;
  quoteId: string | null;
};

/** Of who asks for a quote, or for the one by `id` again, which they may see. */
export const toHoldOwner = (
  { agency, viewer }: Pick<RequestContext, "agency" | "viewer">,
  {
    service,
    holder = null,
    id = null,
  }: { service: ServiceId; holder?: string | null | undefined; id?: string | null },
): HoldOwner => ({
  agencyId: agency.id,
  service,
  userId: viewer?.userId ?? null,
  holder,
  quoteId: id,
});

/**
 * Holds of one buyer begin and end one after another, also those that have no row yet. A caller
 * that needs a lock of a quote, too, takes that first.
 */
export async function lockOwner(
  tx: Transaction,
  { agencyId, service, userId, holder, quoteId }: HoldOwner,
): Promise<void> {
  const names = [userId, holder, quoteId].filter((name) => name !== null).toSorted();
  for (const name of names)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${agencyId} ${service} ${name}`}, 0))`,
    );
}

const whereOwner = ({ userId, holder, quoteId }: HoldOwner): SQL | undefined =>
  or(
    userId === null ? undefined : eq(quotes.userId, userId),
    // A user's stay theirs, also when another user shares the browser.
    holder === null ? undefined : and(eq(quotes.holder, holder), isNull(quotes.userId)),
    quoteId === null ? undefined : eq(quotes.id, quoteId),
  );

/** Everything that suppliers may hold for them, also what they get back soon. */
export async function listOwnHolds(
  tx: Transaction,
  owner: HoldOwner,
  { isLocked = false } = {},
): Promise<HoldRow[]> {
  const isTheirs = whereOwner(owner);
  if (!isTheirs) return [];
  const { agencyId, service } = owner;
  const query = tx
    .select({ hold: holds })
    .from(holds)
    .innerJoin(quotes, and(eq(quotes.agencyId, holds.agencyId), eq(quotes.id, holds.quoteId)))
    .where(and(eq(holds.agencyId, agencyId), eq(holds.service, service), isTheirs))
    .orderBy(holds.id);
  const rows = await (isLocked ? query.for("update", { of: holds }) : query);
  return rows.map(({ hold }) => hold);
}

const whereOneOf = (agencyId: string, rows: readonly HoldRow[]) =>
  and(
    eq(holds.agencyId, agencyId),
    inArray(
      holds.id,
      rows.map(({ id }) => id),
    ),
  );

/**
 * No booking takes them over from now on, and the supplier gets them back by then at the latest:
 * the caller may die before it records the outcome.
 */
export const endHolds = (
  tx: Transaction,
  agencyId: string,
  { rows, by }: { rows: readonly HoldRow[]; by: Date },
) =>
  tx
    .update(holds)
    .set({
      state: "ending",
      nextStepAt: earlierOf(holds.nextStepAt, by),
    })
    .where(whereOneOf(agencyId, rows));

/**
 * Ends all that a buyer has held of a service, one buyer at a time: no booking takes it over, and
 * the supplier gets it back once an answer that is on its way must have come.
 */
export async function endOwnHolds(
  tx: Transaction,
  owner: HoldOwner,
  now: Date,
): Promise<HoldRow[]> {
  await lockOwner(tx, owner);
  const rows = await listOwnHolds(tx, owner, { isLocked: true });
  if (rows.length > 0) await endHolds(tx, owner.agencyId, { rows, by: addMs(now, leaseMs) });
  return rows;
}

/** What was held before is again, unless the supplier is getting it back. */
export async function restoreHolds(
  tx: Transaction,
  agencyId: string,
  { rows, now }: { rows: readonly HoldRow[]; now: Date },
): Promise<void> {
  for (const { id, heldUntil, nextStepAt, attempts } of rows)
    if (heldUntil && heldUntil > now && nextStepAt > now && attempts === 0)
      await tx
        .update(holds)
        .set({ state: "held", nextStepAt: heldUntil })
        .where(and(eq(holds.agencyId, agencyId), eq(holds.id, id), eq(holds.attempts, 0)));
}

/**
 * The supplier gets them back: now those that were held, and those being requested once it has
 * answered.
 */
export async function giveBackHolds(
  tx: Transaction,
  agencyId: string,
  { rows, now }: { rows: readonly HoldRow[]; now: Date },
): Promise<void> {
  const held = rows.filter(({ heldUntil }) => heldUntil !== null);
  await tx
    .update(holds)
    .set({ nextStepAt: now, heldUntil: null })
    .where(whereOneOf(agencyId, held));
}

/** Whether the quote's space is held for its buyer at this moment. */
export async function isQuoteHeld(
  tx: Transaction,
  { agencyId, id }: Pick<typeof quotes.$inferSelect, "agencyId" | "id">,
): Promise<boolean> {
  const held = await tx
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.agencyId, agencyId), eq(holds.quoteId, id), eq(holds.state, "held")));
  return held.length > 0;
}
