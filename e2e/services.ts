import type { ItemService } from "@/lib/api/contract/items";
import { cars } from "./cars";
import { flights, type FlightOptions } from "./flights";
import { hotels, type StayOptions } from "./hotels";
import type { QuoteOptions, ServiceRow } from "./service-row";

export type OptionsOf = { hotels: StayOptions; cars: QuoteOptions; flights: FlightOptions };
type Services = { readonly [S in ItemService]: ServiceRow<OptionsOf[S]> };

/** One line a service that can be booked. */
export const services: Services = { hotels, cars, flights };
