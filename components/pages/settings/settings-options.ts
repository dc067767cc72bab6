import "server-only";
import { listCurrencies } from "@/lib/data/currencies";
import { listCountries } from "@/lib/residence/list-countries";

/** What the access section chooses from, by name in the page's language. */
export async function listAccessOptions(tenant: string, locale: string) {
  const currencies = await listCurrencies(tenant);
  return {
    currencies: [
      ...new Map(
        currencies.map(({ currency, name }) => [currency, { value: currency, name }]),
      ).values(),
    ],
    countries: listCountries(locale).map(({ code, name }) => ({ value: code, name })),
    timeZones: Intl.supportedValuesOf("timeZone").map((zone) => ({
      value: zone,
      name: zone.replaceAll("_", " "),
    })),
  };
}
