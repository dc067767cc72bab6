import type { IncomingHttpHeaders } from "node:http";
import type { Route } from "@/lib/routes/routes";
import { listSignatureHeaders } from "@/lib/signed-events/list-signature-headers";
import { readCookies } from "../read-cookies";
import { isApiPath, toPath } from "../request-hygiene";
import type { Priority } from "./fair-queue";

/** What a request claims, unchecked. `url` is its target, with the query. */
type RequestClaims = { url: string; headers: IncomingHttpHeaders };

/**
 * Sent by scripts that don't wait for a response: better lost than in the way, above all when pages
 * fail for lack of places.
 */
const reportRoutes: ReadonlySet<string> = new Set(["/api/client-errors"]);
/** Routes of signed events, whose last segment names who sends them. */
const eventRoutes: ReadonlySet<string> = new Set([
  "/api/payment-events/[gateway]",
  "/api/supplier-events/[supplier]",
]);

/** Characters of a bearer token (RFC 6750 §2.1), no fewer than can't be guessed. */
const sessionToken = /^[\w.~+/-]{22,4096}=*$/;
/** A booking's key or a quote's id among the names that our addresses have for them. */
const keyInQuery = /[?&](?:key|quote)=[\w-]{22,64}(?:&|$)/;
/** The id of a hosted payment page is in its path. */
const keyInPath = /\/[\w-]{22,64}$/;

const toQuery = (url: string) => url.slice(url.indexOf("?") + 1 || url.length);

/**
 * Whether the request has a buyer's credential, by its format: Next and the backend check whether
 * it is valid.
 */
function looksLikeBuyer({ name, hasToken }: Route, { url, headers }: RequestClaims): boolean {
  if (eventRoutes.has(name)) {
    const provider = toPath(url).split("/").at(-1) ?? "";
    return listSignatureHeaders(provider).some((header) => headers[header] !== undefined);
  }
  // What a call buys or pays is in its body, which the door doesn't read.
  if (isApiPath(url)) return true;
  const cookies = readCookies(headers.cookie);
  const [plain = "", hostOnly = ""] = [cookies.get("sid"), cookies.get("__Host-sid")];
  if (sessionToken.test(plain) || sessionToken.test(hostOnly)) return true;
  const [path = ""] = url.split("?");
  return hasToken && (keyInQuery.test(`?${toQuery(url)}`) || keyInPath.test(path));
}

/**
 * A request's priority. A page on the way to a payment gets its priority only with evidence of
 * something to pay for.
 */
export function resolvePriority(route: Route, claims: RequestClaims): Priority {
  if (reportRoutes.has(route.name)) return "spare";
  return route.priority === "pay" && !looksLikeBuyer(route, claims) ? "browse" : route.priority;
}
