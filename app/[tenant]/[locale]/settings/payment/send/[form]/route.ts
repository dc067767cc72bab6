import type { NextRequest } from "next/server";
import { answerPaymentForm } from "@/lib/browser-door/answer-payment-form";

/** Handles the forms of how the agency takes payments. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/settings/payment/send/[form]">,
) => answerPaymentForm(request, await params);
