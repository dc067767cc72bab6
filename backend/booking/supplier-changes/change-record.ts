import { and, desc, eq, inArray } from "drizzle-orm";
import type { CallOffReason } from "@/lib/api/contract/booking-states";
import type { SupplierChange } from "@/lib/api/contract/bookings";
import type { BookingRow } from "../bookings/booking-record";
import { supplierChanges } from "../../db/schema/supplier-changes";
import type { Transaction } from "../../db/scoped";

export type SupplierChangeRow = typeof supplierChanges.$inferSelect;
type OfBooking = Pick<BookingRow, "agencyId" | "id">;
export type Plan = SupplierChangeRow["before"];
/** Waiting for an answer, or for the supplier to take it. */
export const waiting: SupplierChangeRow["state"][] = ["open", "accepting"];

const isOf = ({ agencyId, id }: OfBooking) =>
  and(eq(supplierChanges.agencyId, agencyId), eq(supplierChanges.bookingId, id));

/** What the supplier has done to a booking, the latest first. */
export const listChanges = (tx: Transaction, booking: OfBooking): Promise<SupplierChangeRow[]> =>
  tx
    .select()
    .from(supplierChanges)
    .where(isOf(booking))
    .orderBy(desc(supplierChanges.createdAt), desc(supplierChanges.id));

/** The change because of which everything is being given back; none for other cancellations. */
export const findRefunding = async (
  tx: Transaction,
  booking: OfBooking,
): Promise<SupplierChangeRow | null> =>
  (await listChanges(tx, booking)).find(({ state }) => state === "refunding") ?? null;

/** Why the supplier has cancelled a booking; null where it hasn't, or didn't say. */
export const findCallOffReason = async (
  tx: Transaction,
  booking: OfBooking,
): Promise<CallOffReason | null> =>
  (await listChanges(tx, booking)).find(({ state }) => state === "cancelled")?.reason ?? null;

export const endChange = (
  tx: Transaction,
  { agencyId, id }: Pick<SupplierChangeRow, "agencyId" | "id">,
  state: SupplierChangeRow["state"],
) =>
  tx
    .update(supplierChanges)
    .set({ state, nextStepAt: null, leasedUntil: null })
    .where(and(eq(supplierChanges.agencyId, agencyId), eq(supplierChanges.id, id)));

/** No answer is waited for any more: another change has followed, or the booking is over. */
export const closeChanges = (tx: Transaction, booking: OfBooking) =>
  tx
    .update(supplierChanges)
    .set({ state: "closed", nextStepAt: null, leasedUntil: null })
    .where(and(isOf(booking), inArray(supplierChanges.state, waiting)));

/** What was news is part of a plan that has been accepted since. */
export const closeNews = (tx: Transaction, booking: OfBooking) =>
  tx
    .update(supplierChanges)
    .set({ state: "closed" })
    .where(and(isOf(booking), eq(supplierChanges.state, "told")));

/**
 * What a booking becomes with a change that its supplier has made and its buyer agrees to. Its item
 * stays in the language of its quote.
 */
export const toChangedValues = ({ detail }: BookingRow, { item, headline }: Plan) => ({
  detail: { ...detail, item: { ...item, language: detail.item.language }, headline },
  headline,
  startsOn: headline.starts.local.slice(0, 10),
  endsOn: headline.ends.local.slice(0, 10),
  endsAt: new Date(headline.ends.at),
});

export const toSupplierChange = ({
  id,
  state,
  createdAt,
  answerBy,
  before,
  after,
  reason,
}: SupplierChangeRow): SupplierChange => ({
  id,
  state,
  at: createdAt.toISOString(),
  answerBy: answerBy?.toISOString() ?? null,
  before,
  after,
  ...(reason ? { reason } : {}),
});
