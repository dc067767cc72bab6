import "server-only";
import { cookies, headers } from "next/headers";
import type { Agency } from "@/lib/api/contract/agencies";
import { env } from "@/lib/env";
import { residenceCookie, resolveResidence } from "@/lib/residence/resolve-residence";

/**
 * The guests' assumed country of residence (ISO 3166-1) until they choose one: rates depend on it.
 */
export async function getResidence(
  agency: Pick<Agency, "country" | "languages" | "dealDefaults">,
): Promise<string> {
  const { GEO_COUNTRY_HEADER } = env();
  const [cookieJar, incoming] = await Promise.all([cookies(), headers()]);
  return resolveResidence({
    cookie: cookieJar.get(residenceCookie)?.value,
    currencyCookie: cookieJar.get("currency")?.value,
    geoCountry: GEO_COUNTRY_HEADER ? incoming.get(GEO_COUNTRY_HEADER) : null,
    agency,
  });
}
