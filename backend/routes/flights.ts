import {
  getItineraryEndpoint,
  listDayPricesEndpoint,
  listNextFlightsEndpoint,
  listSeatsEndpoint,
  searchFlightsEndpoint,
} from "@/lib/api/contract/flights";
import { requireService } from "../access/require-service";
import type { FlightShop } from "../flights/combine-flight-suppliers";
import type { FlightDependencies } from "../flights/flight-dependencies";
import { getItinerary, noSuchFlight } from "../flights/get-itinerary";
import { listDayPrices } from "../flights/list-day-prices";
import { listSeats } from "../flights/list-seats";
import { searchFlights } from "../flights/search-flights";
import { toSellableFlights } from "../flights/sellable-flights";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { flightSearchLimits, limitOrder } from "../limits/order-limits";
import type { SearchLog } from "../past-searches/create-search-log";
import type { PaymentCheck } from "../payments/takes-payments";
import type { Handle, RequestContext } from "../http/request-context";

/** Flights from search to seats; each call is 404 where the agency has switched flights off. */
export function registerFlightRoutes(
  handle: Handle,
  dependencies: Omit<FlightDependencies, "flights"> &
    PaymentCheck & { flights: FlightShop; openCounter: OpenCounter; searchLog: SearchLog },
): void {
  const limiter = createLimiter(flightSearchLimits, dependencies.openCounter);
  /** Each call may ask a supplier. */
  async function open(context: RequestContext): Promise<FlightDependencies> {
    requireService(context, "flights");
    await limitOrder(limiter, context);
    const { agency } = context;
    return {
      ...dependencies,
      flights: await toSellableFlights(dependencies.flights, { ...dependencies, agency }),
    };
  }
  handle(searchFlightsEndpoint, async (context, { body }) => {
    const answer = await searchFlights(context, { ...(await open(context)), search: body });
    dependencies.searchLog.note(context, { service: "flights", search: body }, answer);
    return answer;
  });
  handle(getItineraryEndpoint, async (context, { params, body }) =>
    getItinerary(context, { ...(await open(context)), id: params.id, party: body }),
  );
  handle(listSeatsEndpoint, async (context, { params, body }) =>
    listSeats(context, { ...(await open(context)), id: params.id, party: body }),
  );
  handle(listDayPricesEndpoint, async (context, { body }) =>
    listDayPrices(context, { ...(await open(context)), search: body }),
  );
  handle(listNextFlightsEndpoint, async (context, { params }) => {
    const { flights, now } = await open(context);
    const connections = await flights.listNextFlights({ id: params.id, now: now() });
    if (!connections) throw noSuchFlight();
    return { connections };
  });
}
