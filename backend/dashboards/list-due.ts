import { and, eq, lte, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { dashboardDues, type DashboardDue, type DueGroup } from "@/lib/api/contract/dashboards";
import { dueBy, isDue } from "../booking/bookings/booking-deadlines";
import { bookings } from "../db/schema/bookings";
import { refunds } from "../db/schema/payments";
import type { Transaction } from "../db/scoped";

const mostItems = 5;

type DueQuery = { agency: Pick<AgencyWire, "id" | "timeZone">; now: Date };

const failedAmount = sql`(select sum(failed.amount) from ${refunds} failed where failed.agency_id = ${bookings}.agency_id and failed.booking_id = ${bookings}.id and failed.state = 'failed')`;

/** Cancellations end by the clocks of the place, all else by the agency's. */
const zoneOf = (due: DashboardDue, timeZone: string) =>
  due === "cancellation"
    ? sql<string>`${bookings.headline} #>> '{starts,zone}'`
    : sql<string>`${timeZone}::text`;

/** One kind of what is due, by the condition that filters the list of bookings. */
const selectDue = (due: DashboardDue, { agency, now }: DueQuery) =>
  new QueryBuilder()
    .select({
      due: sql<DashboardDue>`${due}::text`.as("due"),
      id: sql<string>`${bookings.id}`.as("due_id"),
      reference: sql<string>`${bookings.reference}`.as("due_reference"),
      title: sql<string>`${bookings.headline} ->> 'title'`.as("due_title"),
      leadTraveller:
        sql<string>`trim(coalesce(${bookings.travellers} -> 0 ->> 'firstName', '') || ' ' || coalesce(${bookings.travellers} -> 0 ->> 'lastName', ''))`.as(
          "due_traveller",
        ),
      until: sql`${dueBy(due, now)}`.as("due_until"),
      zone: zoneOf(due, agency.timeZone).as("due_zone"),
      amount: (due === "refund" ? sql<number>`${failedAmount}` : sql<number>`${bookings.total}`).as(
        "due_amount",
      ),
      currency: sql<string>`${bookings.currency}`.as("due_currency"),
    })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agency.id), isDue(due, { agencyId: agency.id, now })));

/** What is due of each kind, numbered by how soon. */
export function selectAllDue(asked: DueQuery) {
  const parts = dashboardDues.map((due) => sql`${selectDue(due, asked)}`);
  return new QueryBuilder()
    .select({
      due: sql<DashboardDue>`due`.as("due"),
      reference: sql<string>`due_reference`.as("reference"),
      title: sql<string>`due_title`.as("title"),
      leadTraveller: sql<string>`due_traveller`.as("lead_traveller"),
      until: sql<Date | null>`due_until`.mapWith(bookings.holdUntil).as("until"),
      zone: sql<string>`due_zone`.as("zone"),
      amount: sql<number>`due_amount`.mapWith(Number).as("amount"),
      currency: sql<string>`due_currency`.as("currency"),
      place: sql<number>`row_number() over (partition by due order by due_until, due_id)`
        .mapWith(Number)
        .as("place"),
      total: sql<number>`count(*) over (partition by due)`.mapWith(Number).as("total"),
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) all_due`)
    .as("numbered");
}

/**
 * What has to be done about the bookings that a transaction shows, one group a kind: how many there
 * are, and those that are due first. One query.
 */
export async function listDue(tx: Transaction, asked: DueQuery): Promise<DueGroup[]> {
  const numbered = selectAllDue(asked);
  const rows = await tx
    .select()
    .from(numbered)
    .where(lte(numbered.place, mostItems))
    // order: numbered by id among equals
    .orderBy(numbered.place);
  return dashboardDues.flatMap((due) => {
    const own = rows.filter((row) => row.due === due);
    if (!own[0]) return [];
    const items = own.map((row) => ({
      reference: row.reference,
      title: row.title,
      leadTraveller: row.leadTraveller,
      until: row.until?.toISOString() ?? null,
      zone: row.zone,
      amount: { amount: row.amount, currency: row.currency },
    }));
    return [{ due, total: own[0].total, items }];
  });
}
