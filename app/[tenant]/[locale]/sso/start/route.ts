import type { NextRequest, NextResponse } from "next/server";
import type { Agency } from "@/lib/api/contract/agencies";
import { agencyProviderId, startSsoEndpoint } from "@/lib/api/contract/sso";
import { answerSso, goTo, ssoApi } from "@/lib/browser-door/sso-answers";
import { resolveReturn } from "@/lib/login/resolve-return";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { ssoCookieAttributes, ssoCookieName } from "@/lib/sso/sso-cookie";

const hostnameOf = (host: string | null) =>
  host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";

/**
 * Begins a sign-in: stores its state in this browser and redirects to the provider. Providers know
 * one URL of an agency, so it begins there. Redirected only once: behind a rewriting proxy the host
 * may never match, but then the response arrives there as well.
 */
async function start(request: NextRequest, agency: Agency): Promise<NextResponse> {
  const { searchParams } = request.nextUrl;
  const main = new URL(siteOrigin(agency));
  if (hostnameOf(request.headers.get("host")) !== main.hostname && !searchParams.has("moved")) {
    searchParams.set("moved", "1");
    return goTo(new URL(`/sso/start?${searchParams}`, main).href);
  }
  const body = {
    providerId: searchParams.get("provider") ?? agencyProviderId,
    navigateTo: resolveReturn(searchParams.get("navigateTo")),
  };
  const { location, state, expiresAt } = await ssoApi(request, agency).call(startSsoEndpoint, {
    body,
  });
  const response = goTo(location);
  response.cookies.set(ssoCookieName(), state, {
    ...ssoCookieAttributes(),
    expires: new Date(expiresAt),
  });
  return response;
}

export const GET = (request: NextRequest): Promise<NextResponse> => answerSso(request, start);
