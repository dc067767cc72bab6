import { sql, type SQL } from "drizzle-orm";

/** A day's beginning in a time zone: 23 and 25 hours after the one before, twice a year. */
export const startOfDay = (day: string, zone: string, days = 0): SQL =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${zone})`;
