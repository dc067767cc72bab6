import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { SnapshotStore } from "../searches/create-snapshot-store";
import type { SellableFlights } from "./sellable-flights";

/**
 * What flights are searched with; `now` is the clock, so that tests can set it. `searchWaitMs`: how
 * long a search waits for the suppliers before it responds with `searching`.
 */
export type FlightDependencies = {
  db: ScopedDatabase;
  flights: SellableFlights;
  snapshots: SnapshotStore;
  searchWaitMs: number;
  exchangeRates: ExchangeRates;
  now: () => Date;
};
