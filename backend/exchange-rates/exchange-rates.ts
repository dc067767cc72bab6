/** Units of each currency per US dollar, with their date (ISO 8601) and publisher. */
export type DatedRates = {
  base: "USD";
  asOf: string;
  source: string;
  rates: Record<string, number>;
};

/** A source of rates. Never waits and never fails: an adapter keeps the last good rates. */
export type ExchangeRates = { getRates(): DatedRates };
