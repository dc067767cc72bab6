import type { NextRequest } from "next/server";
import { answerTeamForm } from "@/lib/browser-door/answer-team-form";

/** Handles the forms of the team's pages. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/users/agents/send/[form]">,
) => answerTeamForm(request, await params);
