import type { NextRequest } from "next/server";
import { answerBookingsExport } from "@/lib/browser-door/answer-bookings-export";

/** The list of bookings as a file, by the same filters in the address. */
export const GET = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/bookings/export">,
) => answerBookingsExport(request, await params);
