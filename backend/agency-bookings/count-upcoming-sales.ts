import { count } from "drizzle-orm";
import { resolveReach } from "@/lib/api/contract/roles";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { bookings } from "../db/schema/bookings";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { toCondition } from "./booking-filter";

/**
 * How many sales that a viewer reaches end on `from`, today by the agency's clock, or later; null
 * for a member who may not read bookings.
 */
export async function countUpcomingSales(
  db: ScopedDatabase,
  { agency, viewer }: Pick<RequestContext, "agency"> & { viewer: Viewer },
  { now }: { now: Date },
): Promise<{ count: number; from: string } | null> {
  const { id: agencyId, timeZone } = agency;
  const reach = resolveReach(viewer, "bookings.read");
  if (!reach) return null;
  const from = toLocalDate(now, timeZone);
  const filter = { sale: "standing", from } as const;
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const [total] = await tx
      .select({ sales: count() })
      .from(bookings)
      .where(toCondition(filter, { agencyId, reach, timeZone, now }));
    return { count: total?.sales ?? 0, from };
  });
}
