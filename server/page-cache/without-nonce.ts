import type { OutgoingHttpHeaders } from "node:http";
import { withScriptHashes } from "@/lib/security-policy";
import { vouchForScripts } from "./vouch-for-scripts";

type Page = { headers: OutgoingHttpHeaders; plain: Buffer };

/**
 * Takes the nonce of a fill out of an answer, head and body, and names the scripts that had it in
 * its policy. Null where a trace would be left.
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
    // React says it with what is to be loaded early.
    ...(link === undefined ? {} : { link: String(link).replaceAll(`; nonce="${nonce}"`, "") }),
  };
  const isClean = !vouched.html.includes(nonce) && !JSON.stringify(bare).includes(nonce);
  return isClean ? { headers: bare, plain: Buffer.from(vouched.html) } : null;
}
