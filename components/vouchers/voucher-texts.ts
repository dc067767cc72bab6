import { createFormatter, createTranslator } from "next-intl";
import { toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";
import type { Booking } from "@/lib/api/contract/bookings";
import { toUtcDate } from "@/lib/dates/calendar-date";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { Messages } from "@/lib/i18n/messages";
import { formatMoney } from "@/lib/money/format-money";
import type { Money } from "@/lib/money/money";

const day = {
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
} as const;

/** The words of a voucher in one language, with its ways to write days, times and amounts. */
export function createVoucherTexts(language: LanguageCode, messages: Messages) {
  const locale = toFormatLocale(language);
  const format = createFormatter({ locale: language, timeZone: "UTC" });
  const terms = createTranslator({ locale: language, messages, namespace: "hotelTerms" });
  return {
    t: createTranslator({ locale: language, messages, namespace: "vouchers" }),
    terms,
    format,
    money: (money: Money) => formatMoney(money, locale),
    /** A day of the property's calendar. */
    day: (date: string) => format.dateTime(toUtcDate(date), day),
    instant: (instant: string, timeZone: string) =>
      format.dateTime(new Date(instant), zonedTime(timeZone)),
    percent: (percentage: number) => format.number(percentage / 100, { style: "percent" }),
    party: ({ adults, childAges }: Booking["item"]["rooms"][number]) =>
      format.list(
        [
          terms("party.adults", { count: adults }),
          ...(childAges.length > 0
            ? [
                terms("party.children", {
                  count: childAges.length,
                  ages: format.list(childAges.map(String), { type: "unit" }),
                }),
              ]
            : []),
        ],
        { type: "unit" },
      ),
    beds: (beds: Booking["item"]["offer"]["room"]["beds"]) =>
      format.list(beds.map(({ kind, count }) => terms(`beds.${kind}`, { count }))),
  };
}
export type VoucherTexts = ReturnType<typeof createVoucherTexts>;
