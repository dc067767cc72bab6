import type { NextRequest } from "next/server";
import { answerInvitationAccept } from "@/lib/browser-door/answer-team-form";

/** Handles the form with which an invitation is accepted. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/invitation/accept">,
) => answerInvitationAccept(request, await params);
