import type { NextRequest } from "next/server";
import { hasReceipt } from "@/lib/bookings/has-receipt";
import { renderReceipt } from "@/components/vouchers/render-receipt";
import { answerBookingFile } from "@/lib/browser-door/answer-booking-file";

type Context = RouteContext<"/[tenant]/[locale]/booknow/[service]/receipt">;

/** What was paid for a booking, as a PDF; 404 before anything was. */
export const GET = async (request: NextRequest, { params }: Context) =>
  answerBookingFile(request, await params, async ({ booking, agency, language }) => {
    if (!hasReceipt(booking)) return null;
    const pdf = await renderReceipt(agency, { booking, language, now: new Date() });
    return {
      content: new Uint8Array(pdf),
      contentType: "application/pdf",
      name: `receipt-${booking.reference}.pdf`,
    };
  });
