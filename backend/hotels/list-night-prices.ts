import type * as z from "zod";
import type { listNightPricesEndpoint, Stay } from "@/lib/api/contract/hotels";
import { searchRadius } from "@/lib/api/contract/hotel-terms";
import { addDays, monthBefore } from "@/lib/dates/calendar-date";
import { toDateAt, toLastBookable } from "../access/require-dates";
import type { RequestContext } from "../http/request-context";
import type { NightPrice } from "../ports/hotel-supplier";
import { getPricing } from "../pricing/get-pricing";
import { toHotelQuestion } from "./find-hotels";
import type { HotelDependencies } from "./hotel-dependencies";
import { toSurroundings } from "./searched-area";

type NightsBody = z.output<typeof listNightPricesEndpoint.body>;

/** The nights of a month that can be booked where it is `today`; null where there are none. */
function toNights(month: string, today: string): Stay | null {
  const first = `${month}-01`;
  const next = `${monthBefore(first, -1)}-01`;
  const bookable = addDays(toLastBookable(today), 1);
  const start = first < today ? today : first;
  const end = next < bookable ? next : bookable;
  return start < end ? { start, end } : null;
}

/**
 * The lowest total of each night of a month around a place that can still be booked, for this
 * viewer: from the snapshot that all viewers share. It is what a search of that night finds, where
 * every supplier can tell; one that can't may have something cheaper.
 * @throws SupplierError when every supplier fails
 */
export async function listNightPrices(
  context: RequestContext,
  { body, ...dependencies }: HotelDependencies & { body: NightsBody },
): Promise<z.output<typeof listNightPricesEndpoint.response>> {
  const { language, priceTier: tier, agency } = context;
  const { db, hotels, snapshots, exchangeRates } = dependencies;
  const { place, month, rooms, residence } = body;
  const now = dependencies.now();
  const today = toDateAt(place, now);
  const stay = toNights(month, today);
  if (!stay) return { nights: [] };
  const around = toSurroundings(place, searchRadius.usual);
  const query = { ...around, stay, rooms, residence, language, today, now };
  const question = {
    agencyId: agency.id,
    kind: "hotel nights",
    question: toHotelQuestion(query, hotels),
  };
  const [{ found }, pricing] = await Promise.all([
    snapshots.read<readonly NightPrice[]>(question, {
      ask: (progress) => hotels.listNightPrices(query, progress),
    }),
    getPricing(db, agency, { service: "hotels", exchangeRates }),
  ]);
  const totals = new Map<string, number>();
  for (const { date, price } of found ?? []) {
    const total = pricing.toTotal(price);
    if (total !== null) totals.set(date, Math.min(totals.get(date) ?? Infinity, total));
  }
  const { currency } = pricing;
  return {
    nights: [...totals]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, amount]) => ({
        date,
        ...(tier === "hidden" ? {} : { from: { amount, currency } }),
      })),
  };
}
