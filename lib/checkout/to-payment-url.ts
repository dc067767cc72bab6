import { safePath } from "@/lib/safe-path";

/**
 * Where a gateway takes a payment: a page of this very site or one over https; null for anything
 * else.
 */
export function toPaymentUrl(url: string): string | null {
  if (url.startsWith("/")) return safePath(url, "") || null;
  return URL.canParse(url) && new URL(url).protocol === "https:" ? url : null;
}
