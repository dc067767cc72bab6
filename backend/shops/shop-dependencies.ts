import type { DealDependencies } from "../deals/deal-dependencies";
import type { LogError } from "../http/answer-error";
import type { OpenCounter } from "../limits/open-counter";
import type { SearchLog } from "../past-searches/create-search-log";
import type { PaymentCheck } from "../payments/takes-payments";
import type { SearchDependencies } from "../searches/search-dependencies";

/** What the calls of a service need, from suggestions and deals to what can be quoted. */
export type ShopDependencies = SearchDependencies &
  PaymentCheck &
  Pick<DealDependencies, "dealTokens"> & {
    openCounter: OpenCounter;
    searchLog: SearchLog;
    logError: LogError;
  };
