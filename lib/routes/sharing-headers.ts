import { ratesTag } from "@/lib/signed-events/rates-tag";
import type { Sharing } from "./sharing";

/**
 * How long a page may be shared, and which tags purge it (RFC 9213). Browsers revalidate each time.
 * Middleware only proposes this: the front door drops it from anything but a 200 that sets no
 * cookie.
 */
export const sharingHeaders = (
  { freshSeconds, staleSeconds, errorSeconds, content }: Sharing,
  { subdomain }: { subdomain: string },
): Record<string, string> => ({
  "Cache-Control": "private, no-cache",
  "CDN-Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${errorSeconds}`,
  "Cache-Tag": [subdomain, ...content.map((kind) => `${subdomain}:${kind}`), ratesTag].join(","),
});
