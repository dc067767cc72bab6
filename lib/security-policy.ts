/**
 * Styles that react-aria-components 1.22.1 puts into <head> (touch-action, overscroll-behavior); a
 * browser test fails when they change.
 */
const libraryStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];
const origin = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

export type SecurityPolicyOptions = {
  /** Who may frame the page; anything but a plain origin is ignored. */
  frameAncestors?: readonly string[];
  /** Origins whose scripts may run besides the site's, if no nonce vouches for them. */
  scriptOrigins?: readonly string[];
  /** Where scripts may send to besides the site itself. */
  connections?: readonly string[];
  /**
   * Origins a page of the remote main app may load scripts, styles, fonts and data from besides
   * this site.
   */
  remoteOrigins?: readonly string[];
  isDevelopment?: boolean;
};

/**
 * One policy with two ways to allow scripts: a nonce for a private page, hashes for a shared copy.
 * The first document's policy also applies to later soft navigations, so all pages have this one.
 * Style attributes are allowed because React writes them and an agency's colours are one; style
 * elements are not.
 */
export function contentSecurityPolicy(
  scripts: string,
  {
    frameAncestors = [],
    scriptOrigins = [],
    connections = [],
    remoteOrigins = [],
    isDevelopment = false,
  }: SecurityPolicyOptions = {},
): string {
  const ancestors = frameAncestors.filter((ancestor) => origin.test(ancestor));
  const remote = remoteOrigins
    .flatMap((entry) => (origin.test(entry) ? [` ${entry}`] : []))
    .join("");
  return [
    "default-src 'self'",
    // Browsers that support 'strict-dynamic' ignore the origins here: a script started by ours may
    // run.
    `script-src ${[scripts, ...scriptOrigins].join(" ")}${remote}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : libraryStyles.join(" ")}${remote}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${remote}`,
    ...(connections.length > 0 || remote
      ? [`connect-src ${["'self'", ...connections].join(" ")}${remote}`]
      : []),
    ...(remote ? [`font-src 'self'${remote}`] : []),
    // Otherwise falls back to script-src, where 'strict-dynamic' disables URLs.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(" ") : "'none'"}`,
  ].join("; ");
}

/** 128 bits in hexadecimal: nothing that HTML, JSON or a header would escape. */
const fillNonce = /^[\da-f]{32}$/;

/**
 * The scripts of a shared page. The nonce is only known to Next and the front door, and identifies
 * Next's own inline scripts: what is sent lists these by `withScriptHashes`, because a cached nonce
 * would be public.
 */
export const sharedScripts = (nonce: string | null): string =>
  nonce && fillNonce.test(nonce) ? `'self' 'nonce-${nonce}'` : "'self'";

/**
 * Replaces the nonce in a policy made with `sharedScripts` by the hashes of inline scripts, as
 * `sha256-…` in base64.
 */
export const withScriptHashes = (
  policy: string,
  { nonce, hashes }: { nonce: string; hashes: readonly string[] },
): string => policy.replace(` 'nonce-${nonce}'`, hashes.map((hash) => ` '${hash}'`).join(""));

/** The headers of every page besides its content security policy. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "camera=(), geolocation=(self), microphone=(), payment=(self), usb=(), browsing-topics=()",
    "Cache-Control": "private, no-store",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}
