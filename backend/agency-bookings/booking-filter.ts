import { and, eq, gte, inArray, isNull, like, lte, sql, type SQL } from "drizzle-orm";
import type { AgencyBookingFilter } from "@/lib/api/contract/agency-bookings";
import type { Reach } from "@/lib/api/contract/roles";
import { stopSeparator } from "@/lib/api/contract/to-destination";
import { isDue } from "../booking/bookings/booking-deadlines";
import { isSale } from "../booking/bookings/sale-conditions";
import { bookings } from "../db/schema/bookings";
import { startOfDay } from "../lists/start-of-day";
import { toFolded, toPattern } from "../lists/text-pattern";

/** Where a booking leads: of flights the first stop after their start, else its place. */
export const placeOf = ({
  service,
  headline,
}: Pick<typeof bookings, "service" | "headline">): SQL<string> =>
  sql<string>`(case when ${service} = 'flights' then split_part(${headline} ->> 'title', ${sql.raw(`'${stopSeparator}'`)}, 2) else ${headline} ->> 'place' end)`;

/** The bookings of an agency that a filter leaves; `timeZone` is the agency's. */
export function toCondition(
  filter: AgencyBookingFilter,
  {
    agencyId,
    reach,
    timeZone,
    now,
  }: { agencyId: string; reach: Reach; timeZone: string; now: Date },
): SQL | undefined {
  const { q, state, service, from, to, bookedFrom, bookedTo, due, sale } = filter;
  const { currency, place, startsFrom, startsTo } = filter;
  const asked = reach === "all" ? filter.agent : undefined;
  return and(
    eq(bookings.agencyId, agencyId),
    q ? like(toFolded(bookings.search), toPattern(q)) : undefined,
    state ? inArray(bookings.state, state) : undefined,
    service ? eq(bookings.service, service) : undefined,
    asked === "none"
      ? isNull(bookings.agentId)
      : asked === undefined
        ? undefined
        : eq(bookings.agentId, asked),
    from ? gte(bookings.endsOn, from) : undefined,
    to ? lte(bookings.startsOn, to) : undefined,
    bookedFrom ? sql`${bookings.createdAt} >= ${startOfDay(bookedFrom, timeZone)}` : undefined,
    bookedTo ? sql`${bookings.createdAt} < ${startOfDay(bookedTo, timeZone, 1)}` : undefined,
    due ? isDue(due, { agencyId, now }) : undefined,
    sale ? isSale(sale) : undefined,
    currency ? eq(bookings.currency, currency) : undefined,
    place ? sql`${placeOf(bookings)} = ${place}` : undefined,
    startsFrom ? gte(bookings.startsOn, startsFrom) : undefined,
    startsTo ? lte(bookings.startsOn, startsTo) : undefined,
  );
}
