import type { OutgoingHttpHeaders } from "node:http";
import { withScriptHashes } from "@/lib/security-policy";
import { vouchForScripts } from "./vouch-for-scripts";

type Page = { headers: OutgoingHttpHeaders; plain: Buffer };

/**
 * Removes a fill's nonce from a response, head and body, and lists the scripts that had it in its
 * policy. Null if a trace would remain.
 */
export function withoutNonce({ headers, plain }: Page, nonce: string): Page | null {
  const text = plain.toString();
  const isDocument = String(headers["content-type"]).startsWith("text/html");
  const vouched = isDocument ? vouchForScripts(text, nonce) : { html: text, hashes: [] };
  if (!vouched) return null;
  const { "content-security-policy": policy, link } = headers;
  const bare = {
    ...headers,
    ...(policy === undefined
      ? {}
      : {
          "content-security-policy": withScriptHashes(String(policy), {
            nonce,
            hashes: vouched.hashes,
          }),
        }),
    // React sets it on preload links.
    ...(link === undefined ? {} : { link: String(link).replaceAll(`; nonce="${nonce}"`, "") }),
  };
  const isClean = !vouched.html.includes(nonce) && !JSON.stringify(bare).includes(nonce);
  return isClean ? { headers: bare, plain: Buffer.from(vouched.html) } : null;
}
