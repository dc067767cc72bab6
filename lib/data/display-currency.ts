import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { env } from "@/lib/env";
import type { ExchangeRates } from "@/lib/money/exchange";
import { resolveCurrency } from "@/lib/money/resolve-currency";
import { getSession } from "@/lib/session/get-session";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";
import { getExchangeRates } from "./exchange-rates";

/** Suppliers' amounts come in dollars: the rate of the shown currency is all that a page needs beside it. */
const supplierCurrency = "USD";

/** The currency this visitor sees prices in from the first paint on, with the rates that takes and their date; without rates amounts show as the supplier's. */
export const getDisplayCurrency = cache(async (tenant: string): Promise<{ currency: string; rates: ExchangeRates; asOf: string | null }> => {
  const { GEO_COUNTRY_HEADER } = env();
  const [cookieJar, incoming, session, agency] = await Promise.all([cookies(), headers(), getSession(tenant), findAgencyBySubdomain(tenant)]);
  const { currency } = resolveCurrency({
    cookie: cookieJar.get("currency")?.value,
    profile: session?.user.currency,
    agencyDefault: agency?.defaultCurrency,
    geoCountry: GEO_COUNTRY_HEADER ? incoming.get(GEO_COUNTRY_HEADER) : null,
  });
  if (currency === supplierCurrency) return { currency, rates: {}, asOf: null };
  const exchange = await getExchangeRates(tenant);
  const rate = exchange?.rates[currency];
  return rate ? { currency, rates: { [supplierCurrency]: 1, [currency]: rate }, asOf: exchange.asOf } : { currency, rates: {}, asOf: null };
});
