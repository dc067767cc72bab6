import { sql, type SQL } from "drizzle-orm";
import type { AgencyBookingSale } from "@/lib/api/contract/agency-bookings";
import { bookings } from "../../db/schema/bookings";

/**
 * What became of what was ordered. standing: sold and not cancelled · cancelled: sold and given
 * back · sold: both of them, which leaves out what was never confirmed.
 */
export function isSale(sale: AgencyBookingSale): SQL {
  const isStanding = sql`${bookings.state} in ('confirmed', 'cancelRequested')`;
  const isCancelled = sql`${bookings.cancelledAt} is not null`;
  switch (sale) {
    case "standing":
      return isStanding;
    case "cancelled":
      return isCancelled;
    case "sold":
      return sql`(${isStanding} or ${isCancelled})`;
  }
}
