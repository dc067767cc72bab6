import type { RequestContext } from "../http/request-context";
import {
  answerOrRefuse,
  rejectOnError,
  record,
  toRedirectUri,
  type SsoDependencies,
} from "./sso-call";
import { getSsoProvider } from "./sso-providers";
import { SsoRefusal } from "./sso-refusal";
import { storeSsoRequest, newSsoRequest } from "./sso-requests";

/** The agency's own sign-in page, with the state to put into the token and the user's target. */
function toAgencySite(
  returnUrl: string | null,
  { state, navigateTo }: { state: string; navigateTo: string | null },
): string {
  if (!returnUrl) throw new SsoRefusal("no_return_url");
  const url = new URL(returnUrl);
  url.searchParams.set("state", state);
  if (navigateTo) url.searchParams.set("navigateTo", navigateTo);
  return url.href;
}

/**
 * Begins a sign-in: where to redirect the browser, and the state that it must keep until it comes
 * back.
 * @throws RouteError 401 sso_refused
 */
export const beginSsoSignIn = (
  { db, secrets, oidc, now }: SsoDependencies,
  context: RequestContext,
  { providerId, navigateTo }: { providerId: string; navigateTo: string | null },
) =>
  answerOrRefuse(db, context, {
    providerId,
    async work() {
      const { agency } = context;
      const provider = await getSsoProvider(db, secrets, { agency, id: providerId });
      if (!provider) throw new SsoRefusal("no_provider");
      const request = newSsoRequest({ providerId, navigateTo, now: now() });
      const { settings, secret } = provider;
      const location =
        settings.protocol === "oidc"
          ? await rejectOnError(
              oidc.begin(
                { settings, secret },
                { ...request, redirectUri: toRedirectUri(agency, providerId) },
              ),
            )
          : toAgencySite(agency.returnUrl, request);
      await db.forAgency(agency.id, async (tx) => {
        await storeSsoRequest(tx, agency.id, request, now());
        await record(tx, context, {
          userId: null,
          event: "ssoStarted",
          details: { provider: providerId },
        });
      });
      return { location, state: request.state, expiresAt: request.expiresAt.toISOString() };
    },
  });
