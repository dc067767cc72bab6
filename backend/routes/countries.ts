import {
  listCountriesEndpoint,
  listEnabledCountriesEndpoint,
  listEnabledCurrenciesEndpoint,
} from "@/lib/api/contract/countries";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import { listCountries } from "../reference-data/countries";
import { listCurrencyEntries } from "../reference-data/currencies";
import type { Handle } from "../http/request-context";

/**
 * Countries and currencies by name in the requested language; a currency without a rate cannot
 * be chosen.
 */
export function registerCountryRoutes(
  handle: Handle,
  { exchangeRates }: { exchangeRates: ExchangeRates },
): void {
  handle(listCountriesEndpoint, ({ language }) => ({ data: listCountries(language) }));
  handle(listEnabledCountriesEndpoint, ({ language }) => ({ data: listCountries(language) }));
  handle(listEnabledCurrenciesEndpoint, ({ language }) => {
    const { rates } = exchangeRates.getRates();
    return {
      data: listCurrencyEntries(language).filter(({ currency }) => Object.hasOwn(rates, currency)),
    };
  });
}
