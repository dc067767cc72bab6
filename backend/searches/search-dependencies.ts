import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { SnapshotStore } from "./create-snapshot-store";

/**
 * What every service is searched with; `now` is the clock, so that tests can set it.
 * `searchWaitMs`: how long a search waits for the suppliers before it responds with `searching`.
 */
export type SearchDependencies = {
  db: ScopedDatabase;
  snapshots: SnapshotStore;
  searchWaitMs: number;
  exchangeRates: ExchangeRates;
  now: () => Date;
};
