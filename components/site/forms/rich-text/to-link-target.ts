import { isLinkable } from "@/lib/rich-text/allowed-urls";
import { toHref } from "./prepare-html";

function complete(text: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u.test(text)) return `https://${text}`;
  return toHref(text);
}

/**
 * Where what is typed as a link leads to: `example.com` and an e-mail address are completed; null
 * for any scheme but http, https, mailto and tel.
 */
export function toLinkTarget(typed: string): string | null {
  const href = complete(typed.trim());
  if (!isLinkable(href) || /\s/.test(href)) return null;
  return URL.canParse(href, "https://own.example") ? href : null;
}
