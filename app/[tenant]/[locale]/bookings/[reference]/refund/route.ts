import type { NextRequest } from "next/server";
import { answerRefund } from "@/lib/browser-door/answer-booking-sale";

/** Handles the forms that settle a refund which failed. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/bookings/[reference]/refund">,
) => answerRefund(request, await params);
