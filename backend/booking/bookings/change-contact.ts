import { and, eq, isNull, or } from "drizzle-orm";
import type * as z from "zod";
import type { changeContactEndpoint } from "@/lib/api/contract/bookings";
import { bookings } from "../../db/schema/bookings";
import { mails } from "../../db/schema/mails";
import type { Transaction } from "../../db/scoped";
import type { Limiter } from "../../limits/create-limiter";
import { limitOrder } from "../../limits/order-limits";
import { mayMail, type RecipientLimiters } from "../../limits/recipient-limits";
import { withoutText } from "../../mail/forget-mails";
import type { RequestContext } from "../../http/request-context";
import { newToken } from "../../secrets/opaque-token";
import { auditBooking } from "./audit-booking";
import type { BookingDependencies } from "./booking-dependencies";
import { openBookingKey, sealBookingKey } from "./booking-key";
import { getPaid, withMoney, type BookingRow } from "./booking-record";
import { changeBooking } from "./change-booking";
import { notChangeable } from "./is-changeable";
import { queueBookingMail } from "./queue-booking-mail";
import type { Access } from "./booking-access";
import { requireAccess, type BookingSelector } from "./require-booking";

type Changed = z.output<typeof changeContactEndpoint.response>;

/**
 * Whether its address may be another one. A stranger's that nothing was paid for has been proven by
 * a mailed code: with another one that proof would be worth nothing.
 */
async function isCorrectable(
  tx: Transaction,
  booking: BookingRow,
  as: Access["as"],
): Promise<boolean> {
  if (booking.contactEmail === "" || booking.failure !== null) return false;
  // While it is being paid the gateway leads back by the key.
  if (booking.state === "held" && booking.dueNow > 0) return as === "member";
  if (booking.state !== "confirmed") return false;
  return as !== "keyHolder" || getPaid(await withMoney(tx, booking)) > 0;
}

/**
 * The booking with those whose place it took and the one that takes its own: they have one contact
 * and one key, and each may still have something to tell.
 */
async function listOfOneContact(tx: Transaction, booking: BookingRow): Promise<BookingRow[]> {
  const found = [booking];
  for (const { id, replaces, agencyId, contactEmail } of found) {
    const isLinked = or(
      eq(bookings.replaces, id),
      replaces === null ? undefined : eq(bookings.id, replaces),
    );
    const isTheirs = and(eq(bookings.agencyId, agencyId), eq(bookings.contactEmail, contactEmail));
    const linked = await tx.select().from(bookings).where(and(isTheirs, isLinked)).for("update");
    found.push(...linked.filter((row) => !found.some((known) => known.id === row.id)));
  }
  return found;
}

/** Drops the unsent mails to an address that is replaced. */
async function dropMails(tx: Transaction, { agencyId, id, contact }: BookingRow): Promise<void> {
  const isOfBooking = and(eq(mails.agencyId, agencyId), eq(mails.bookingId, id));
  await tx
    .update(mails)
    .set({ ...withoutText, nextAttemptAt: null, lastError: "the contact's address was changed" })
    .where(and(isOfBooking, eq(mails.recipient, contact.email), isNull(mails.sentAt)));
}

/** Gives each another address and key: who has read the mails of the old one finds it no more. */
async function moveContact(
  tx: Transaction,
  booking: BookingRow,
  { email, now }: { email: string; now: Date },
): Promise<{ booking: BookingRow; key: string }> {
  const key = newToken();
  const moved: BookingRow[] = [];
  for (const row of await listOfOneContact(tx, booking)) {
    await dropMails(tx, row);
    moved.push(
      await changeBooking(tx, row, {
        change: {
          values: {
            contact: { ...row.contact, email },
            contactEmail: email.toLowerCase(),
            accessKey: sealBookingKey(tx, row, key),
          },
          keepsLease: true,
          nextStepAt: row.nextStepAt,
          note: "another address of the contact",
        },
        now,
      }),
    );
  }
  return { booking: moved[0] ?? booking, key };
}

/**
 * Corrects the address that a booking's mails go to, and mails its confirmation there again, or how
 * to pay it. With another address its key is another one, and links mailed before open nothing.
 * @returns what opens it now, for who came with a key
 * @throws RouteError 404 `booking_not_found`, 403 `not_allowed`, 409 `not_changeable`, 429
 */
export async function changeContact(
  {
    db,
    now,
    limiter,
    recipients,
  }: Pick<BookingDependencies, "db" | "now"> & { limiter: Limiter; recipients: RecipientLimiters },
  context: RequestContext,
  { email, ...selector }: BookingSelector & { email: string },
): Promise<Changed> {
  const { agency } = context;
  const { booking: found } = await db.forAgency(agency.id, (tx) =>
    requireAccess(tx, context, selector, { to: "write" }),
  );
  await limitOrder(limiter, context, { account: found.reference });
  return db.forAgency(agency.id, async (tx) => {
    const { booking: before, access } = await requireAccess(tx, context, selector, {
      to: "write",
      isLocked: true,
    });
    if (!(await isCorrectable(tx, before, access.as))) throw notChangeable();
    const isSame = email.toLowerCase() === before.contactEmail;
    const maySend = await mayMail(recipients, context, { email });
    const { booking, key } = isSame
      ? { booking: before, key: openBookingKey(tx, before) }
      : await moveContact(tx, before, { email, now: now() });
    const kind = booking.state === "confirmed" ? "bookingConfirmed" : "bookingReminder";
    if (maySend) await queueBookingMail(tx, agency, { kind, booking, now: now() });
    // Whose it was isn't kept there.
    const action = isSame ? "booking.mailed" : "booking.contactChanged";
    await auditBooking(tx, context, booking, { action, now: now() });
    return { key: selector.key === undefined ? null : key };
  });
}
