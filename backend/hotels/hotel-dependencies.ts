import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { LogError } from "../http/answer-error";
import type { HotelBookingSupplier } from "../suppliers/hotel-supplier";

/** What hotels are searched with; `now` is the clock, so that tests can set it. */
export type HotelDependencies = { db: ScopedDatabase; stays: HotelBookingSupplier; exchangeRates: ExchangeRates; now: () => Date; logError: LogError };
