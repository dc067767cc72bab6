import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { toErrorMessage } from "../../errors/to-error-message";
import type { SupplierContext, TriedCall } from "../supplier-provider";
import { createDuffelCalls } from "./duffel-calls";
import { createDuffelClient } from "./duffel-client";
import { createOfferMemory } from "./offer-memory";
import { toDecimal } from "./place-order";
import { createOfferSearch } from "./search-offers";
import type { KeptOffer } from "./to-fare";

const daysAhead = 60;
/** Duffel's own test airline, which has no real flights. */
const testAirline = "ZZ";
const nobody = {
  ...{ given_name: "Test", family_name: "Order", born_on: "1990-05-17", gender: "f", title: "ms" },
  ...{ email: "test@example.com", phone_number: "+351210000000" },
};

/**
 * Asks an account what a booking would ask it: offers from Lisbon to London, one of them, its
 * seats. Nothing is ordered unless `orders`, and with a live key not even then.
 */
export async function tryDuffel({
  key,
  now,
  orders,
  fetch,
}: Pick<SupplierContext, "fetch"> & { key: string; now: Date; orders: boolean }): Promise<
  TriedCall[]
> {
  const client = createDuffelClient({ key, fetch });
  const calls = createDuffelCalls(client);
  const search = createOfferSearch(
    client,
    createOfferMemory(() => now),
  ).search;
  const tried: TriedCall[] = [];
  /** Null where it failed: what comes next isn't tried then. */
  async function attempt<T>(call: string, work: () => Promise<{ value: T; answer: string }>) {
    try {
      const { value, answer } = await work();
      tried.push({ call, answer, isFine: true });
      return value;
    } catch (error) {
      tried.push({ call, answer: toErrorMessage(error), isFine: false });
      return null;
    }
  }

  const leg = { from: "LIS", to: "LHR", date: addDays(toLocalDate(now, "UTC"), daysAhead) };
  const party = { adults: 1, ages: [], cabin: "economy" as const, now };
  const found = await attempt("offer request", async () => {
    const value = [...(await search([leg], party)).values()].flat();
    return { value, answer: `${value.length} fares that can be sold` };
  });
  const isOwn = ({ itinerary }: KeptOffer) =>
    itinerary.legs.every(({ segments }) =>
      segments.every(({ airline }) => airline.code === testAirline),
    );
  const kept = found?.find(isOwn) ?? found?.[0];
  if (!kept) return tried;
  const offer = await attempt("offer", async () => {
    const value = await calls.getOffer(kept.duffelId);
    const bags = value.available_services?.length ?? 0;
    return {
      value,
      answer: `${value.total_amount} ${value.total_currency}, ${bags} services for sale`,
    };
  });
  await attempt("seat maps", async () => {
    const value = await calls.listSeatMaps(kept.duffelId);
    return { value, answer: `${value.length} maps` };
  });
  const isTest = key.startsWith("duffel_test_");
  if (!orders || !offer) return tried;
  if (!isTest || !isOwn(kept)) {
    const answer = isTest
      ? "not tried: no offer of Duffel's own airline"
      : "never tried with a live key";
    return [...tried, { call: "order", answer, isFine: false }];
  }
  const { wholesale: amount, currency } = kept.fare.price;
  const order = await attempt("order", async () => {
    const value = await calls.createOrder({
      type: "instant",
      selected_offers: [offer.id],
      passengers: [{ id: kept.passengers[0], ...nobody }],
      payments: [{ type: "balance", amount: toDecimal({ amount, currency }), currency }],
    });
    return { value, answer: value ? `${value.id}, ${value.booking_reference}` : "accepted" };
  });
  if (order)
    await attempt("cancellation", async () => {
      const quoted = await calls.quoteCancellation(order.id);
      const value = await calls.confirmCancellation(quoted.id);
      return {
        value,
        answer: `${quoted.refund_amount} ${quoted.refund_currency} to ${quoted.refund_to}`,
      };
    });
  return tried;
}
