import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { env } from "@/lib/env";
import type { ExchangeRates } from "@/lib/money/exchange";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { resolveCurrency } from "@/lib/money/resolve-currency";
import { getSession } from "@/lib/session/get-session";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";
import { getExchangeRates } from "./exchange-rates";

/** Currency of supplier amounts that aren't sold in the agency's own currency yet. */
const supplierCurrency = "USD";
/** The base currency of exchange rates. */
export const ratesBase = "USD";

/**
 * The visitor's display currency from the first paint on, with only the rates needed and their
 * date; without rates amounts show as charged.
 */
export const getDisplayCurrency = cache(
  async (
    tenant: string,
  ): Promise<{ currency: string; rates: ExchangeRates; asOf: string | null }> => {
    const { GEO_COUNTRY_HEADER } = env();
    const [cookieJar, incoming, session, agency] = await Promise.all([
      cookies(),
      headers(),
      getSession(tenant),
      findAgencyBySubdomain(tenant),
    ]);
    const { currency } = resolveCurrency({
      cookie: cookieJar.get("currency")?.value,
      profile: session?.user.currency,
      agencyDefault: agency?.defaultCurrency,
      geoCountry: GEO_COUNTRY_HEADER ? incoming.get(GEO_COUNTRY_HEADER) : null,
    });
    const sources = [supplierCurrency, ...(agency ? [toChargeCurrency(agency)] : [])];
    if (sources.every((source) => source === currency)) return { currency, rates: {}, asOf: null };
    const exchange = await getExchangeRates(tenant);
    if (!exchange?.rates[currency] && currency !== ratesBase)
      return { currency, rates: {}, asOf: null };
    const needed = new Set([currency, ...sources]);
    const rates = {
      ...Object.fromEntries(
        Object.entries(exchange?.rates ?? {}).filter(([code]) => needed.has(code)),
      ),
      [ratesBase]: 1,
    };
    return { currency, rates, asOf: exchange?.asOf ?? null };
  },
);
