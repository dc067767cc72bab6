import { env, publicProtocol } from "@/lib/env";

/**
 * Whether a request was made by a page of this very host (OWASP: Fetch Metadata, else Origin
 * against Host). `same-site` isn't enough: agencies share a parent domain. Where visitors use https
 * a page of plain http isn't ours: anybody on the way may have written it. The other way round
 * counts, as behind a proxy that ends TLS for a site on localhost.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isOurs =
    origin !== null && URL.canParse(origin) && isOurOrigin(new URL(origin), headers.get("host"));
  // An origin that is there must be ours, whatever else is said; `none` is a person's own doing, as
  // from the address bar, which sends none.
  return site === "same-origin" || site === "none"
    ? origin === null || isOurs
    : site === null && isOurs;
}

const isOurOrigin = ({ host, protocol }: URL, ownHost: string | null): boolean =>
  host === ownHost?.toLowerCase() &&
  (protocol === "https:" || (protocol === "http:" && publicProtocol(env()) === "http"));
