import { sql, type SQL } from "drizzle-orm";
import type { AgencyBookingDue } from "@/lib/api/contract/agency-bookings";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { bookings } from "../db/schema/bookings";
import { supplierChanges } from "../db/schema/supplier-changes";

/** Of the outer query: alone in a list of columns, its names would lose their table. */
const ofBooking = (name: "agency_id" | "id" | "state") => sql`${bookings}.${sql.identifier(name)}`;
/** By when a change of a booking's supplier is to be answered; null for none. */
const answerBy = (now: Date) =>
  sql<Date | null>`(select max(changes.answer_by) from ${supplierChanges} changes where changes.agency_id = ${ofBooking("agency_id")} and changes.booking_id = ${ofBooking("id")} and changes.state = 'open' and changes.answer_by > ${now.toISOString()} and ${ofBooking("state")} = 'confirmed')`.mapWith(
    supplierChanges.answerBy,
  );
/** By when what is held is to be paid; null for what is paid, or paid at the place. */
const payBy = (now: Date) =>
  sql<Date | null>`case when ${bookings.state} in ('held', 'paying') and ${bookings.dueNow} > 0 and ${bookings.holdUntil} > ${now.toISOString()} then ${bookings.holdUntil} end`.mapWith(
    bookings.holdUntil,
  );

export type Deadlines = { answerBy: Date | null; payBy: Date | null };
/** What somebody has to do about a booking in time, as columns. */
export const deadlinesAt = (now: Date) => ({ answerBy: answerBy(now), payBy: payBy(now) });

/** Whether something has to be done about a booking in time, and what. */
export function isDue(due: AgencyBookingDue, now: Date): SQL {
  switch (due) {
    case "payment":
      return sql`${payBy(now)} is not null`;
    case "change":
      return sql`${answerBy(now)} is not null`;
    case "any":
      return sql`coalesce(${answerBy(now)}, ${payBy(now)}) is not null`;
  }
}

export const toNextAction = (deadlines: Deadlines): Pick<BookingSummary, "nextAction"> => {
  const kind = deadlines.answerBy ? "answerChange" : "pay";
  const until = deadlines.answerBy ?? deadlines.payBy;
  return until ? { nextAction: { kind, until: until.toISOString() } } : {};
};
