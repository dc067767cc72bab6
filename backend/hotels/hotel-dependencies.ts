import type { SearchDependencies } from "../searches/search-dependencies";
import type { SellableHotels } from "./sellable-hotels";

/** What hotels are searched with. */
export type HotelDependencies = SearchDependencies & { hotels: SellableHotels };
