import type { IncomingMessage } from "node:http";

export type Refusal = {
  status: 400 | 404 | 405 | 414 | 417 | 501;
  headers?: Record<string, string>;
};

const maxUrlLength = 8 * 1024;
const readMethods = ["GET", "HEAD"];
const formMethods = [...readMethods, "POST"];
const apiMethods = [...readMethods, "POST", "PUT", "PATCH", "DELETE"];

/** The path of a request target, without its query. */
export function toPath(url = ""): string {
  const queryAt = url.indexOf("?");
  return queryAt === -1 ? url : url.slice(0, queryAt);
}

export const isApiPath = (url: string | undefined) => /^\/api(\/|$)/.test(toPath(url));

/**
 * What takes a form: signed in at their agency's own site people arrive at /sso by POST, and
 * enquiries are plain forms of our own, sent to addresses that show nothing.
 */
const formPaths =
  /^(?:\/sso|(?:\/[a-z]{2})?(?:\/booknow\/[a-z]+\/enquiry\/send|\/enquiries\/state))$/;
export const isFormPath = (url: string | undefined) => formPaths.test(toPath(url));

/**
 * Also percent-encoded: middleware and router could otherwise read two different paths. Browsers
 * resolve these before sending.
 */
const hasDotSegment = (path: string) =>
  /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(path) || path.includes("\\");

/**
 * Next's file names for the data of a page: a second address of everything, for static exports
 * alone (CVE-2026-44575, -45109).
 */
const isPageData = (path: string) => /\.rsc$/i.test(decodeURIComponent(path));

/** Next answers a broken escape with a bare 500. */
const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const countHeader = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === name).length;

/**
 * Why a request goes no further, or null. Pure: reads the head only.
 * What is let through here is all that Next ever sees.
 */
export function resolveRefusal(request: IncomingMessage): Refusal | null {
  const { method = "", url = "", headers } = request;

  const allowed = isApiPath(url) ? apiMethods : isFormPath(url) ? formMethods : readMethods;
  if (!allowed.includes(method)) return { status: 405, headers: { Allow: allowed.join(", ") } };

  if (url.length > maxUrlLength) return { status: 414 };
  // Absolute-form and asterisk targets name a host of their own.
  if (!url.startsWith("/")) return { status: 400 };
  if (hasDotSegment(toPath(url)) || !isDecodable(toPath(url))) return { status: 400 };
  if (isPageData(toPath(url))) return { status: 404 };
  // Node keeps the first of several Host headers silently.
  if (countHeader(request, "host") !== 1 || !headers.host) return { status: 400 };

  const coding = headers["transfer-encoding"];
  if (coding !== undefined && headers["content-length"] !== undefined) return { status: 400 };
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return { status: 501 };
  // A body on a read has no meaning (RFC 9110 §9.3.1) and is a known way to smuggle a second
  // request.
  if (
    readMethods.includes(method) &&
    (coding !== undefined || Number(headers["content-length"] ?? 0) > 0)
  )
    return { status: 400 };
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue")
    return { status: 417 };
  return null;
}
