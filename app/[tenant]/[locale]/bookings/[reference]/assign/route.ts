import type { NextRequest } from "next/server";
import { answerAssign } from "@/lib/browser-door/answer-booking-sale";

/** Handles the form that says whose sale a booking is. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/bookings/[reference]/assign">,
) => answerAssign(request, await params);
