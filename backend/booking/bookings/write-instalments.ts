import { instalments } from "../../db/schema/instalments";
import type { Transaction } from "../../db/scoped";
import { toCompleteSale } from "../../pricing/stored-sale";
import type { BookingRow } from "./booking-record";

/** What is to be paid of a booking, the earliest first. */
export const toInstalmentRows = ({
  agencyId,
  id: bookingId,
  detail,
}: Pick<BookingRow, "agencyId" | "id" | "detail">) =>
  toCompleteSale(detail.sale).schedule.map(({ kind, amount, due, payee }, index) => ({
    agencyId,
    bookingId,
    position: index + 1,
    kind,
    amount,
    dueAt: typeof due === "string" ? null : new Date(due.at),
    payee,
  }));

/** The same, in the transaction that writes it. */
export async function writeInstalments(tx: Transaction, booking: BookingRow): Promise<void> {
  const rows = toInstalmentRows(booking);
  if (rows.length > 0) await tx.insert(instalments).values(rows);
}
