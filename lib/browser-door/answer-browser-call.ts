import { randomUUID } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import { resolveBrowserPath } from "@/lib/api/browser-endpoints";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { logoutEndpoint, refreshSessionEndpoint } from "@/lib/api/contract/sessions";
import type { Api } from "@/lib/api/create-api";
import { header } from "@/lib/api/headers";
import { apiFor } from "@/lib/api/server";
import { env, publicProtocol } from "@/lib/env";
import { securityHeaders } from "@/lib/security-policy";
import {
  getSessionToken,
  hasMalformedSession,
  sessionCookieName,
} from "@/lib/session/session-cookie";
import { findAgencyByHost } from "@/lib/tenant/agency-registry";
import { refuse, toRefusal } from "./door-error";
import { readInput } from "./read-input";
import { answerLogout, clearSession, startSession } from "./session-answers";
import { toCallContext } from "./to-call-context";

/** @throws DoorError 404 or 503 */
export async function requireActiveAgency(host: string | null): Promise<Agency> {
  const agency = await findAgencyByHost(host).catch(() => {
    throw refuse(503, "agency_unavailable", "This site can't be reached at the moment", {
      headers: { "Retry-After": "5" },
    });
  });
  if (!agency) throw refuse(404, "agency_not_found", "Agency not found!");
  if (agency.status === "Inactive")
    throw refuse(503, "agency_inactive", "Agency is inactive, Please contact the administrator");
  return agency;
}

function requireEndpoint({ method, url }: NextRequest): {
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
} {
  const found = resolveBrowserPath(new URL(url).pathname);
  if (!found) throw refuse(404, "not_found", "There is no such call");
  const { methods, params } = found;
  const endpoint = methods[method === "HEAD" ? "GET" : method];
  if (!endpoint)
    throw refuse(405, "method_not_allowed", "This call has another method", {
      headers: { Allow: Object.keys(methods).join(", ") },
    });
  return { endpoint, params };
}

/**
 * The input was validated with this endpoint's schemas, which the union type of all endpoints can't
 * express.
 */
const pass = (api: Api, endpoint: Endpoint, input: Awaited<ReturnType<typeof readInput>>) =>
  (api.call as (endpoint: Endpoint, input: unknown) => Promise<unknown>)(endpoint, input);

async function answer(
  request: NextRequest,
  { requestId, accessToken }: { requestId: string; accessToken: string | null },
): Promise<NextResponse> {
  const agency = await requireActiveAgency(request.headers.get("host"));
  const { endpoint, params } = requireEndpoint(request);
  const input = await readInput(request, endpoint, params);
  const context = { ...toCallContext(request, agency), requestId };
  const api = apiFor(agency.subdomain, { ...context, accessToken });
  if (endpoint === logoutEndpoint) return answerLogout(accessToken ? api : null);
  const passed = await pass(api, endpoint, input);
  return endpoint.startsSession ? startSession(passed) : NextResponse.json(passed);
}

/**
 * Only a failed refresh removes an expired session from the browser: pages request one after a 401.
 * The 401 of another call may have raced a sign-in or a password change in another tab, and would
 * remove the new session.
 */
const isProofOfEnd = ({ url }: NextRequest) =>
  new URL(url).pathname === refreshSessionEndpoint.path;

function answerError(error: unknown, requestId: string): NextResponse {
  const { status, code, message, issues, challenge, duplicate, headers } = toRefusal(error);
  const details = {
    ...(issues ? { issues } : {}),
    ...(challenge ? { challenge } : {}),
    ...(duplicate ? { duplicate } : {}),
  };
  return NextResponse.json(
    { code, message, error: message, requestId, ...details },
    { status, ...(headers ? { headers } : {}) },
  );
}

/**
 * Common to every response of the browser API: it is never shared, it is isolated, and errors have
 * the standard shape.
 */
export async function answerAtDoor(
  request: NextRequest,
  respond: (requestId: string) => Promise<NextResponse>,
): Promise<NextResponse> {
  const requestId = request.headers.get(header.requestId) ?? randomUUID();
  const response = await respond(requestId).catch((error: unknown) =>
    answerError(error, requestId),
  );
  for (const [name, value] of Object.entries(
    securityHeaders({ isHttps: publicProtocol(env()) === "https" }),
  ))
    response.headers.set(name, value);
  response.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}

/**
 * Forwards one browser call to the main or resort API, for the agency of the host and with the
 * session in the cookie; a browser can choose neither.
 */
export async function answerBrowserCall(request: NextRequest): Promise<NextResponse> {
  const accessToken = getSessionToken(request.cookies);
  const response = await answerAtDoor(request, (requestId) =>
    answer(request, { requestId, accessToken }),
  );
  const isEnded = response.status === 401 && accessToken && isProofOfEnd(request);
  // A new session's cookie stays.
  if (
    isEnded ||
    (hasMalformedSession(request.cookies) && !response.cookies.has(sessionCookieName()))
  )
    clearSession(response);
  return response;
}
