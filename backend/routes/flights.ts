import {
  getItineraryEndpoint,
  listDayPricesEndpoint,
  listNextFlightsEndpoint,
  listSeatsEndpoint,
  searchFlightsEndpoint,
} from "@/lib/api/contract/flights";
import type { FlightShop } from "../flights/combine-flight-suppliers";
import { getItinerary, noSuchFlight } from "../flights/get-itinerary";
import { listDayPrices } from "../flights/list-day-prices";
import { listSeats } from "../flights/list-seats";
import { searchFlights } from "../flights/search-flights";
import { toSellableFlights } from "../flights/sellable-flights";
import type { Handle, RequestContext } from "../http/request-context";
import { flightSearchLimits } from "../limits/order-limits";
import { createShopOpener } from "../searches/create-shop-opener";
import type { ShopDependencies } from "./shop-dependencies";

/** Flights from search to seats; each call is 404 where the agency has switched flights off. */
export function registerFlightRoutes(
  handle: Handle,
  { flights: shop, ...dependencies }: ShopDependencies & { flights: FlightShop },
): void {
  const openShop = createShopOpener(
    { service: "flights", limits: flightSearchLimits, shop, sell: toSellableFlights },
    dependencies,
  );
  const open = async (context: RequestContext) => ({
    ...dependencies,
    flights: await openShop(context),
  });
  handle(searchFlightsEndpoint, async (context, { body: search }) => {
    const answer = await searchFlights(context, { ...(await open(context)), search });
    dependencies.searchLog.note(context, { service: "flights", search }, answer);
    return answer;
  });
  handle(getItineraryEndpoint, async (context, { params: { id }, body: party }) =>
    getItinerary(context, { ...(await open(context)), id, party }),
  );
  handle(listSeatsEndpoint, async (context, { params: { id }, body: party }) =>
    listSeats(context, { ...(await open(context)), id, party }),
  );
  handle(listDayPricesEndpoint, async (context, { body: search }) =>
    listDayPrices(context, { ...(await open(context)), search }),
  );
  handle(listNextFlightsEndpoint, async (context, { params: { id } }) => {
    const { flights, now } = await open(context);
    const connections = await flights.listNextFlights({ id, now: now() });
    if (!connections) throw noSuchFlight();
    return { connections };
  });
}
