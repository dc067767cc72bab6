import type { NextRequest } from "next/server";
import { answerTicketForm } from "@/lib/browser-door/answer-ticket-form";

/** Takes the forms of support requests. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/support/[form]">,
) => answerTicketForm(request, await params);
