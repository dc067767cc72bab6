import { renderVoucher } from "@/components/vouchers/render-voucher";
import { readPdf } from "@/components/vouchers/testing/read-pdf";
import { sampleAgency } from "@/components/vouchers/testing/sample-agency";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { env } from "@/lib/env";
import { formatMoney } from "@/lib/money/format-money";

const agency = sampleAgency({
  contactPhoneNumber: "+1 555 0100",
});
/** One that needs no copy in Lisbon and one with long words. */
const inTurn: readonly LanguageCode[] = ["pt", "de"];
/**
 * The languages that sheets are printed in: the desk's own, one from right to left and, by the
 * number of commits, one of two others. A sheet takes seconds, and the tests of messages check that
 * every language has its texts; all are printed with `npm run test:all`.
 */
export const printedLanguages: readonly LanguageCode[] = env().TEST_ALL
  ? languageCodes
  : ["en", "ar", inTurn[(env().TEST_SHARE ?? 0) % inTurn.length] ?? "pt"];

type Options = Parameters<typeof renderVoucher>[1];

/** Prints a service's sample booking and reads the sheet. */
export const createPrinter =
  ({
    toBooking,
    ...slots
  }: { toBooking: () => Options["booking"] } & Pick<Options, "toBody" | "toTickets">) =>
  async (options: Partial<Omit<Options, "toBody" | "toTickets">> = {}) =>
    readPdf(
      await renderVoucher(agency, {
        booking: toBooking(),
        language: "en",
        isForAgency: false,
        ...slots,
        now: new Date("2026-11-21T12:00:00Z"),
        ...options,
      }),
    );

/** Text of a sheet, in which lines break anywhere. */
export const oneLine = (text: string): string => text.normalize("NFC").replace(/[\s\u00a0]+/g, " ");

/** An amount as a sheet in a language has it. */
export const euros = (major: number, language: LanguageCode): string =>
  oneLine(
    formatMoney({ amount: major * 100, currency: "EUR" }, toFormatLocale(language)).replace(
      /[\u200e\u200f]/g,
      "",
    ),
  );
