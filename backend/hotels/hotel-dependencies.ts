import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { LogError } from "../http/answer-error";
import type { Stays } from "./sellable-stays";

/** What hotels are searched with; `now` is the clock, so that tests can set it. */
export type HotelDependencies = {
  db: ScopedDatabase;
  stays: Stays;
  exchangeRates: ExchangeRates;
  now: () => Date;
  logError: LogError;
};
