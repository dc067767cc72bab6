import { createTranslator } from "next-intl";
import type { VoucherTexts } from "@/components/vouchers/voucher-texts";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

/** The flights' own words of a voucher. */
export function createFlightVoucherTexts({ locale, messages, format }: VoucherTexts) {
  return {
    terms: createTranslator({ locale, messages, namespace: "flightTerms" }),
    words: createTranslator({ locale, messages, namespace: "flightBooking" }),
    kinds: createTranslator({ locale, messages, namespace: "flightBooking.facts.kinds" }),
    /** A local time by the clock of its airport. */
    time: (local: string) => format.dateTime(toLocalMoment(local), localMomentOfDay),
  };
}
