import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { SnapshotStore } from "../searches/create-snapshot-store";
import type { SellableHotels } from "./sellable-hotels";

/**
 * What hotels are searched with; `now` is the clock, so that tests can set it. `searchWaitMs`: how
 * long a search waits for the supplier before it responds with `searching`.
 */
export type HotelDependencies = {
  db: ScopedDatabase;
  hotels: SellableHotels;
  snapshots: SnapshotStore;
  searchWaitMs: number;
  exchangeRates: ExchangeRates;
  now: () => Date;
};
