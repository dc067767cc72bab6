import { createTranslator } from "next-intl";
import type { AgencyBooking } from "@/lib/api/contract/agency-bookings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { toDestination } from "@/lib/api/contract/to-destination";
import { momentDay } from "@/lib/dates/moment-day";
import { readMessages } from "@/lib/i18n/messages";
import { createCsv, csvAmount, type CsvCell, type CsvForm } from "@/lib/lists/csv";

type Shown = {
  language: LanguageCode;
  csv: CsvForm;
  /** The agency's: of the times of booking. */ timeZone: string;
  /** Net and margin are columns only for those who may see them. */ hasMargin: boolean;
};

/**
 * Writes bookings as lines of a file, headed in the reader's language. Amounts are numbers without
 * their currency, which has a column; days are ISO 8601.
 */
export async function openBookingFile({ language, csv, timeZone, hasMargin }: Shown) {
  const toCsvLine = createCsv(csv);
  const messages = await readMessages(language);
  const words = { locale: language, messages };
  const t = createTranslator({ ...words, namespace: "agencyBookings" });
  const columns = createTranslator({ ...words, namespace: "trips.columns" });
  const states = createTranslator({ ...words, namespace: "bookingTerms.states" });
  const services = createTranslator({ ...words, namespace: "enquiries.services" });
  const minute = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const toCells = (booking: AgencyBooking): CsvCell[] => [
    booking.reference,
    booking.state === "pendingSupplier" ? t("pendingSupplier") : states(booking.state),
    services(booking.service),
    booking.headline.title,
    toDestination(booking),
    booking.leadTraveller,
    { number: String(booking.party.people) },
    booking.seller?.name ?? "",
    momentDay(booking.headline.starts),
    momentDay(booking.headline.ends),
    minute.format(new Date(booking.createdAt)),
    booking.total.currency,
    csvAmount(booking.total),
    ...(hasMargin
      ? [booking.agent?.net, booking.margin].map((money) => (money ? csvAmount(money) : ""))
      : []),
    booking.refund ? csvAmount(booking.refund.amount) : "",
    booking.nextAction?.until ?? "",
  ];
  const head = toCsvLine([
    columns("reference"),
    columns("state"),
    t("fields.service"),
    t("file.title"),
    t("file.place"),
    columns("client"),
    t("file.people"),
    t("columns.agent"),
    t("file.starts"),
    t("file.ends"),
    t("columns.booked"),
    t("file.currency"),
    columns("total"),
    ...(hasMargin ? [t("columns.net"), t("columns.margin")] : []),
    t("file.refund"),
    t("file.due"),
  ]);
  return {
    head,
    toLines: (bookings: readonly AgencyBooking[]) =>
      bookings.map((booking) => toCsvLine(toCells(booking))).join(""),
  };
}
