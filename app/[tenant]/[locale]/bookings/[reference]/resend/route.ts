import type { NextRequest } from "next/server";
import { answerResend } from "@/lib/browser-door/answer-booking-sale";

/** Handles the form that mails a booking's confirmation again. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/bookings/[reference]/resend">,
) => answerResend(request, await params);
