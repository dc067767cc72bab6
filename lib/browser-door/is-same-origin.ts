import { env, publicProtocol } from "@/lib/env";

/**
 * Whether a request was made by a page of this host (OWASP: Fetch Metadata, else Origin compared
 * with Host). `same-site` isn't enough: agencies share a parent domain. If visitors use https, a
 * plain http page isn't ours: anybody on the network may have written it. The reverse is accepted,
 * as behind a TLS proxy of a site on localhost.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isOurs =
    origin !== null && URL.canParse(origin) && isOurOrigin(new URL(origin), headers.get("host"));
  // An Origin header must be ours, regardless of others; `none` is user-initiated, such as
  // the address bar, which sends no Origin.
  return site === "same-origin" || site === "none"
    ? origin === null || isOurs
    : site === null && isOurs;
}

const isOurOrigin = ({ host, protocol }: URL, ownHost: string | null): boolean =>
  host === ownHost?.toLowerCase() &&
  (protocol === "https:" || (protocol === "http:" && publicProtocol(env()) === "http"));
