import { gt } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";

const days = 30;

/**
 * How many accounts were opened on each of the last 30 days in the agency's time zone, oldest
 * first, today last.
 */
export async function listNewAccounts(
  tx: Transaction,
  { timeZone }: Pick<AgencyWire, "timeZone">,
  { now }: { now: Date },
) {
  const today = toLocalDate(now, timeZone);
  const since = addMs(now, -(days + 1) * dayMs);
  const rows = await tx
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(gt(users.createdAt, since));
  const counts = new Map(
    Array.from({ length: days }, (_, index) => [addDays(today, index + 1 - days), 0]),
  );
  for (const { createdAt } of rows) {
    const date = toLocalDate(createdAt, timeZone);
    const count = counts.get(date);
    if (count !== undefined) counts.set(date, count + 1);
  }
  return [...counts].map(([date, count]) => ({ date, count }));
}
