import type { NextRequest } from "next/server";
import { answerPaymentEvent } from "@/lib/browser-door/answer-payment-event";

export const dynamic = "force-dynamic";

export async function POST(
  request: NextRequest,
  { params }: RouteContext<"/api/payment-events/[gateway]">,
) {
  return answerPaymentEvent(request, (await params).gateway);
}
