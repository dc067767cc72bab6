import "server-only";
import { renderToBuffer } from "@react-pdf/renderer";
import { createVoucher } from "./create-voucher";
import { toClientBooking } from "./voucher";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Booking } from "@/lib/api/contract/bookings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { ReceiptDocument } from "./receipt-document";

/** A booking's receipt as a PDF, without what the agency pays and earns. */
export async function renderReceipt(
  agency: Agency,
  { booking, ...options }: { booking: Booking; language: LanguageCode; now: Date },
): Promise<Buffer> {
  const voucher = await createVoucher(agency, { ...options, booking: toClientBooking(booking) });
  return renderToBuffer(ReceiptDocument({ voucher, seller: agency }));
}
