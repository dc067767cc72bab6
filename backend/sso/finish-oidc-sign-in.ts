import type { RequestContext } from "../http/request-context";
import { toAssertedIdentity } from "./asserted-identity";
import { openAccount, startSsoSession } from "./sign-in-identity";
import { answerOrRefuse, rejectOnError, toRedirectUri, type SsoDependencies } from "./sso-call";
import { getSsoProvider } from "./sso-providers";
import { SsoRefusal } from "./sso-refusal";
import { consumeSsoRequest } from "./sso-requests";

type Answer = { providerId: string; parameters: Record<string, string>; state: string | null };

/**
 * Finishes an OpenID Connect sign-in with the provider's response, sent through the browser, which
 * must hold the state it began with.
 * @throws RouteError 401 sso_refused
 */
export const finishOidcSignIn = (
  { db, secrets, oidc, knownBrowsers, now }: SsoDependencies,
  context: RequestContext,
  { providerId, parameters, state }: Answer,
) =>
  answerOrRefuse(db, context, {
    providerId,
    async work() {
      const { agency } = context;
      // Compared before it is consumed: a link with a made-up state must not end a sign-in in
      // progress.
      if (!state) throw new SsoRefusal("no_state_cookie");
      if (parameters.state !== state) throw new SsoRefusal("wrong_state");
      const request = await db.forAgency(agency.id, (tx) => consumeSsoRequest(tx, state, now()));
      if (!request) throw new SsoRefusal("unknown_state");
      if (request.providerId !== providerId) throw new SsoRefusal("other_provider");
      const provider = await getSsoProvider(db, secrets, { agency, id: providerId });
      if (provider?.settings.protocol !== "oidc" || !request.nonce || !request.codeVerifier)
        throw new SsoRefusal("no_provider");

      const answer = new URL(toRedirectUri(agency, providerId));
      for (const [name, value] of Object.entries(parameters)) answer.searchParams.set(name, value);
      const { settings, secret } = provider;
      const expected = { state, nonce: request.nonce, codeVerifier: request.codeVerifier };
      const claims = await rejectOnError(oidc.finish({ settings, secret }, { answer, expected }));

      const identity = toAssertedIdentity(claims, { isOwnWord: false });
      return db.forAgency(agency.id, async (tx) => {
        const user = await openAccount(tx, context, { provider, identity, now: now() });
        const session = await startSsoSession(tx, context, {
          userId: user.id,
          providerId,
          knownBrowsers,
          now: now(),
        });
        return { ...session, navigateTo: request.navigateTo };
      });
    },
  });
