import type { SearchDependencies } from "../searches/search-dependencies";
import type { SellableCars } from "./sellable-cars";

/** What cars are searched with. */
export type CarDependencies = SearchDependencies & { cars: SellableCars };
