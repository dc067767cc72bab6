import { and, desc, eq, inArray } from "drizzle-orm";
import type { SupplierChange } from "@/lib/api/contract/bookings";
import type { BookingRow } from "../bookings/booking-record";
import { supplierChanges } from "../../db/schema/supplier-changes";
import type { Transaction } from "../../db/scoped";

export type SupplierChangeRow = typeof supplierChanges.$inferSelect;
type OfBooking = Pick<BookingRow, "agencyId" | "id">;

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
    .where(and(isOf(booking), inArray(supplierChanges.state, ["open", "accepting"])));

export const toSupplierChange = ({
  id,
  state,
  createdAt,
  answerBy,
  before,
  after,
}: SupplierChangeRow): SupplierChange => ({
  id,
  state,
  at: createdAt.toISOString(),
  answerBy: answerBy?.toISOString() ?? null,
  before,
  after,
});
