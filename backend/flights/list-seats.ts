import type * as z from "zod";
import type { FlightParty, listSeatsEndpoint } from "@/lib/api/contract/flights";
import { getPricing } from "../pricing/get-pricing";
import type { RequestContext } from "../http/request-context";
import type { FlightDependencies } from "./flight-dependencies";
import { noSuchFlight } from "./get-itinerary";
import { requireParty } from "./require-flights";
import { toAddedPrice } from "./to-added-price";

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
