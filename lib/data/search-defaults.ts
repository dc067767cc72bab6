import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { mayReadPrices } from "@/lib/api/contract/roles";
import { toLanguageTag } from "@/lib/api/contract/languages";
import type { ServiceId } from "@/lib/api/contract/services";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { getLanguage } from "@/lib/i18n/get-language";
import { getSession } from "@/lib/session/get-session";
import { getResidence } from "./residence";
import { listShipLines } from "./ship-lines";

/** What the search form of a service starts from where nothing was searched yet. */
export async function getSearchDefaults(agency: Agency, service: ServiceId, now = new Date()) {
  const [locale, residence, session, shipLines] = await Promise.all([
    getLanguage(),
    getResidence(agency),
    getSession(agency.subdomain),
    service === "cruises" ? listShipLines(agency.subdomain) : [],
  ]);
  return {
    today: toEarliestToday(now),
    dates: resolveDealDates(now, agency.timeZone),
    shipLines,
    showsPrices: mayReadPrices(session, agency),
    residence,
    countriesIn: toLanguageTag(locale),
  };
}
