/**
 * Units of each currency for one US dollar, with the day (ISO 8601) they are of and who published
 * them.
 */
export type DatedRates = {
  base: "USD";
  asOf: string;
  source: string;
  rates: Record<string, number>;
};

/**
 * Where rates come from. Answering never waits and never fails: an adapter keeps the last good
 * rates.
 */
export type ExchangeRates = { getRates(): DatedRates };
