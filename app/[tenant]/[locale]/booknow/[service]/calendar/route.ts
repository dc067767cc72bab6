import type { NextRequest } from "next/server";
import { createTranslator } from "next-intl";
import { hasVoucher } from "@/components/vouchers/voucher";
import { answerBookingFile } from "@/lib/browser-door/answer-booking-file";
import { toTripCalendar } from "@/lib/calendars/to-trip-calendar";
import { readMessages } from "@/lib/i18n/messages";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { siteOrigin } from "@/lib/seo/site-origin";

type Context = RouteContext<"/[tenant]/[locale]/booknow/hotels/calendar">;

/** The stay as one event for a calendar. Its link has no key: calendars are shared. */
export const GET = async (request: NextRequest, { params }: Context) =>
  answerBookingFile(request, (await params).locale, async ({ booking, agency, language }) => {
    if (!hasVoucher(booking)) return null;
    const messages = await readMessages(language);
    const t = createTranslator({ locale: language, messages, namespace: "vouchers" });
    const terms = createTranslator({ locale: language, messages, namespace: "hotelTerms.stay" });
    const { reference, confirmationNumber } = booking;
    const { hotel } = booking.item;
    const content = toTripCalendar(booking, {
      title: hotel.name,
      description: [
        `${t("reference")}: ${reference}`,
        ...(confirmationNumber ? [`${t("confirmationNumber")}: ${confirmationNumber}`] : []),
        `${terms("checkIn")}: ${terms("from", { time: hotel.checkIn.from })}`,
        `${terms("checkOut")}: ${terms("until", { time: hotel.checkOut.until })}`,
        ...(hotel.phone ? [`${t("phone")}: ${hotel.phone}`] : []),
        agency.agencyName,
      ],
      agencyId: agency.id,
      agencyName: agency.agencyName,
      url: `${siteOrigin(agency)}${pathPrefix(language, agency.defaultLanguage)}${paths.findBooking({ reference })}`,
      now: new Date(),
    });
    return { content, contentType: "text/calendar; charset=utf-8", name: `trip-${reference}.ics` };
  });
