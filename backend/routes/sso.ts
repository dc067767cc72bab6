import {
  continueSsoEndpoint,
  finishSsoEndpoint,
  listSsoProvidersEndpoint,
  startSsoEndpoint,
  takeSignedTokenEndpoint,
} from "@/lib/api/contract/sso";
import type { OpenCounter } from "../limits/open-counter";
import type { Handle, RequestContext } from "../http/request-context";
import { beginSsoSignIn } from "../sso/begin-sso-sign-in";
import { continueSsoSignIn } from "../sso/continue-sso-sign-in";
import { createSsoLimiter } from "../sso/create-sso-limiter";
import { finishOidcSignIn } from "../sso/finish-oidc-sign-in";
import type { SsoDependencies } from "../sso/sso-call";
import { listSsoProviders } from "../sso/sso-providers";
import { takeSignedToken } from "../sso/take-signed-token";

/**
 * Signing in by an external assertion: OpenID Connect and tokens that the agency's own site signs.
 */
export function registerSsoRoutes(
  handle: Handle,
  dependencies: SsoDependencies & { openCounter: OpenCounter },
): void {
  const limit = createSsoLimiter(dependencies.openCounter);
  const limited =
    <B, T>(step: (dependencies: SsoDependencies, context: RequestContext, body: B) => Promise<T>) =>
    async (context: RequestContext, { body }: { body: B }): Promise<T> => {
      await limit(context);
      return step(dependencies, context, body);
    };
  // An old session must not stand in the way of a new one.
  const options = { toleratesEndedSession: true };
  handle(
    listSsoProvidersEndpoint,
    async ({ agency }) => ({ data: await listSsoProviders(dependencies.db, agency) }),
    options,
  );
  handle(startSsoEndpoint, limited(beginSsoSignIn), options);
  handle(finishSsoEndpoint, limited(finishOidcSignIn), options);
  handle(takeSignedTokenEndpoint, limited(takeSignedToken), options);
  handle(continueSsoEndpoint, limited(continueSsoSignIn), options);
}
