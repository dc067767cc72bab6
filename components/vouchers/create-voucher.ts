import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Booking } from "@/lib/api/contract/bookings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { readBooked } from "@/lib/services/read-booked";
import { readLogo } from "./read-logo";
import type { Voucher } from "./voucher";
import { loadVoucherFonts } from "./voucher-fonts";
import { toVoucherLook } from "./voucher-look";
import { createVoucherTexts } from "./voucher-texts";

/** What a paper of a booking is drawn from, in the agency's colours and one of its languages. */
export async function createVoucher(
  agency: Agency,
  { booking: booked, language, now }: { booking: Booking; language: LanguageCode; now: Date },
): Promise<Voucher> {
  const [messages, logo] = await Promise.all([readMessages(language), readLogo(agency)]);
  const booking = readBooked(booked, { language, messages });
  const prefix = pathPrefix(language, agency.defaultLanguage);
  const { reference, item } = booking;
  const texts = createVoucherTexts({
    service: item.service,
    language,
    formatRegion: agency.formatRegion,
    messages,
  });
  const written = JSON.stringify([booking, agency, messages]);
  // Signs of currencies are in no text.
  const amounts = Array.from(written.matchAll(/"currency":"(\w{3})"/g), ([, currency = ""]) =>
    texts.money({ amount: 0, currency }),
  );
  return {
    booking,
    agency,
    texts,
    look: toVoucherLook(agency.primaryColor, language),
    ...(await loadVoucherFonts(written + amounts.join(""))),
    logo,
    findLink: `${siteOrigin(agency)}${prefix}${paths.findBooking({ reference })}`,
    issuedAt: now.toISOString(),
  };
}
