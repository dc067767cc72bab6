import type { NextRequest } from "next/server";
import { answerNote } from "@/lib/browser-door/answer-booking-sale";

/** Handles the form of the agency's notes. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/bookings/[reference]/notes">,
) => answerNote(request, await params);
