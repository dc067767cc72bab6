import "server-only";
import { renderToBuffer } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Booking } from "@/lib/api/contract/bookings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { paths } from "@/lib/paths";
import { siteOrigin } from "@/lib/seo/site-origin";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { readLogo } from "./read-logo";
import { toClientBooking, type Voucher } from "./voucher";
import { VoucherDocument } from "./voucher-document";
import { loadVoucherFonts } from "./voucher-fonts";
import { toVoucherLook } from "./voucher-look";
import { createVoucherTexts } from "./voucher-texts";

type Options = {
  booking: Booking;
  language: LanguageCode;
  /** What was booked, in the words of its service. */ toBody: (voucher: Voucher) => ReactNode;
  /** For a travel agent's own eyes: with what the agency pays and earns. */ isForAgency: boolean;
  now: Date;
};

/** A booking's voucher as a PDF, in the agency's colours and one of its languages. */
export async function renderVoucher(
  agency: Agency,
  { booking, language, toBody, isForAgency, now }: Options,
): Promise<Buffer> {
  const [messages, printable, logo] = await Promise.all([
    readMessages(language),
    loadVoucherFonts(),
    readLogo(agency.logo),
  ]);
  const findLink = `${siteOrigin(agency)}${pathPrefix(language, agency.defaultLanguage)}${paths.findBooking({ reference: booking.reference })}`;
  const voucher = {
    booking: isForAgency ? booking : toClientBooking(booking),
    agency,
    texts: createVoucherTexts({ service: booking.item.service, language, messages }),
    look: toVoucherLook(agency.primaryColor, language),
    printable,
    logo,
    findLink,
    issuedAt: now.toISOString(),
  };
  return renderToBuffer(VoucherDocument({ voucher, children: toBody(voucher) }));
}
