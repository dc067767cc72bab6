import type { IncomingMessage } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

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

/** Our own plain forms, below any language, at paths that show nothing. */
const ownForms = [
  "/application/(?:answer/)?send",
  "/applications/J-[2-9A-Z]{8}/decide",
  "/booknow/[a-z]+/(?:enquiry|reservation-details)/send",
  "/bookings/[A-Z]-[2-9A-Z]{8}/(?:assign|notes|refund|resend)",
  "/bookings/cancel/send",
  "/client-view",
  "/clients/(?:new/send|K-[2-9A-Z]{8}/(?:save|notes|hand-over))",
  "/invitation/accept",
  "/lists/(?:bookings|support|enquiries)/(?:assign|resend|close)",
  "/saved-views/(?:save|rename|delete)",
  "/saved/remove",
  "/settings/payment/send/(?:key|again|off|brands)",
  "/settings/product/send",
  "/settings/developers/(?:create|change|roll|start|test|replay|remove)",
  "/settings/website/domains/(?:claim|check|remove)",
  "/support/(?:ask|reply|write|state|care)",
  "/users/agents/send/[a-z]+",
];
/** Paths that accept a form; at /sso users arrive by POST who signed in at their agency's site. */
const formPaths = new RegExp(`^(?:/sso|(?:/[a-z]{2})?(?:${ownForms.join("|")}))$`);
export const isFormPath = (url: string | undefined) => formPaths.test(toPath(url));

/**
 * Also percent-encoded: middleware and router could otherwise read two different paths. Browsers
 * resolve these before sending.
 */
const hasDotSegment = (path: string) =>
  /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(path) || path.includes("\\");

/**
 * Next's file names for a page's data: a second URL for everything, only meant for static exports
 * (CVE-2026-44575, -45109).
 */
const isPageData = (path: string) => /\.rsc$/i.test(decodeURIComponent(path));

/** Next responds to a malformed escape with a bare 500. */
const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Next responds to a malformed one with a 500: its own parser checks it first. */
const isStateTree = (header: string | string[] | undefined) => {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
};

const countHeader = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === name).length;

/**
 * Why a request is rejected, or null. Pure: reads the head only. Next only ever sees requests that
 * pass here.
 */
export function resolveRefusal(request: IncomingMessage): Refusal | null {
  const { method = "", url = "", headers } = request;

  const allowed = isApiPath(url) ? apiMethods : isFormPath(url) ? formMethods : readMethods;
  if (!allowed.includes(method)) return { status: 405, headers: { Allow: allowed.join(", ") } };

  if (url.length > maxUrlLength) return { status: 414 };
  // Absolute-form and asterisk-form targets carry their own host.
  if (!url.startsWith("/")) return { status: 400 };
  if (hasDotSegment(toPath(url)) || !isDecodable(toPath(url))) return { status: 400 };
  if (isPageData(toPath(url))) return { status: 404 };
  // Node silently keeps the first of several Host headers.
  if (countHeader(request, "host") !== 1 || !headers.host) return { status: 400 };

  if (!isStateTree(headers["next-router-state-tree"])) return { status: 400 };

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
