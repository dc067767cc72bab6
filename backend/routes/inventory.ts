import type { DealDependencies } from "../deals/deal-dependencies";
import type { CarDealDependencies } from "../deals/search-car-deals";
import type { HotelDealDependencies } from "../deals/search-hotel-deals";
import type { FlightShop } from "../flights/combine-flight-suppliers";
import type { LogError } from "../http/answer-error";
import type { OpenCounter } from "../limits/open-counter";
import type { Handle } from "../http/request-context";
import { registerCountryRoutes } from "./countries";
import { registerCruiseRoutes } from "./cruises";
import { registerDealRoutes } from "./deals";
import { registerExchangeRateRoutes } from "./exchange-rates";
import { registerSuggestionRoutes } from "./suggestions";

/** Everything that is sold and where: deals, suggestions, countries, currencies and their rates. */
export function registerInventoryRoutes(
  handle: Handle,
  dependencies: DealDependencies &
    HotelDealDependencies &
    CarDealDependencies & {
      flights: Pick<FlightShop, "findOwnPlaces">;
      openCounter: OpenCounter;
      logError: LogError;
    },
): void {
  registerCountryRoutes(handle, dependencies);
  registerExchangeRateRoutes(handle, dependencies);
  registerDealRoutes(handle, dependencies);
  registerSuggestionRoutes(handle, dependencies);
  registerCruiseRoutes(handle);
}
