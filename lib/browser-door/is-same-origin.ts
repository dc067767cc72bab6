/**
 * Whether a request was made by a page of this very host (OWASP: Fetch Metadata, else Origin against Host).
 * `same-site` isn't enough: agencies share a parent domain.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === headers.get("host")?.toLowerCase();
}
