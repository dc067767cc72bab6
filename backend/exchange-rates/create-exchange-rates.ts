import { createEcbRates } from "./ecb-rates";
import type { ExchangeRates } from "./exchange-rates";
import { snapshotRates } from "./snapshot-rates";

/**
 * A backend's rates: refreshed if the deployment sets a URL (`EXCHANGE_RATES_URL`), else the
 * built-in snapshot.
 */
export function createExchangeRates(
  url: string | undefined,
  { onChange }: { onChange?: () => void } = {},
): ExchangeRates & { stop(): void } {
  return url
    ? createEcbRates({ url, fallback: snapshotRates, onChange })
    : { getRates: () => snapshotRates, stop: () => undefined };
}
