import "server-only";
import { renderToBuffer } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Booking } from "@/lib/api/contract/bookings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { factsOf } from "@/lib/services/service-kits";
import { createVoucher } from "./create-voucher";
import { deskLanguage, isReadIn } from "./is-read-in";
import { toClientBooking, type Voucher } from "./voucher";
import { VoucherDocument } from "./voucher-document";
import type { VoucherTicket } from "./voucher-tickets";

type Options = {
  booking: Booking;
  language: LanguageCode;
  /** What was booked, in the words of its service. */ toBody: (voucher: Voucher) => ReactNode;
  /** What lets people in, a sheet each. */
  toTickets?: ((voucher: Voucher) => readonly VoucherTicket[]) | undefined;
  /** For a travel agent's own eyes: with what the agency pays and earns. */ isForAgency: boolean;
  now: Date;
};

/**
 * A booking's voucher as a PDF: in the language of its holder, and once more in English where those
 * whom it is shown to may not read that.
 */
export async function renderVoucher(
  agency: Agency,
  { booking, toBody, toTickets, isForAgency, language, now }: Options,
): Promise<Buffer> {
  const clients = toClientBooking(booking);
  const place = factsOf(booking.item).toPlace(booking.item, booking.answers);
  const [voucher, copy] = await Promise.all([
    createVoucher(agency, { booking: isForAgency ? booking : clients, language, now }),
    isReadIn(place?.countryCode, language)
      ? undefined
      : createVoucher(agency, { booking: clients, language: deskLanguage, now }),
  ]);
  return renderToBuffer(VoucherDocument({ voucher, copy, toBody, toTickets }));
}
