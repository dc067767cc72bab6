import * as z from "zod";

/** The domain in ASCII (IDNA), as mail servers know it; what is no domain stays what it is. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const url = `http://${domain}`;
  // Only letters beyond ASCII: a URL would also take ports, paths and numbers for hosts.
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:@\\]/.test(domain) || !URL.canParse(url))
    return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

/**
 * A mail address, its domain in ASCII. Before the `@` all signs that HTML's `type="email"` takes;
 * letters beyond ASCII there need mail servers that few have, and are refused with that reason.
 */
export const emailSchema = z.preprocess(
  (value) => (typeof value === "string" ? withAsciiDomain(value) : value),
  z
    .email({ pattern: z.regexes.html5Email, abort: true })
    .max(254)
    .refine((address) => /\.[a-z0-9-]+$/i.test(address.slice(address.lastIndexOf("@"))), {
      message: "needs a full domain, such as example.com",
    }),
);
