import type { SearchDependencies } from "../searches/search-dependencies";
import type { SellableFlights } from "./sellable-flights";

/** What flights are searched with. */
export type FlightDependencies = SearchDependencies & { flights: SellableFlights };
