import {
  getItineraryEndpoint,
  listDayPricesEndpoint,
  listNextFlightsEndpoint,
  listSeatsEndpoint,
  searchFlightsEndpoint,
} from "@/lib/api/contract/flights";
import { searchAirportsEndpoint } from "@/lib/api/contract/suggestions";
import type { RequestContext } from "../http/request-context";
import { toSearchLimits } from "../limits/order-limits";
import type { FlightBookingSupplier } from "../ports/flight-supplier";
import { createShopOpener } from "../searches/create-shop-opener";
import type { ServiceParts } from "../shops/service-parts";
import { createSuggester } from "../suggestions/create-suggester";
import { suggestFlightPlaces } from "../suggestions/suggest-flight-places";
import { toFlightAllotment } from "../suppliers/sandbox/flights/flight-stock";
import { combineFlightSuppliers } from "./combine-flight-suppliers";
import { createFlightService } from "./flight-service";
import { getItinerary, noSuchFlight } from "./get-itinerary";
import { listDayPrices } from "./list-day-prices";
import { listSeats } from "./list-seats";
import { searchFlights } from "./search-flights";
import { toSellableFlights } from "./sellable-flights";
import { toNotedSearch } from "./to-noted-search";

/** How often calls that may reach a supplier are answered. */
const limits = {
  /** Searches for flights, their fares, seats and days. */
  searches: toSearchLimits("flight searches"),
};

/** The parts of flights that the backend is composed of. */
export const flightModule: ServiceParts<FlightBookingSupplier> = {
  create: createFlightService,
  limits,
  createAllotments: () => toFlightAllotment,
  /** From suggestions to seats; each is 404 where the agency has switched flights off. */
  register(handle, { suppliers, ...dependencies }) {
    const { logError, logProblem } = dependencies;
    const shop = (agencyId: string) => combineFlightSuppliers(suppliers, { agencyId, logProblem });
    const openShop = createShopOpener(
      { service: "flights", limits: limits.searches, shop, sell: toSellableFlights },
      dependencies,
    );
    const open = async (context: RequestContext) => ({
      ...dependencies,
      flights: await openShop(context),
    });
    const suggest = createSuggester(logError);
    // No account is opened at each letter that is typed: own places are those of all agencies.
    const { findOwnPlaces } = combineFlightSuppliers(suppliers, { logProblem });
    handle(searchAirportsEndpoint, (context, { query }) =>
      suggest(context, "flights", async () => ({
        data: await suggestFlightPlaces(query.search, {
          language: context.language,
          findOwnPlaces,
        }),
      })),
    );
    handle(searchFlightsEndpoint, async (context, { body: search }) => {
      const found = await searchFlights(context, { ...(await open(context)), search });
      const { answer, itineraries } = found;
      dependencies.searchLog.note(context, toNotedSearch(search), {
        ...answer,
        unfiltered: itineraries,
      });
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
  },
};
