import type { IncomingMessage } from "node:http";
import { isLanguageCode } from "@/lib/api/contract/languages";
import { splitLanguage } from "@/lib/i18n/split-language";
import { parseCurrencyCookie } from "@/lib/money/resolve-currency";
import { toCurrencyCookie } from "@/lib/money/to-currency-cookie";
import { resolveSharing } from "@/lib/routes/resolve-sharing";
import { resolveTenant } from "@/lib/tenant/resolve-tenant";
import { resolveHost } from "../forwarded-headers";
import { rscHeaders, type CacheKey, type RscVariant } from "./cache-key";
import { resolveChoices, type Choices } from "./resolve-choices";

export type KeySettings = {
  rootDomain: string;
  defaultAgency: string;
  trustProxy: boolean;
  /** Lower case; the deployment's header with the visitor's country. */
  geoCountryHeader?: string | undefined;
};

export type RequestHead = Pick<IncomingMessage, "method" | "url" | "headers">;

const maxPathLength = 1024;
/** The state tree of our deepest page is a few hundred bytes. */
const maxRscBytes = 4096;

/**
 * Whether the path is in its canonical form: other spellings would be separate copies, of any
 * number.
 */
function isPlainPath(path: string): boolean {
  if (path.length > maxPathLength || path.includes("//") || (path.endsWith("/") && path !== "/"))
    return false;
  return (
    !path.includes("%") ||
    path.split("/").every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment)
  );
}

/** Undefined for what our own client router would not send. */
function resolveRsc(headers: RequestHead["headers"]): RscVariant | null | undefined {
  if (headers.rsc === undefined) return null;
  if (headers.rsc !== "1") return undefined;
  const values = rscHeaders.map((name) => headers[name]?.toString() ?? "");
  if (values.join("").length > maxRscBytes) return undefined;
  const [stateTree = "", prefetch = "", segment = "", url = ""] = values;
  return {
    "next-router-state-tree": stateTree,
    "next-router-prefetch": prefetch,
    "next-router-segment-prefetch": segment,
    "next-url": url,
  };
}

function resolveCountry(
  headers: RequestHead["headers"],
  geoCountryHeader: string | undefined,
): string {
  const country = geoCountryHeader ? headers[geoCountryHeader] : undefined;
  return typeof country === "string" && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : "";
}

/**
 * What prices depend on: as `resolveCurrency` and `resolveResidence` choose, and only as much as
 * the route needs.
 */
function resolvePrices(
  choices: Choices,
  visitorCountry: string,
  variesOnResidence: boolean,
): Pick<CacheKey, "currency" | "residence" | "country"> {
  const saved = parseCurrencyCookie(choices.currency);
  const residence =
    variesOnResidence && /^[A-Z]{2}$/.test(choices.residence ?? "")
      ? (choices.residence ?? "")
      : "";
  const currency = saved
    ? toCurrencyCookie({
        ...saved,
        country: variesOnResidence && !residence ? saved.country : null,
      })
    : "";
  const asksForCountry = !saved || (variesOnResidence && !residence && !saved.country);
  return { currency, residence, country: asksForCountry ? visitorCountry : "" };
}

/**
 * The client router's hash of its headers is passed along: Next compares it, and redirects if it is
 * wrong. Null if malformed.
 */
function withRouterHash(shared: string, rawQuery: string): string | null {
  const hashes = new URLSearchParams(rawQuery).getAll("_rsc");
  if (hashes.length === 0) return shared;
  const [hash = ""] = hashes;
  return hashes.length === 1 && /^[\w-]{0,32}$/.test(hash)
    ? `${shared}${shared ? "&" : "?"}_rsc=${hash}`
    : null;
}

/**
 * The key of the shared response that this request may get; null if it must be rendered
 * individually. Pure: reads the head only.
 */
export function resolveCacheKey(
  { method, url = "", headers }: RequestHead,
  settings: KeySettings,
): CacheKey | null {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return null;
  const choices = resolveChoices(headers.cookie);
  const rsc = resolveRsc(headers);
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const rawQuery = queryAt === -1 ? "" : url.slice(queryAt);
  if (!choices || rsc === undefined || !isPlainPath(path)) return null;

  const sharing = resolveSharing({ pathname: path, search: rawQuery });
  const host =
    sharing && resolveTenant(resolveHost({ headers }, settings.trustProxy), settings)?.host;
  if (!sharing || !host) return null;
  const search = rsc ? withRouterHash(sharing.search, rawQuery) : sharing.search;
  if (search === null) return null;

  const { locale: remembered = "" } = choices;
  const locale =
    isLanguageCode(remembered) && splitLanguage(path).language === null ? remembered : "";
  const prices = resolvePrices(
    choices,
    resolveCountry(headers, settings.geoCountryHeader),
    sharing.variesOnResidence,
  );
  return { host, path, search, locale, ...prices, rsc };
}
