import type { NextRequest } from "next/server";
import { answerAcademy } from "@/lib/browser-door/answer-academy";

/** The agency's academy, elsewhere. */
export const GET = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/academy">,
) => answerAcademy(request, await params);
