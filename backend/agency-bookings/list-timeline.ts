import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BookingNote, TimelineEntry } from "@/lib/api/contract/agency-bookings";
import type { AuditAction } from "@/lib/api/contract/audit";
import { msBetween } from "@/lib/dates/instants";
import { auditEvents } from "../db/schema/audit-events";
import { bookingEvents } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { payments, refunds } from "../db/schema/payments";
import { supplierChanges } from "../db/schema/supplier-changes";
import type { Transaction } from "../db/scoped";

type Which = { agencyId: string; bookingId: string };
type Owned = { agencyId: PgColumn; bookingId: PgColumn };
/** With when it was, to be sorted by. */
type Entry = Omit<TimelineEntry, "at"> & { at: Date };

const isOf = (table: Owned, { agencyId, bookingId }: Which): SQL | undefined =>
  and(eq(table.agencyId, agencyId), eq(table.bookingId, bookingId));
const bySite = (at: Date, event: Entry["event"]): Entry => ({ at, actor: null, event });

async function listStates(tx: Transaction, which: Which): Promise<Entry[]> {
  const rows = await tx
    .select({ state: bookingEvents.state, at: bookingEvents.at })
    .from(bookingEvents)
    .where(isOf(bookingEvents, which))
    .orderBy(bookingEvents.at, bookingEvents.id);
  return rows.flatMap(({ state, at }, index) =>
    state === "quoted" || state === rows[index - 1]?.state
      ? []
      : [bySite(at, { kind: "state", state })],
  );
}

async function listMoney(tx: Transaction, which: Which): Promise<Entry[]> {
  const paid = await tx
    .select({
      state: payments.state,
      amount: payments.amount,
      currency: payments.currency,
      at: payments.updatedAt,
    })
    .from(payments)
    .where(isOf(payments, which));
  const back = await tx
    .select({
      state: refunds.state,
      amount: refunds.amount,
      currency: refunds.currency,
      at: refunds.updatedAt,
    })
    .from(refunds)
    .where(isOf(refunds, which));
  return [
    ...paid.map(({ state, at, ...amount }) => bySite(at, { kind: "payment", state, amount })),
    ...back.map(({ state, at, ...amount }) => bySite(at, { kind: "refund", state, amount })),
  ];
}

async function listMailed(tx: Transaction, which: Which): Promise<Entry[]> {
  const rows = await tx
    .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(isOf(mails, which));
  return rows.map(({ subject, createdAt, sentAt }) =>
    bySite(sentAt ?? createdAt, { kind: "mail", subject, isSent: sentAt !== null }),
  );
}

async function listChanges(tx: Transaction, which: Which): Promise<Entry[]> {
  const rows = await tx
    .select({
      state: supplierChanges.state,
      answerBy: supplierChanges.answerBy,
      reason: supplierChanges.reason,
      at: supplierChanges.createdAt,
    })
    .from(supplierChanges)
    .where(isOf(supplierChanges, which));
  return rows.map(({ state, answerBy, reason, at }) => {
    if (state === "cancelled")
      return bySite(at, { kind: "change", change: state, ...(reason ? { reason } : {}) });
    // Only a question has a date; news may be closed by now.
    return bySite(at, { kind: "change", change: answerBy ? "proposed" : "told" });
  });
}

const told: readonly AuditAction[] = ["booking.assigned", "booking.cancelled", "booking.mailed"];

async function listDone(tx: Transaction, { agencyId, bookingId }: Which): Promise<Entry[]> {
  const rows = await tx
    .select({
      action: auditEvents.action,
      actorName: auditEvents.actorName,
      after: auditEvents.after,
      at: auditEvents.createdAt,
    })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.agencyId, agencyId),
        eq(auditEvents.subjectKind, "booking"),
        eq(auditEvents.subjectId, bookingId),
        inArray(auditEvents.action, [...told]),
      ),
    );
  const toEvent = ({ action, after }: (typeof rows)[number]): Entry["event"] => {
    if (action === "booking.assigned") return { kind: "assignment", agent: after.agent ?? null };
    return { kind: action === "booking.mailed" ? "resend" : "cancellation" };
  };
  return rows.map((row) => ({ at: row.at, actor: row.actorName || null, event: toEvent(row) }));
}

/**
 * What happened to a booking, the earliest first: its states, money, mails, notes, and what members
 * did. Read as a member, so that it holds nothing of a booking they don't reach.
 */
export async function listTimeline(
  tx: Transaction,
  { notes, ...which }: Which & { notes: readonly BookingNote[] },
): Promise<TimelineEntry[]> {
  const entries = [
    ...(await listStates(tx, which)),
    ...(await listMoney(tx, which)),
    ...(await listMailed(tx, which)),
    ...(await listChanges(tx, which)),
    ...(await listDone(tx, which)),
    ...notes.map(({ author, isShared, createdAt }) => ({
      at: new Date(createdAt),
      actor: author,
      event: { kind: "note" as const, isShared },
    })),
  ];
  return entries
    .toSorted((one, other) => msBetween(other.at, one.at))
    .map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
}
