/**
 * Whether a request was made by a page of this very host (OWASP: Fetch Metadata, else Origin against Host).
 * `same-site` isn't enough: agencies share a parent domain.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isHost = origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("host")?.toLowerCase();
  if (site === "same-origin") return true;
  // `none` is a person's own doing, as from the address bar, which sends no origin: one that is there must be ours.
  return site === "none" ? origin === null || isHost : site === null && isHost;
}
