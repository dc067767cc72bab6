import { and, eq, isNull } from "drizzle-orm";
import { users } from "../db/schema/users";
import type { KnownBrowsers } from "../limits/create-known-browsers";
import type { Transaction } from "../db/scoped";
import type { RequestContext } from "../http/request-context";
import { createSession } from "../sessions/create-session";
import { toSessionAnswer } from "../sessions/to-session-answer";
import { findUser } from "../users/get-user";
import type { AssertedIdentity } from "./asserted-identity";
import { findOrCreateSsoUser } from "./find-or-create-sso-user";
import { methodOf, record } from "./sso-call";
import type { SsoProvider } from "./sso-providers";
import { SsoRefusal } from "./sso-refusal";

/** The account of an identity, with details for the audit trail. @throws SsoRefusal */
export async function openAccount(
  tx: Transaction,
  context: RequestContext,
  { provider, identity, now }: { provider: SsoProvider; identity: AssertedIdentity; now: Date },
) {
  const { agency, language } = context;
  const found = await findOrCreateSsoUser(tx, {
    agency,
    language,
    providerId: provider.id,
    identity,
    createsUsers: provider.settings.createsUsers,
    now,
  });
  if (found.user.deactivatedAt) throw new SsoRefusal("account_deactivated");
  const event = { userId: found.user.id, details: { provider: provider.id } };
  if (found.isNew) await record(tx, context, { ...event, event: "accountCreated" });
  if (found.isLinked) await record(tx, context, { ...event, event: "ssoLinked" });
  return found.user;
}

/**
 * A session for a user vouched for by a provider; the browser's previous one ends. @throws
 * SsoRefusal if the user no longer exists or is deactivated
 */
export async function startSsoSession(
  tx: Transaction,
  context: RequestContext,
  {
    userId,
    providerId,
    knownBrowsers,
    now,
  }: { userId: string; providerId: string; knownBrowsers: KnownBrowsers; now: Date },
) {
  const { agency, userAgent, accessToken } = context;
  const user = await findUser(tx, { id: userId });
  if (!user) throw new SsoRefusal("no_account");
  // Locked, so that a deactivation meanwhile waits and then ends this session, too.
  const [active] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .for("share");
  if (!active) throw new SsoRefusal("account_deactivated");
  const session = await createSession(tx, agency.id, {
    userId,
    signedInBy: methodOf(providerId),
    userAgent,
    replaces: accessToken,
    now,
  });
  await record(tx, context, { userId, event: "ssoSignedIn", details: { provider: providerId } });
  return toSessionAnswer(agency, {
    user,
    ...session,
    browserToken: knownBrowsers.issue({ agencyId: agency.id, account: user.email }),
  });
}
