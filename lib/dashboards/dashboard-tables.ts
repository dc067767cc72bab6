import { createTranslator } from "next-intl";
import type { DashboardTable, getDashboardEndpoint, Sales } from "@/lib/api/contract/dashboards";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { createCsv, csvAmount, csvStart, type CsvCell, type CsvForm } from "@/lib/lists/csv";
import type * as z from "zod";

type Dashboard = z.output<typeof getDashboardEndpoint.response>;

const toNumber = (count: number): CsvCell => ({ number: String(count) });

/**
 * A table of the dashboard as CSV, headed in the reader's language. Amounts are numbers without
 * their currency, which has a column; days are ISO 8601.
 */
export async function toDashboardFile(
  dashboard: Dashboard,
  table: DashboardTable,
  { language, csv }: { language: LanguageCode; csv: CsvForm },
): Promise<string> {
  const words = { locale: language, messages: await readMessages(language) };
  const t = createTranslator({ ...words, namespace: "dashboards.charts" });
  const bookings = createTranslator({ ...words, namespace: "agencyBookings" });
  const services = createTranslator({ ...words, namespace: "enquiries.services" });
  const { weeks, departures } = dashboard;
  const write = (lines: CsvCell[][]) => csvStart + lines.map(createCsv(csv)).join("");
  if (table === "departures")
    return write([
      [bookings("file.starts"), bookings("file.ends"), t("bookings"), t("people")],
      ...departures.map(({ from, to, bookings: count, people }): CsvCell[] => [
        from,
        to,
        toNumber(count),
        toNumber(people),
      ]),
    ]);
  const rows: { name: CsvCell[]; sums: readonly Sales[] }[] = {
    weeks: weeks.map(({ from, to, sums }) => ({ name: [from, to], sums })),
    services: dashboard.services.map(({ id, sums }) => ({ name: [services(id)], sums })),
    places: dashboard.places.map(({ id, sums }) => ({ name: [id], sums })),
    agents: (dashboard.agents ?? []).map(({ name, sums }) => ({
      name: [name ?? bookings("noAgent")],
      sums,
    })),
  }[table];
  const hasMargin = rows.some(({ sums }) => sums.some(({ margin }) => margin !== undefined));
  const head = {
    weeks: [bookings("file.starts"), bookings("file.ends")],
    services: [bookings("fields.service")],
    places: [bookings("file.place")],
    agents: [bookings("columns.agent")],
  }[table];
  return write([
    [
      ...head,
      bookings("file.currency"),
      t("bookings"),
      t("salesOf"),
      ...(hasMargin ? [bookings("columns.margin")] : []),
    ],
    ...rows.flatMap(({ name, sums }) =>
      sums.map(({ currency, bookings: count, sales, margin = 0 }): CsvCell[] => [
        ...name,
        currency,
        toNumber(count),
        csvAmount({ amount: sales, currency }),
        ...(hasMargin ? [csvAmount({ amount: margin, currency })] : []),
      ]),
    ),
  ]);
}
