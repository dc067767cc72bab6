import type { NextRequest, NextResponse } from "next/server";
import {
  dashboardTables,
  exportDashboardEndpoint,
  getDashboardEndpoint,
} from "@/lib/api/contract/dashboards";
import { toDashboardFile } from "@/lib/dashboards/dashboard-tables";
import { readPeriod } from "@/lib/dashboards/read-period";
import { refuse } from "./door-error";
import { answerCsv, openFileCall, refuseFile } from "./file-call";

/** A table of the dashboard as a CSV file: the sums that its page shows. */
export async function answerDashboardExport(
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> {
  try {
    const { agency, language, csv, api } = await openFileCall(request, locale);
    const asked = request.nextUrl.searchParams;
    const table = dashboardTables.find((name) => name === asked.get("table"));
    if (!table) throw refuse(404, "not_found", "There is no such table");
    const period = readPeriod(asked.get("period"));
    await api.call(exportDashboardEndpoint, { body: { table, period } });
    const dashboard = await api.call(getDashboardEndpoint, { query: { period } });
    const file = await toDashboardFile(dashboard, table, { language, csv });
    return answerCsv(file, { name: table, timeZone: agency.timeZone });
  } catch (error) {
    return refuseFile(error);
  }
}
