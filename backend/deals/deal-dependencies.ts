import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { DealSuppliers } from "../suppliers/deal-supplier";

/** What deals are made with; `now` is the clock, so that tests can set it. */
export type DealDependencies = { suppliers: DealSuppliers; exchangeRates: ExchangeRates; now: () => Date };
