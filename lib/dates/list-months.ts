import { toUtc } from "./to-utc";

/**
 * The first days of this month and the eighteen after it, for cruises, which are searched by month.
 */
export function listMonths(today: string): string[] {
  const first = toUtc(today).startOf("month");
  return Array.from({ length: 19 }, (_, index) => first.add(index, "month").format("YYYY-MM-DD"));
}
