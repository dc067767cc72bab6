import type { NextRequest } from "next/server";
import { voucherSlotsOf } from "@/components/services/voucher-slots-of";
import { renderVoucher } from "@/components/vouchers/render-voucher";
import { hasVoucher } from "@/components/vouchers/voucher";
import { answerBookingFile } from "@/lib/browser-door/answer-booking-file";

type Context = RouteContext<"/[tenant]/[locale]/booknow/[service]/voucher">;

/**
 * A booking's voucher as a PDF. What the agency pays and earns is on it only for the travel agent
 * who booked and is signed in, never by a link that a client holds, and not with `?view=client`.
 */
export const GET = async (request: NextRequest, { params }: Context) =>
  answerBookingFile(request, await params, async ({ booking, agency, language, hasKey }) => {
    if (!hasVoucher(booking)) return null;
    const isForAgency = !hasKey && request.nextUrl.searchParams.get("view") !== "client";
    const pdf = await renderVoucher(agency, {
      booking,
      language,
      toBody: (voucher) => {
        const { item } = voucher.booking;
        return voucherSlotsOf(item).toBody(item, voucher);
      },
      toTickets: (voucher) => {
        const { item } = voucher.booking;
        return voucherSlotsOf(item).toTickets?.(item, voucher) ?? [];
      },
      isForAgency,
      now: new Date(),
    });
    return {
      content: new Uint8Array(pdf),
      contentType: "application/pdf",
      name: `voucher-${booking.reference}.pdf`,
    };
  });
