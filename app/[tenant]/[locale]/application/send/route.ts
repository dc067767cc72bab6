import type { NextRequest } from "next/server";
import { answerApply } from "@/lib/browser-door/answer-application";

/** Handles the form by which a traveller applies as an agent. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/application/send">,
) => answerApply(request, await params);
