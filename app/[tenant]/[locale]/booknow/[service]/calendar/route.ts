import type { NextRequest } from "next/server";
import { createTranslator } from "next-intl";
import { hasVoucher } from "@/components/vouchers/voucher";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { answerBookingFile } from "@/lib/browser-door/answer-booking-file";
import { toTripCalendar } from "@/lib/calendars/to-trip-calendar";
import { readMessages } from "@/lib/i18n/messages";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { factsOf } from "@/lib/services/service-kits";
import { readBooked } from "@/lib/services/read-booked";

type Context = RouteContext<"/[tenant]/[locale]/booknow/[service]/calendar">;

/**
 * A booking for a calendar, as one event or one for each of its parts. Its link has no key:
 * calendars are shared.
 */
export const GET = async (request: NextRequest, { params }: Context) =>
  answerBookingFile(request, await params, async ({ booking: booked, agency, language }) => {
    if (!hasVoucher(booked)) return null;
    const messages = await readMessages(language);
    const booking = readBooked(booked, { language, messages });
    const locale = toFormatLocale(language, agency.formatRegion);
    const { reference, confirmationNumber, headline, item, answers } = booking;
    const t = createTranslator({ locale, messages, namespace: "vouchers" });
    const own = createTranslator({
      locale,
      messages,
      namespace: `itemTerms.${item.service}.vouchers`,
    });
    const facts = factsOf(item);
    const { isAllDay, lines, parts } = facts.toEvent(item, { locale, messages, answers });
    const content = toTripCalendar(booking, {
      isAllDay,
      parts,
      place: facts.toPlace(item, answers),
      description: [
        `${t("reference")}: ${reference}`,
        ...(confirmationNumber ? [`${own("confirmationNumber")}: ${confirmationNumber}`] : []),
        ...lines,
        ...(headline.phone ? [`${t("phone")}: ${headline.phone}`] : []),
        agency.agencyName,
      ],
      agencyId: agency.id,
      agencyName: agency.agencyName,
      url: `${siteOrigin(agency)}${pathPrefix(language, agency.defaultLanguage)}${paths.findBooking({ reference })}`,
      now: new Date(),
    });
    return { content, contentType: "text/calendar; charset=utf-8", name: `trip-${reference}.ics` };
  });
