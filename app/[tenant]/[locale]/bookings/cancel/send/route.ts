import type { NextRequest } from "next/server";
import { answerCancelBookings } from "@/lib/browser-door/answer-cancel-bookings";

/** Handles the form that cancels several bookings. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/bookings/cancel/send">,
) => answerCancelBookings(request, await params);
