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
  /** Who may show the page in a frame; what is no plain origin counts for nothing. */
  frameAncestors?: readonly string[];
  /** Whose scripts may run besides the site's, where no nonce vouches for them. */
  scriptOrigins?: readonly string[];
  /** Where scripts may send to besides the site itself. */
  connections?: readonly string[];
  /**
   * Where a page of the remote main app may take scripts, styles, fonts and data from besides this
   * site.
   */
  remoteOrigins?: readonly string[];
  isDevelopment?: boolean;
};

/**
 * One policy, two ways to name the scripts: a nonce for a page made for one person, hashes for a
 * shared copy. The first document's policy governs the soft navigations after it, so this is the
 * one of all pages. Style attributes are allowed because React writes them and an agency's colours
 * are one; style elements are not.
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
    // Where 'strict-dynamic' is known the origins here count for nothing: a script that ours has
    // started may run.
    `script-src ${[scripts, ...scriptOrigins].join(" ")}${remote}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : libraryStyles.join(" ")}${remote}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${remote}`,
    ...(connections.length > 0 || remote
      ? [`connect-src ${["'self'", ...connections].join(" ")}${remote}`]
      : []),
    ...(remote ? [`font-src 'self'${remote}`] : []),
    // Falls back to script-src otherwise, in which 'strict-dynamic' leaves no address.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(" ") : "'none'"}`,
  ].join("; ");
}

/** 128 bits in hexadecimal: nothing in it that HTML, JSON or a header would escape. */
const fillNonce = /^[\da-f]{32}$/;

/**
 * The scripts of a page that is made once and shared. The nonce is between Next and the front door,
 * and tells which inline scripts are Next's own: whatever is sent names these by
 * `withScriptHashes`, for a nonce that is kept would be everybody's.
 */
export const sharedScripts = (nonce: string | null): string =>
  nonce && fillNonce.test(nonce) ? `'self' 'nonce-${nonce}'` : "'self'";

/**
 * Puts inline scripts of exactly these bytes, as `sha256-…` in base64, into the place of the nonce
 * of a policy made with `sharedScripts`.
 */
export const withScriptHashes = (
  policy: string,
  { nonce, hashes }: { nonce: string; hashes: readonly string[] },
): string => policy.replace(` 'nonce-${nonce}'`, hashes.map((hash) => ` '${hash}'`).join(""));

/** The headers every page carries besides its content security policy. */
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
