import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Transaction } from "../../db/scoped";
import type { BookingRow } from "./booking-record";
import { findNote } from "./find-note";
import { queueBookingMail } from "./queue-booking-mail";

const note = "waiting for the supplier's word";

/**
 * Mails once that the supplier hasn't confirmed yet and that the buyer shouldn't book again; the
 * history notes that mail.
 */
export async function tellPending(
  tx: Transaction,
  agency: AgencyWire,
  booking: BookingRow,
): Promise<{ note?: string }> {
  if (await findNote(tx, booking, note)) return {};
  await queueBookingMail(tx, agency, { kind: "bookingPending", booking });
  return { note };
}
