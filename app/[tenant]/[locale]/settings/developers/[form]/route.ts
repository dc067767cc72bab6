import type { NextRequest } from "next/server";
import { answerWebhookForm } from "@/lib/browser-door/answer-webhook-form";

/** Handles the forms of the agency's webhooks. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/settings/developers/[form]">,
) => answerWebhookForm(request, await params);
