import {
  dashboardPeriods,
  usualDashboardPeriod,
  type DashboardPeriod,
} from "@/lib/api/contract/dashboards";

/** The period that an address asks for; the usual one where it names none. */
export function readPeriod(value: string | string[] | null | undefined): DashboardPeriod {
  const [asked] = [value].flat();
  return dashboardPeriods.find((period) => period === asked) ?? usualDashboardPeriod;
}
