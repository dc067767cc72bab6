import type { NextRequest } from "next/server";
import { answerFlightExtras } from "@/lib/browser-door/answer-flight-extras";

/** Handles the form of bags and seats without script. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/booknow/[service]/reservation-details/send">,
) => answerFlightExtras(request, await params);
