import type { DashboardPeriod } from "@/lib/api/contract/dashboards";
import { addDays, daysBetween, monthBefore } from "@/lib/dates/calendar-date";

/** Calendar days, both included. */
export type Days = { from: string; to: string };
export type Period = Days & { /** What it is compared with. */ before: Days };

const daysOf = { "30d": 30, "90d": 90, "365d": 365 } as const;
const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The days of a period that ends today, and those before it. A month, quarter or year that isn't
 * over is compared with as many days of the one before, where that has so many.
 */
export function resolvePeriod(period: DashboardPeriod, today: string): Period {
  if (period === "30d" || period === "90d" || period === "365d") {
    const days = daysOf[period];
    const from = addDays(today, 1 - days);
    return { from, to: today, before: { from: addDays(from, -days), to: addDays(from, -1) } };
  }
  const months = monthsOf[period];
  const passed = (Number(today.slice(5, 7)) - 1) % months;
  const from = `${monthBefore(`${today.slice(0, 7)}-01`, passed)}-01`;
  const before = `${monthBefore(from, months)}-01`;
  const sameDay = addDays(before, daysBetween(from, today));
  const last = addDays(from, -1);
  return { from, to: today, before: { from: before, to: sameDay < last ? sameDay : last } };
}
