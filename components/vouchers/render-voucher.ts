import "server-only";
import { renderToBuffer } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Booking } from "@/lib/api/contract/bookings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { createVoucher } from "./create-voucher";
import { toClientBooking, type Voucher } from "./voucher";
import { VoucherDocument } from "./voucher-document";

type Options = {
  booking: Booking;
  language: LanguageCode;
  /** What was booked, in the words of its service. */ toBody: (voucher: Voucher) => ReactNode;
  /** For a travel agent's own eyes: with what the agency pays and earns. */ isForAgency: boolean;
  now: Date;
};

/** A booking's voucher as a PDF. */
export async function renderVoucher(
  agency: Agency,
  { booking, toBody, isForAgency, ...options }: Options,
): Promise<Buffer> {
  const voucher = await createVoucher(agency, {
    ...options,
    booking: isForAgency ? booking : toClientBooking(booking),
  });
  return renderToBuffer(VoucherDocument({ voucher, children: toBody(voucher) }));
}
