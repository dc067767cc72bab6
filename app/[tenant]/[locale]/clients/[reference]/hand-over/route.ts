import type { NextRequest } from "next/server";
import { answerHandOver } from "@/lib/browser-door/answer-client-form";

/** Handles the form that says whose client it is. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/clients/[reference]/hand-over">,
) => answerHandOver(request, await params);
