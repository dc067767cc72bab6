import type { NextRequest } from "next/server";
import { answerDecision } from "@/lib/browser-door/answer-application";

/** Handles the forms that decide about an application. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/applications/[reference]/decide">,
) => answerDecision(request, await params);
