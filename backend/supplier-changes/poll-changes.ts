import { and, eq, inArray } from "drizzle-orm";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { getAgencyById } from "../agencies/get-agency-by-id";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { findBookingRow, getPaid, withMoney, type BookingRow } from "../bookings/booking-record";
import { changeBooking } from "../bookings/change-booking";
import { queueBookingMail } from "../bookings/queue-booking-mail";
import { bookings } from "../db/schema/bookings";
import { supplierChanges } from "../db/schema/supplier-changes";
import { toErrorMessage } from "../db/to-error-message";
import type { ServiceRegistry } from "../services/create-service-registry";
import { SupplierError, type SupplierChange } from "../suppliers/booking-supplier";
import { closeChanges } from "./change-record";

/**
 * What is told again and again for so long is recorded once: nothing is lost while no backend runs,
 * or while a booking isn't confirmed yet, and no cursor has to be kept.
 */
const lookBackMs = 3 * dayMs;

type Listed = ReturnType<ServiceRegistry["listSuppliers"]>[number];
type Found = Pick<BookingRow, "agencyId" | "id">;

/**
 * Asks all suppliers that tell of changes what they have changed or cancelled, and records what is
 * new. One that fails keeps nobody from the others.
 */
export async function pollChanges(dependencies: BookingDependencies): Promise<void> {
  const { services, now, logProblem } = dependencies;
  await Promise.all(
    services.listSuppliers().map(async (listed) => {
      try {
        const told = (await listed.supplier.listChanges?.(addMs(now(), -lookBackMs))) ?? [];
        await recordChanges(dependencies, listed, told);
      } catch (error) {
        // One that can't be reached is asked again in a minute.
        if (!(error instanceof SupplierError))
          logProblem(`changes of ${listed.name}: ${toErrorMessage(error)}`);
      }
    }),
  );
}

async function recordChanges(
  dependencies: BookingDependencies,
  { service, name }: Listed,
  told: SupplierChange[],
): Promise<void> {
  if (told.length === 0) return;
  const references = told.map(({ clientReference }) => clientReference);
  const found = await dependencies.db.forOperator((tx) =>
    tx
      .select({ agencyId: bookings.agencyId, id: bookings.id, reference: bookings.reference })
      .from(bookings)
      .where(
        and(
          inArray(bookings.reference, references),
          eq(bookings.service, service),
          eq(bookings.supplier, name),
          eq(bookings.state, "confirmed"),
        ),
      ),
  );
  const ids = found.map(({ id }) => id);
  const known = await dependencies.db.forOperator((tx) =>
    tx
      .select({ bookingId: supplierChanges.bookingId, supplierId: supplierChanges.supplierId })
      .from(supplierChanges)
      .where(inArray(supplierChanges.bookingId, ids)),
  );
  for (const change of told)
    for (const booking of found) {
      const isKnown = known.some(
        ({ bookingId, supplierId }) => bookingId === booking.id && supplierId === change.id,
      );
      if (booking.reference === change.clientReference && !isKnown)
        await recordChange(dependencies, booking, change);
    }
}

/** Only of what is confirmed: anything else its own steps find out from the supplier. */
const recordChange = (
  { db, now }: BookingDependencies,
  { agencyId, id }: Found,
  change: SupplierChange,
): Promise<void> =>
  db.forAgency(agencyId, async (tx) => {
    const booking = await findBookingRow(tx, agencyId, eq(bookings.id, id), { isLocked: true });
    const agency = await getAgencyById(tx, agencyId);
    if (booking?.state !== "confirmed" || !agency) return;
    const at = now();
    const { item, headline } = booking.detail;
    const isKnown = and(
      eq(supplierChanges.agencyId, agencyId),
      eq(supplierChanges.bookingId, id),
      eq(supplierChanges.supplierId, change.id),
    );
    // Another backend may have heard of it at the same moment.
    const rows = await tx.select({ id: supplierChanges.id }).from(supplierChanges).where(isKnown);
    if (rows.length > 0) return;
    await closeChanges(tx, booking);
    const isCancelled = change.kind === "cancelled";
    const after = isCancelled ? null : { item: change.item, headline: change.headline };
    const answerBy = isCancelled ? null : new Date(change.answerBy);
    await tx.insert(supplierChanges).values({
      agencyId,
      bookingId: id,
      supplierId: change.id,
      state: isCancelled ? "cancelled" : "open",
      before: { item, headline },
      after,
      answerBy,
      nextStepAt: answerBy,
      createdAt: at,
    });
    if (after) {
      await queueBookingMail(tx, agency, {
        kind: "bookingChangeProposed",
        booking: { ...booking, headline: after.headline },
        answerBy,
      });
      return;
    }
    await changeBooking(tx, booking, {
      change: {
        state: "cancelRequested",
        values: {
          refundAmount: getPaid(await withMoney(tx, booking)),
          cancellationQuote: null,
          cancelledBy: "supplier",
        },
        nextStepAt: at,
        note: "the supplier cancelled it",
      },
      now: at,
    });
  });
