import { sql } from "drizzle-orm";

/**
 * Bookings that are the sale of the user whose row is read, without those that came to nothing. The
 * user's columns are named in full: inside they would be those of bookings.
 */
export const countSales = sql<number>`(
  select count(*)::int from bookings
  where bookings.agency_id = users.agency_id and bookings.agent_id = users.id
    and bookings.state not in ('quoted', 'failed')
)`;
