import type * as z from "zod";
import type { FlightParty, listSeatsEndpoint } from "@/lib/api/contract/flights";
import type { PriceTier } from "@/lib/api/contract/roles";
import { getPricing, type Pricing } from "../pricing/get-pricing";
import type { NetPrice } from "../pricing/net-price";
import type { RequestContext } from "../request-context";
import type { FlightDependencies } from "./flight-dependencies";
import { noSuchFlight } from "./get-itinerary";
import { requireParty } from "./require-flights";
import { addToNetPrice } from "./with-bags";

/**
 * What something costs a buyer on top of a fare: by what the total rises with it, so that prices of
 * seats and totals of quotes agree to the minor unit. Null without price rights.
 */
export function toAddedPrice(
  fare: NetPrice,
  amount: number,
  { pricing, tier }: { pricing: Pick<Pricing, "toTotal" | "currency">; tier: PriceTier },
): { amount: number; currency: string } | null {
  if (tier === "hidden") return null;
  const [alone, together] = [pricing.toTotal(fare), pricing.toTotal(addToNetPrice(fare, amount))];
  return alone === null || together === null
    ? null
    : { amount: together - alone, currency: pricing.currency };
}

/**
 * The seats of every flight of a fare, priced for this viewer.
 * @throws RouteError 404 for a fare that doesn't exist, 422 for a party that can't be booked;
 *   SupplierError
 */
export async function listSeats(
  context: RequestContext,
  { id, party, ...dependencies }: FlightDependencies & { id: string; party: FlightParty },
): Promise<z.output<typeof listSeatsEndpoint.response>> {
  const { language, priceTier: tier, agency } = context;
  const { db, flights, exchangeRates } = dependencies;
  requireParty(party);
  const query = { ...party, offerId: id, language, now: dependencies.now() };
  const [maps, checked, pricing] = await Promise.all([
    flights.listSeats(query),
    flights.checkFare({ ...query, bags: [], seats: [] }),
    getPricing(db, agency, { service: "flights", exchangeRates }),
  ]);
  if (!maps || !checked) throw noSuchFlight();
  const { price: fare } = checked.fare;
  return {
    segments: maps.map(
      (map) =>
        map && {
          number: map.number,
          columns: map.columns,
          rows: map.rows.map(({ row, seats }) => ({
            row,
            seats: seats.map(({ id: seat, traits, isFree, price }) => ({
              id: seat,
              traits,
              isFree,
              price: price === null ? null : toAddedPrice(fare, price, { pricing, tier }),
            })),
          })),
        },
    ),
  };
}
