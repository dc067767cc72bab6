import { NextResponse, type NextRequest } from "next/server";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { logProblem } from "@/lib/log-problem";
import { paths, type SsoProblem } from "@/lib/paths";
import { getSessionToken } from "@/lib/session/session-cookie";
import { ssoCookieAttributes, ssoCookieName } from "@/lib/sso/sso-cookie";
import { requireActiveAgency } from "./answer-browser-call";
import { toCallContext } from "./to-call-context";

/** The backend client for this visitor; with their previous session, which a new one ends. */
export function ssoApi(request: NextRequest, agency: Agency): Api {
  return apiFor(agency.subdomain, {
    ...toCallContext(request, agency),
    accessToken: getSessionToken(request.cookies),
  });
}

export const getSsoState = (request: NextRequest): string | null =>
  request.cookies.get(ssoCookieName())?.value ?? null;

/**
 * Redirects to a GET, to a path of this site or a provider's URL. Not `NextResponse.redirect`: that
 * uses the internal host.
 */
export const goTo = (location: string): NextResponse =>
  new NextResponse(null, { status: 303, headers: { Location: location } });

export function clearSsoState(response: NextResponse): NextResponse {
  response.cookies.set(ssoCookieName(), "", { ...ssoCookieAttributes(), expires: new Date(0) });
  return response;
}

/** One page for all failures: a user learns what to do, an attacker nothing. */
function goToProblem(error: unknown): NextResponse {
  const status = error instanceof ApiError ? error.status : 0;
  const problem: SsoProblem =
    status === 401 || status === 422 ? "refused" : status === 429 ? "busy" : "unavailable";
  if (problem === "unavailable") logProblem("single sign-on", error);
  return goTo(paths.sso({ problem }));
}

/** A step of a sign-in that the browser navigates to. */
export async function answerSso(
  request: NextRequest,
  step: (request: NextRequest, agency: Agency) => Promise<NextResponse>,
): Promise<NextResponse> {
  try {
    return await step(request, await requireActiveAgency(request.headers.get("host")));
  } catch (error) {
    return goToProblem(error);
  }
}
