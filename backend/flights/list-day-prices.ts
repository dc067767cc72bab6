import type * as z from "zod";
import type { FlightSearch, listDayPricesEndpoint } from "@/lib/api/contract/flights";
import { getPricing } from "../pricing/get-pricing";
import type { RequestContext } from "../http/request-context";
import type { FlightDependencies } from "./flight-dependencies";
import { toQuestion } from "./find-itineraries";
import { requireLegs, requireParty, toSoldDates } from "./require-flights";

/**
 * The cheapest total of each day around a search's first that can still be booked, for this viewer:
 * from the snapshot that all viewers share.
 * @throws RouteError 422 for a search that can't be flown; SupplierError when every supplier fails
 */
export async function listDayPrices(
  context: RequestContext,
  {
    search,
    ...dependencies
  }: FlightDependencies & { search: Pick<FlightSearch, "legs" | "adults" | "ages" | "cabin"> },
): Promise<z.output<typeof listDayPricesEndpoint.response>> {
  const { language, priceTier: tier, agency } = context;
  const { db, flights, snapshots, exchangeRates } = dependencies;
  const now = dependencies.now();
  requireParty(search);
  requireLegs(search.legs, now);
  const query = { ...search, language, now };
  const question = {
    agencyId: agency.id,
    kind: "flight days",
    question: toQuestion(query, flights),
  };
  const [{ found }, pricing] = await Promise.all([
    snapshots.read(question, { ask: () => flights.listDayPrices(query) }),
    getPricing(db, agency, { service: "flights", exchangeRates }),
  ]);
  const totals = new Map<string, number>();
  const { first = "", last = "" } = search.legs[0] ? toSoldDates(search.legs[0].from, now) : {};
  for (const { date, price } of found ?? []) {
    if (date < first || date > last) continue;
    const total = (price && pricing.toTotal(price)) ?? Infinity;
    totals.set(date, Math.min(totals.get(date) ?? Infinity, total));
  }
  return {
    days: [...totals]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, amount]) => {
        const isFlown = Number.isFinite(amount);
        const isShown = isFlown && tier !== "hidden";
        const { currency } = pricing;
        return { date, isFlown, ...(isShown ? { total: { amount, currency } } : {}) };
      }),
  };
}
