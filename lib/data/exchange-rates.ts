import "server-only";
import { getExchangeRatesEndpoint } from "@/lib/api/contract/countries";
import type { ExchangeRates } from "@/lib/money/exchange";
import { optionalRead } from "./optional-read";
import { sharedRead } from "./shared-read";

/**
 * Units per US dollar and their date; null if they can't be loaded: amounts then show as the
 * supplier's.
 */
export const getExchangeRates = (
  tenant: string,
): Promise<{ rates: ExchangeRates; asOf: string } | null> =>
  optionalRead(
    "exchange rates",
    () =>
      sharedRead(tenant, {
        name: "exchange rates",
        content: ["rates"],
        read: (api) => api.call(getExchangeRatesEndpoint),
      }),
    null,
  );
