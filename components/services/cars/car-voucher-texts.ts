import { createTranslator } from "next-intl";
import type { VoucherTexts } from "@/components/vouchers/voucher-texts";
import { localTime, toUtcTime } from "@/lib/dates/local-time-format";

/** The cars' own words of a voucher. */
export function createCarVoucherTexts({ language: locale, messages, format }: VoucherTexts) {
  return {
    rental: createTranslator({ locale, messages, namespace: "carTerms.rental" }),
    words: createTranslator({ locale, messages, namespace: "carBooking" }),
    /** A local time by the clock of its place. */
    time: (local: string) => format.dateTime(toUtcTime(local), localTime),
  };
}
export type CarVoucherTexts = ReturnType<typeof createCarVoucherTexts>;
