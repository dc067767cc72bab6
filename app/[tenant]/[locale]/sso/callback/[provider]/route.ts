import type { NextRequest, NextResponse } from "next/server";
import { finishSsoEndpoint } from "@/lib/api/contract/sso";
import { setSession } from "@/lib/browser-door/session-answers";
import {
  answerSso,
  forgetSsoState,
  getSsoState,
  goTo,
  ssoApi,
} from "@/lib/browser-door/sso-answers";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { toSsoTarget } from "@/lib/sso/sso-target";

/** None at all when one is there twice: which of them counts is not ours to guess. */
function toParameters(query: URLSearchParams): Record<string, string> {
  const parameters = Object.fromEntries(query);
  return Object.keys(parameters).length === query.size ? parameters : {};
}

type Context = RouteContext<"/[tenant]/[locale]/sso/callback/[provider]">;

/**
 * Where a provider sends people back to. The only proof that it was this browser that went there is
 * the state in its cookie.
 */
export const GET = (request: NextRequest, { params }: Context): Promise<NextResponse> =>
  answerSso(request, async (_request, agency) => {
    const { locale, provider: providerId } = await params;
    const body = {
      providerId,
      parameters: toParameters(request.nextUrl.searchParams),
      state: getSsoState(request),
    };
    const { navigateTo, ...session } = await ssoApi(request, agency).call(finishSsoEndpoint, {
      body,
    });
    return forgetSsoState(
      setSession(
        goTo(toSsoTarget(navigateTo, pathPrefix(locale, agency.defaultLanguage))),
        session,
      ),
    );
  });
