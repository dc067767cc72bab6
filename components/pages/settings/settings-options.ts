import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { listCurrencies } from "@/lib/data/currencies";
import { listCountries } from "@/lib/residence/list-countries";
import { findUsualForms, listZoneNames } from "@/lib/settings/usual-forms";

/** What the access section chooses from, by name in the page's language. */
export async function listAccessOptions(
  { subdomain, country, languages, timeZone }: Agency,
  locale: string,
) {
  const currencies = await listCurrencies(subdomain);
  const usual = findUsualForms(country, { locale, languages: languages.map(toLanguageTag) });
  return {
    usual,
    currencies: [
      ...new Map(
        currencies.map(({ currency, name }) => [currency, { value: currency, name }]),
      ).values(),
    ],
    countries: listCountries(locale).map(({ code, name }) => ({ value: code, name })),
    timeZones: listZoneNames([...(usual?.timeZones ?? []), timeZone]).map((zone) => ({
      value: zone,
      name: zone.replaceAll("_", " "),
    })),
  };
}
