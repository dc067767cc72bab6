import type { NextRequest } from "next/server";
import { answerApplicantsAnswer } from "@/lib/browser-door/answer-application";

/** Handles an applicant's answer. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/application/answer/send">,
) => answerApplicantsAnswer(request, await params);
