import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { endedStates } from "@/lib/api/contract/booking-states";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { findBookingRow, withMoney } from "../booking/bookings/booking-record";
import { withoutAnswersMark } from "../booking/bookings/order-fingerprint";
import { bookings } from "../db/schema/bookings";
import type { ScopedDatabase } from "../db/scoped";
import { eraseBooking } from "./erase-booking";
import { retentionYears, sealedAnswersDays } from "./retention";

/**
 * Erases every booking's encrypted answers once the trip is long over, and what was
 * still needed when a person was erased and no longer is: contact details once the trip is over and
 * settled, names once the law no longer requires the record.
 */
export async function eraseDueBookings({
  db,
  now,
}: {
  db: ScopedDatabase;
  now: () => Date;
}): Promise<void> {
  const today = toLocalDate(now(), "UTC");
  await eraseSealedAnswers(db, today);
  const lastYears = `${Number(today.slice(0, 4)) - retentionYears}-01-01`;
  const isUnfinished = or(ne(bookings.contactEmail, ""), lt(bookings.endsOn, lastYears));
  const due = await db.forOperator((tx) =>
    tx
      .select({ id: bookings.id, agencyId: bookings.agencyId })
      .from(bookings)
      .where(
        and(
          isNotNull(bookings.eraseRequestedAt),
          isNull(bookings.erasedAt),
          isNull(bookings.nextStepAt),
          isUnfinished,
        ),
      ),
  );
  for (const { id, agencyId } of due)
    await db.forAgency(agencyId, async (tx) => {
      const booking = await findBookingRow(tx, agencyId, eq(bookings.id, id), { isLocked: true });
      if (booking) await eraseBooking(tx, await withMoney(tx, booking), now());
    });
}

async function eraseSealedAnswers(db: ScopedDatabase, today: string): Promise<void> {
  const isDue = and(
    isNotNull(bookings.sealedAnswers),
    isNull(bookings.nextStepAt),
    or(
      inArray(bookings.state, endedStates),
      lt(bookings.endsOn, addDays(today, -sealedAnswersDays)),
    ),
  );
  const agencies = await db.forOperator((tx) =>
    tx.selectDistinct({ agencyId: bookings.agencyId }).from(bookings).where(isDue),
  );
  for (const { agencyId } of agencies)
    await db.forAgency(agencyId, (tx) =>
      tx
        .update(bookings)
        .set({ sealedAnswers: null, fingerprint: withoutAnswersMark })
        .where(and(eq(bookings.agencyId, agencyId), isDue)),
    );
}
