import { sql, type SQL } from "drizzle-orm";
import { cancellationDueHours, type AgencyBookingDue } from "@/lib/api/contract/agency-bookings";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { bookings } from "../../db/schema/bookings";
import { refunds } from "../../db/schema/payments";
import { supplierChanges } from "../../db/schema/supplier-changes";

/** Of the outer query: alone in a list of columns, its names would lose their table. */
const ofBooking = (name: "agency_id" | "id" | "state") => sql`${bookings}.${sql.identifier(name)}`;
/** By when a change of a booking's supplier is to be answered; null for none. */
const answerBy = (now: Date) =>
  sql<Date | null>`(select max(changes.answer_by) from ${supplierChanges} changes where changes.agency_id = ${ofBooking("agency_id")} and changes.booking_id = ${ofBooking("id")} and changes.state = 'open' and changes.answer_by > ${now.toISOString()} and ${ofBooking("state")} = 'confirmed')`.mapWith(
    supplierChanges.answerBy,
  );
/** Whether something is held that is to be paid, and isn't given back. */
const isToBePaid = (now: Date): SQL =>
  sql`(${bookings.state} in ('held', 'paying') and ${bookings.failure} is null and ${bookings.dueNow} > 0 and ${bookings.holdUntil} > ${now.toISOString()})`;
/** By when what is held is to be paid; null for what is paid, or paid at the place. */
const payBy = (now: Date) =>
  sql<Date | null>`case when ${isToBePaid(now)} then ${bookings.holdUntil} end`.mapWith(
    bookings.holdUntil,
  );

export type Deadlines = { answerBy: Date | null; payBy: Date | null };
/** The open deadlines of a booking, as columns. */
export const deadlinesAt = (now: Date) => ({ answerBy: answerBy(now), payBy: payBy(now) });

/** The seconds at which something has to be done; bookings with nothing to do are last. */
export const dueFirst = (now: Date): SQL =>
  sql`coalesce(extract(epoch from least(${answerBy(now).getSQL()}, ${payBy(now).getSQL()})), 1e12)`;

type DueScope = { agencyId: string; now: Date };

/**
 * Of an agency's rows in another table. As an array, read once, since it stands in an `or`: the
 * bookings are found by their index then, and a subquery there would be run for each of them.
 */
const isAmong = (table: SQL, agencyId: string, condition: SQL) =>
  sql`${bookings.id} = any(array(select others.booking_id from ${table} others where others.agency_id = ${agencyId} and ${condition}))`;

/**
 * Whether something has to be done in time about a booking of an agency, and what. The states stand
 * in the text, not as values: the partial indexes are by them.
 */
export function isDue(due: AgencyBookingDue, { agencyId, now }: DueScope): SQL {
  const at = now.toISOString();
  switch (due) {
    case "payment":
      return isToBePaid(now);
    case "change":
      return sql`(${bookings.state} = 'confirmed' and ${isAmong(sql`${supplierChanges}`, agencyId, sql`others.state = 'open' and others.answer_by > ${at}`)})`;
    case "any":
      return sql`(${isDue("payment", { agencyId, now })} or ${isDue("change", { agencyId, now })})`;
    case "cancellation": {
      const end = addMs(now, cancellationDueHours * hourMs).toISOString();
      return sql`(${bookings.state} = 'confirmed' and ${bookings.freeCancellationUntil} > ${at} and ${bookings.freeCancellationUntil} <= ${end})`;
    }
    case "refund":
      return isAmong(sql`${refunds}`, agencyId, sql`others.state = 'failed'`);
  }
}

/**
 * By when each thing is due as a column; null for a refund, which is late already. Only of bookings
 * that `isDue`.
 */
export function dueBy(due: "payment" | "change" | "cancellation" | "refund", now: Date) {
  switch (due) {
    case "payment":
      return sql`${bookings.holdUntil}`;
    case "change":
      return answerBy(now).getSQL();
    case "cancellation":
      return sql`${bookings.freeCancellationUntil}`;
    case "refund":
      return sql`null::timestamptz`;
  }
}

export const toNextAction = (deadlines: Deadlines): Pick<BookingSummary, "nextAction"> => {
  const kind = deadlines.answerBy ? "answerChange" : "pay";
  const until = deadlines.answerBy ?? deadlines.payBy;
  return until ? { nextAction: { kind, until: until.toISOString() } } : {};
};
