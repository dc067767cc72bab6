import { and, desc, eq } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { recordAuditEvent } from "../audit/record-audit-event";
import { queueBookingMail } from "../booking/bookings/queue-booking-mail";
import type { BookingRow } from "../booking/bookings/booking-record";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { limitRecipient, type RecipientLimiters } from "../limits/recipient-limits";
import { RouteError } from "../errors/route-error";
import { requireSale, type MemberContext } from "../booking/bookings/require-sale";

type Mailed = Pick<BookingRow, "state" | "failure" | "contact" | "dueNow" | "holdUntil">;

/** Whether its buyer can pay it now, by the link of their mails. */
export const isPayable = (
  { state, failure, dueNow, holdUntil }: Omit<Mailed, "contact">,
  now: Date,
): boolean =>
  (state === "held" || state === "paying") &&
  failure === null &&
  dueNow > 0 &&
  holdUntil !== null &&
  now < holdUntil;

/** What can be mailed to whom it is for: the confirmation, or how to pay; null for nothing. */
export const toMailable = (
  booking: Mailed,
  now: Date,
): "bookingConfirmed" | "bookingHeld" | null => {
  if (booking.contact.email === "") return null;
  if (booking.state === "confirmed") return "bookingConfirmed";
  return isPayable(booking, now) ? "bookingHeld" : null;
};

/** When a member last had it mailed again; null: never. */
async function findLatest(tx: Transaction, booking: BookingRow): Promise<Date | null> {
  const isOfBooking = and(
    eq(auditEvents.agencyId, booking.agencyId),
    eq(auditEvents.subjectId, booking.id),
    eq(auditEvents.action, "booking.mailed"),
  );
  const [latest] = await tx
    .select({ at: auditEvents.createdAt })
    .from(auditEvents)
    .where(isOfBooking)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(1);
  return latest?.at ?? null;
}

async function wasMailed(tx: Transaction, { agencyId, id }: BookingRow): Promise<boolean> {
  const isOfBooking = and(eq(mails.agencyId, agencyId), eq(mails.bookingId, id));
  return (await tx.select({ id: mails.id }).from(mails).where(isOfBooking).limit(1)).length > 0;
}

/**
 * Mails a booking's confirmation to its contact again, or how to pay it, as a reminder from the
 * second time on, and records who did. A second request within a minute sends nothing more.
 * @returns when it was mailed
 * @throws RouteError 404 `booking_not_found`, 409 `nothing_to_mail`, 429
 */
export const resendBookingMail = (
  { db, recipients }: { db: ScopedDatabase; recipients: RecipientLimiters },
  visit: MemberContext,
  { reference, now }: { reference: string; now: Date },
): Promise<Date> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const booking = await requireSale(tx, visit, { reference, action: "bookings.write" });
    const kind = toMailable(booking, now);
    if (!kind) throw new RouteError(409, "nothing_to_mail", "There is nothing to mail");
    const latest = await findLatest(tx, booking);
    if (latest && msBetween(latest, now) < minuteMs) return latest;
    const { email } = booking.contact;
    await limitRecipient(recipients, { agencyId: booking.agencyId, email });
    const isReminder = kind === "bookingHeld" && (await wasMailed(tx, booking));
    await queueBookingMail(tx, visit.agency, {
      kind: isReminder ? "bookingReminder" : kind,
      booking,
      now,
    });
    await recordAuditEvent(tx, visit, {
      action: "booking.mailed",
      subject: { kind: "booking", name: reference, id: booking.id },
      now,
    });
    return now;
  });
