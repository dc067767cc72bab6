import { toFullName } from "@/lib/api/contract/full-name";
import { agencyProviderId } from "@/lib/api/contract/sso";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { createAccountToken } from "../accounts/account-tokens";
import { ssoUsedTokens } from "../db/schema/sso";
import type { Transaction } from "../db/scoped";
import type { RequestContext } from "../http/request-context";
import { lt } from "drizzle-orm";
import { toAssertedIdentity } from "./asserted-identity";
import { openAccount, startSsoSession } from "./sign-in-identity";
import { answerOrRefuse, rejectOnError, type SsoDependencies } from "./sso-call";
import { getSsoProvider } from "./sso-providers";
import { SsoRefusal } from "./sso-refusal";
import { consumeSsoRequest } from "./sso-requests";
import { verifySignedToken, type SignedClaims } from "./verify-signed-token";

/** Longer than a token lives with clock skew: by then its expiry alone rejects it. */
const keptAfterExpiryMs = 60_000;

const toHosts = ({ domains, subdomain }: AgencyWire, rootDomain: string) => [
  ...domains,
  `${subdomain}.${rootDomain}`,
];

async function useOnce(
  tx: Transaction,
  agencyId: string,
  { claims, now }: { claims: SignedClaims; now: Date },
): Promise<void> {
  await tx.delete(ssoUsedTokens).where(lt(ssoUsedTokens.expiresAt, now));
  const expiresAt = new Date(claims.exp * 1000 + keptAfterExpiryMs);
  const used = await tx
    .insert(ssoUsedTokens)
    .values({ agencyId, issuer: claims.iss, jti: claims.jti, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw new SsoRefusal("used_before");
}

type Token = { token: string; state: string | null; navigateTo: string | null };

/**
 * Accepts a token signed by the agency's own site. It signs in at once if `/sso/start` began it in
 * this browser, or the agency allows unsolicited tokens; otherwise it becomes a ticket that needs
 * the user's click, because anybody can send anybody a link (login CSRF).
 * @throws RouteError 401 sso_refused
 */
export const takeSignedToken = (
  { db, secrets, keySources, rootDomain, knownBrowsers, now }: SsoDependencies,
  context: RequestContext,
  { token, state, navigateTo }: Token,
) =>
  answerOrRefuse(db, context, {
    providerId: agencyProviderId,
    async work() {
      const { agency } = context;
      const provider = await getSsoProvider(db, secrets, { agency, id: agencyProviderId });
      if (provider?.settings.protocol !== "signed-redirect") throw new SsoRefusal("no_provider");
      const { settings, secret } = provider;
      const claims = await rejectOnError(
        verifySignedToken(token, {
          settings,
          secret,
          audience: toHosts(agency, rootDomain),
          keySources,
          now: now(),
        }),
      );
      const identity = toAssertedIdentity(claims, { isOwnWord: true });

      return db.forAgency(agency.id, async (tx) => {
        await useOnce(tx, agency.id, { claims, now: now() });
        const begun =
          state && claims.state === state ? await consumeSsoRequest(tx, state, now()) : null;
        const isBegunHere = begun?.providerId === agencyProviderId;
        const user = await openAccount(tx, context, { provider, identity, now: now() });
        if (isBegunHere || settings.allowsUnsolicited) {
          const session = await startSsoSession(tx, context, {
            userId: user.id,
            providerId: agencyProviderId,
            knownBrowsers,
            now: now(),
          });
          return { ...session, navigateTo: begun?.navigateTo ?? navigateTo };
        }
        const ticket = await createAccountToken(tx, agency.id, {
          userId: user.id,
          kind: "continueSignIn",
          now: now(),
        });
        return {
          ticket,
          name: toFullName(user),
          email: user.email,
          navigateTo,
        };
      });
    },
  });
