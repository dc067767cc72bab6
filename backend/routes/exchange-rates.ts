import { getExchangeRatesEndpoint } from "@/lib/api/contract/countries";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import type { Handle } from "../http/request-context";

export function registerExchangeRateRoutes(
  handle: Handle,
  { exchangeRates }: { exchangeRates: ExchangeRates },
): void {
  handle(getExchangeRatesEndpoint, () => exchangeRates.getRates());
}
