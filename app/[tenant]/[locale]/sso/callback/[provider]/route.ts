import type { NextRequest, NextResponse } from "next/server";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { finishSsoEndpoint } from "@/lib/api/contract/sso";
import { setSession } from "@/lib/browser-door/session-answers";
import {
  answerSso,
  clearSsoState,
  getSsoState,
  goTo,
  ssoApi,
} from "@/lib/browser-door/sso-answers";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { toSsoTarget } from "@/lib/sso/sso-target";

/** None at all if a parameter is duplicated: which one counts is ambiguous. */
function toParameters(query: URLSearchParams): Record<string, string> {
  const parameters = Object.fromEntries(query);
  return Object.keys(parameters).length === query.size ? parameters : {};
}

type Context = RouteContext<"/[tenant]/[locale]/sso/callback/[provider]">;

/**
 * A provider's redirect target. Only the state in its cookie proves that this browser began the
 * sign-in.
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
    const prefix = pathPrefix(toLanguageCode(locale), agency.defaultLanguage);
    return clearSsoState(setSession(goTo(toSsoTarget(navigateTo, prefix, session.user)), session));
  });
