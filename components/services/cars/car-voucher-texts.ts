import { createTranslator } from "next-intl";
import type { VoucherTexts } from "@/components/vouchers/voucher-texts";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

/** The cars' own words of a voucher. */
export function createCarVoucherTexts({ locale, messages, format }: VoucherTexts) {
  return {
    terms: createTranslator({ locale, messages, namespace: "carTerms" }),
    words: createTranslator({ locale, messages, namespace: "carBooking" }),
    /** A local time by the clock of its place. */
    time: (local: string) => format.dateTime(toLocalMoment(local), localMomentOfDay),
  };
}
