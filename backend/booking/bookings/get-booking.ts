import { and, asc, eq, gt } from "drizzle-orm";
import type { Booking } from "@/lib/api/contract/bookings";
import { msBetween } from "@/lib/dates/instants";
import { earlierOf } from "../../db/earlier-of";
import { bookingNotes } from "../../db/schema/booking-notes";
import { bookingEvents, bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import type { RequestContext } from "../../http/request-context";
import { listChanges } from "../supplier-changes/change-record";
import type { BookingDependencies } from "./booking-dependencies";
import { findOpenPayment, withMoney, type BookingRow } from "./booking-record";
import { findReplacement, isChangeable, isRenamable } from "./is-changeable";
import { getReplaced } from "./replaced-booking";
import { requireAccess, type BookingSelector } from "./require-booking";
import { takeStepsWithin } from "./take-steps-within";
import { toBooking } from "./to-booking";

/** The storefront waits for 5 s. */
const withinMs = 2_500;
/** The gateway is queried no more often, however many pages load. */
const askAgainMs = 2_000;

/** Makes the next query of the gateway due now, without waiting for its event. */
async function wakePaying(
  { db, now }: BookingDependencies,
  { agencyId, id }: BookingRow,
): Promise<void> {
  const at = now();
  await db.forAgency(agencyId, async (tx) => {
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.agencyId, agencyId),
          eq(bookings.id, id),
          eq(bookings.state, "paying"),
          gt(bookings.nextStepAt, at),
        ),
      );
    const payment = booking && findOpenPayment(await withMoney(tx, booking));
    if (!payment || msBetween(payment.updatedAt, at) < askAgainMs) return;
    await tx
      .update(bookings)
      .set({ nextStepAt: earlierOf(bookings.nextStepAt, at) })
      .where(
        and(eq(bookings.agencyId, agencyId), eq(bookings.id, id), eq(bookings.state, "paying")),
      );
  });
}

/** Notes that the agency shares with the buyer, the earliest first. */
const listSharedNotes = (tx: Transaction, { agencyId, id }: BookingRow) =>
  tx
    .select({ text: bookingNotes.text, createdAt: bookingNotes.createdAt })
    .from(bookingNotes)
    .where(
      and(
        eq(bookingNotes.agencyId, agencyId),
        eq(bookingNotes.bookingId, id),
        eq(bookingNotes.isShared, true),
      ),
    )
    .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id));

/**
 * One's own booking, or with its key, after the steps that are due. @throws RouteError 404
 * `booking_not_found`
 */
export async function getBooking(
  dependencies: BookingDependencies,
  context: RequestContext,
  selector: BookingSelector,
): Promise<Booking> {
  const { db, now } = dependencies;
  const { agency } = context;
  const { booking: found } = await db.forAgency(agency.id, (tx) =>
    requireAccess(tx, context, selector, { to: "read" }),
  );
  if (found.state === "paying") await wakePaying(dependencies, found);
  if (found.nextStepAt)
    await takeStepsWithin(dependencies, { agencyId: agency.id, bookingId: found.id, withinMs });
  return db.forAgency(agency.id, async (tx) => {
    const { booking, access } = await requireAccess(tx, context, selector, { to: "read" });
    const record = await withMoney(tx, booking);
    const events = await tx
      .select({ state: bookingEvents.state, at: bookingEvents.at })
      .from(bookingEvents)
      .where(and(eq(bookingEvents.agencyId, agency.id), eq(bookingEvents.bookingId, found.id)))
      .orderBy(asc(bookingEvents.at));
    const at = { services: dependencies.services, now: now() };
    const replacedBy = await findReplacement(tx, record.booking);
    return toBooking(
      {
        ...record,
        access,
        events,
        notes: await listSharedNotes(tx, record.booking),
        changes: await listChanges(tx, record.booking),
        canChange: replacedBy === null && isChangeable(record, at),
        canRename: replacedBy === null && isRenamable(record.booking, at),
        replaces: (await getReplaced(tx, record.booking, at.now))?.reference ?? null,
        replacedBy,
      },
      { ...context, now: at.now },
    );
  });
}
