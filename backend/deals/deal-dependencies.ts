import type { ScopedDatabase } from "../db/scoped";
import type { DealTokens } from "../enquiries/deal-token";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { DealSuppliers } from "../ports/deal-supplier";

/** What deals are made with; `now` is the clock, so that tests can set it. */
export type DealDependencies = {
  db: ScopedDatabase;
  suppliers: DealSuppliers;
  exchangeRates: ExchangeRates;
  dealTokens: DealTokens;
  now: () => Date;
};
