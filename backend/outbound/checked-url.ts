import { isIP } from "node:net";
import * as z from "zod";
import { findPictureHash } from "@/lib/api/contract/picture-files";

export type UrlRules = {
  /** Allows URLs on this machine: demos and tests only. */
  allowLoopbackUrls: boolean;
};

const isLoopback = (hostname: string) =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "127.0.0.1" ||
  hostname === "[::1]";

/**
 * Lower-case ASCII with a dot: no IP address or internal name, and no look-alike letters of other
 * scripts.
 */
export const isPublicName = (hostname: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) &&
  isIP(hostname) === 0 &&
  !isLoopback(hostname) &&
  !hostname.split(".").some((label) => label.startsWith("xn--"));

/** What is wrong with an agency's URL; null if it is safe to link to (security: ASVS 1.2.2). */
export function findUrlFault(value: string, { allowLoopbackUrls }: UrlRules): string | null {
  if (/[\s\\]/.test(value) || !URL.canParse(value))
    return "must be a web address such as https://example.com/page";
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return "must not contain a user name";
  if (allowLoopbackUrls && isLoopback(hostname) && (protocol === "http:" || protocol === "https:"))
    return null;
  if (protocol !== "https:") return "must start with https://";
  if (!isPublicName(hostname)) return "must name a public host";
  return null;
}

const checked = (check: (value: string) => string | null) =>
  z
    .string()
    .max(2_000)
    .check((context) => {
      const fault = check(context.value);
      if (fault) context.issues.push({ code: "custom", message: fault, input: context.value });
    });

export const checkedUrl = (rules: UrlRules) => checked((value) => findUrlFault(value, rules));

const ownPicture = /^\/assets\/[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpg|webp|avif|ico)$/;
/** Without width and extension: it exists in several. */
const ownIllustration = /^\/assets\/inventory\/(?!rental-logos\/)[\w-]+(?:\/[\w-]+)*$/;

const isOwnFile = (value: string) => ownPicture.test(value) || findPictureHash(value) !== null;

/** An image shipped with the site, one that was uploaded, or one on the web. */
export const checkedPicture = (rules: UrlRules) =>
  checked((value) => (isOwnFile(value) ? null : findUrlFault(value, rules)));

/** The same, or one of the illustrations such as `/assets/inventory/hotels/old-town-2`. */
export const checkedIllustration = (rules: UrlRules) =>
  checked((value) =>
    isOwnFile(value) || ownIllustration.test(value) ? null : findUrlFault(value, rules),
  );

/** Only scheme and host, as `frame-ancestors` takes it. */
export const checkedOrigin = (rules: UrlRules) =>
  checked(
    (value) =>
      findUrlFault(value, rules) ??
      (new URL(value).origin === value ? null : "must be an origin such as https://example.com"),
  );

/** A page on the network itself. */
export const checkedSocialUrl = (...hosts: string[]) =>
  checked((value) => {
    const fault = findUrlFault(value, { allowLoopbackUrls: false });
    if (fault) return fault;
    const { hostname } = new URL(value);
    return hosts.some((host) => hostname === host || hostname === `www.${host}`)
      ? null
      : `must be a page on ${hosts.join(" or ")}`;
  });
