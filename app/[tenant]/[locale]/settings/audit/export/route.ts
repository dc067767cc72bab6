import type { NextRequest } from "next/server";
import { answerAuditExport } from "@/lib/browser-door/answer-audit-export";

/** What was noted as a file, by the same filters in the address. */
export const GET = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/settings/audit/export">,
) => answerAuditExport(request, await params);
