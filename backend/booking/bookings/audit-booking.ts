import type { AuditAction } from "@/lib/api/contract/audit";
import { can } from "@/lib/api/contract/roles";
import { recordAuditEvent } from "../../audit/record-audit-event";
import type { Transaction } from "../../db/scoped";
import type { RequestContext } from "../../http/request-context";
import type { BookingRow } from "./booking-record";

type Noted = Omit<Parameters<typeof recordAuditEvent>[2], "action" | "subject"> & {
  action: Extract<AuditAction, `booking.${string}`>;
};

/**
 * Notes what the viewer did to a booking if they work at the agency, with any kind of access: what
 * travellers and guests do is in its history alone.
 */
export async function auditBooking(
  tx: Transaction,
  context: Pick<RequestContext, "agency" | "requestId" | "viewer">,
  { id, reference }: Pick<BookingRow, "id" | "reference">,
  noted: Noted,
): Promise<void> {
  if (!context.viewer || !can(context.viewer, "bookings.read")) return;
  await recordAuditEvent(tx, context, {
    ...noted,
    subject: { kind: "booking", name: reference, id },
  });
}
