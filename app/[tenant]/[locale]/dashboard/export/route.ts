import type { NextRequest } from "next/server";
import { answerDashboardExport } from "@/lib/browser-door/answer-dashboard-export";

/** A table of the dashboard as a file, of the period in the address. */
export const GET = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/dashboard/export">,
) => answerDashboardExport(request, await params);
