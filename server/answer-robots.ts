import type { IncomingMessage, ServerResponse } from "node:http";
import { env, publicProtocol } from "@/lib/env";
import { resolveSharing } from "@/lib/routes/resolve-sharing";
import { sharingHeaders } from "@/lib/routes/sharing-headers";
import { contentSecurityPolicy, securityHeaders } from "@/lib/security-policy";
import { robotsText } from "@/lib/seo/robots-text";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { findAgencyByHost } from "@/lib/tenant/agency-registry";

const path = "/robots.txt";

/**
 * Answers `robots.txt` in Next's process and in its place, with the headers that middleware would
 * set: crawlers ask for it again and again, and Next takes longer for it than for all else.
 * @returns false for everything else, and unless the agency is known and active: Next says why
 */
export async function answerRobots(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = "GET", url = "", headers } = request;
  if (!/^(?:GET|HEAD)$/.test(method) || url.split("?", 1)[0] !== path) return false;
  const agency = await findAgencyByHost(headers.host ?? null).catch(() => null);
  if (agency?.status !== "Active") return false;
  // As in middleware: only the front door requests what it will share.
  const sharing =
    headers["x-shared-fill"] === undefined
      ? null
      : resolveSharing({ pathname: path, search: url.slice(path.length) });
  const body = robotsText(siteOrigin(agency));
  response.writeHead(200, {
    ...lowerCased(securityHeaders({ isHttps: publicProtocol(env()) === "https" })),
    ...(sharing ? lowerCased(sharingHeaders(sharing, agency)) : {}),
    "content-security-policy": contentSecurityPolicy("'self'"),
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "x-agency": agency.subdomain,
  });
  response.end(method === "HEAD" ? undefined : body);
  return true;
}

/** Both name Cache-Control. */
const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
