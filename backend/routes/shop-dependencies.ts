import type { OpenCounter } from "../limits/open-counter";
import type { SearchLog } from "../past-searches/create-search-log";
import type { PaymentCheck } from "../payments/takes-payments";
import type { SearchDependencies } from "../searches/search-dependencies";

/** What the calls of a service need, from search to what can be quoted. */
export type ShopDependencies = SearchDependencies &
  PaymentCheck & { openCounter: OpenCounter; searchLog: SearchLog };
