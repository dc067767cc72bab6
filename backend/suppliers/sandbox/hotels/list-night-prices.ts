import { setImmediate } from "node:timers/promises";
import { isInside } from "@/lib/api/contract/point";
import { addDays, listNights } from "@/lib/dates/calendar-date";
import type { HotelBookingSupplier, NightPrice } from "../../../ports/hotel-supplier";
import type { HotelProperty } from "../hotel-properties";
import type { UnitsLeft } from "../stock";
import type { Around } from "./create-catalogue";
import { createOffers } from "./to-offers";

type Query = Parameters<NonNullable<HotelBookingSupplier["listNightPrices"]>>[0];
type Payment = NightPrice["payment"];

/** Those that a search shows, what is likely to be cheap first. */
const listSearched = (around: readonly Around[], { radius, bounds }: Query): HotelProperty[] =>
  around
    .flatMap(({ properties, distances }) =>
      properties.filter(
        (property, index) =>
          (distances[index] ?? Infinity) <= radius && (!bounds || isInside(property, bounds)),
      ),
    )
    .sort((a, b) => a.nightDollars - b.nightDollars);

/**
 * As the port says. `left` by night and hotel. A month around a metropolis is a hundred thousand
 * rates: only those that may be the lowest are worked out.
 */
export async function listNightPrices(
  around: readonly Around[],
  { query, left }: { query: Query; left: ReadonlyMap<string, ReadonlyMap<string, UnitsLeft>> },
): Promise<NightPrice[]> {
  const properties = listSearched(around, query);
  const prices: NightPrice[] = [];
  for (const date of listNights(query.stay)) {
    // Other calls get their turn between two nights.
    await setImmediate();
    const stay = { start: date, end: addDays(date, 1) };
    const rates = createOffers({ ...query, stay });
    const lowest = new Map<Payment, NightPrice>();
    const toBound = (payment: Payment) => lowest.get(payment)?.price.wholesale ?? Infinity;
    let bound = Infinity;
    for (const property of properties) {
      if (rates.toLowest(property) >= bound) continue;
      const offers = rates.listCheapest(property, left.get(date)?.get(property.id)) ?? [];
      for (const { payment, price } of offers)
        if (price.wholesale < toBound(payment)) lowest.set(payment, { date, payment, price });
      bound = Math.max(toBound("now"), toBound("atProperty"));
    }
    prices.push(...lowest.values());
  }
  return prices;
}
