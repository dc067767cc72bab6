import { createFormatter, createTranslator } from "next-intl";
import type { ItemService } from "@/lib/api/contract/items";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toLastMinute, toZoneCity } from "@/lib/dates/deadline";
import { zonedTime } from "@/lib/dates/zoned-time";
import type { Messages } from "@/lib/i18n/messages";
import { formatMoney } from "@/lib/money/format-money";
import type { Money } from "@/lib/money/money";

type Words = {
  service: ItemService;
  language: LanguageCode;
  /** The agency's. */ formatRegion?: string | null | undefined;
  messages: Messages;
};

/** The words of a service's voucher in one language, with its ways to write days and amounts. */
export function createVoucherTexts({ service, language, formatRegion, messages }: Words) {
  const locale = toFormatLocale(language, formatRegion);
  const format = createFormatter({ locale, timeZone: "UTC" });
  const words = { locale, messages };
  const prices = createTranslator({ ...words, namespace: "priceTerms" });
  const toInstant = (instant: string | Date, timeZone: string) =>
    format.dateTime(new Date(instant), zonedTime(timeZone));
  return {
    language,
    locale,
    messages,
    t: createTranslator({ ...words, namespace: "vouchers" }),
    own: createTranslator({ ...words, namespace: `itemTerms.${service}.vouchers` }),
    receipts: createTranslator({ ...words, namespace: "receipts" }),
    ownPrices: createTranslator({ ...words, namespace: `itemTerms.${service}.prices` }),
    prices,
    format,
    money: (money: Money) => formatMoney(money, locale),
    /** A day of the place's calendar. */
    day: (date: string) => format.dateTime(toUtcDate(date), calendarDayOfWeek),
    instant: toInstant,
    /** The last minute before an instant, in the words of the pages. */
    deadline: (until: string, zone: string) =>
      prices("cancellation.placeTime", {
        time: toInstant(toLastMinute(until, zone), zone),
        city: toZoneCity(zone),
      }),
    percent: (percentage: number) => format.number(percentage / 100, { style: "percent" }),
  };
}
export type VoucherTexts = ReturnType<typeof createVoucherTexts>;
