import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencyProviderId } from "@/lib/api/contract/sso";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { ssoIdentities } from "../db/schema/sso";
import { dropPendingSignUps } from "../accounts/pending-sign-ups";
import { accountTokens, sessions, users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { AssertedIdentity } from "./asserted-identity";
import { SsoRefusal } from "./sso-refusal";

type User = typeof users.$inferSelect;
type Options = {
  agency: AgencyWire;
  providerId: string;
  identity: AssertedIdentity;
  createsUsers: boolean;
  language: LanguageCode;
  now: Date;
};

const guarded: ReadonlySet<User["userType"]> = new Set(["AgencyOwner", "Admin"]);

async function getKnownUser(
  tx: Transaction,
  { agency, identity: { issuer, subject } }: Options,
): Promise<User | null> {
  const ofIdentity = and(
    eq(ssoIdentities.agencyId, agency.id),
    eq(ssoIdentities.issuer, issuer),
    eq(ssoIdentities.subject, subject),
  );
  const [found] = await tx
    .select({ user: users })
    .from(ssoIdentities)
    .innerJoin(
      users,
      and(eq(users.agencyId, ssoIdentities.agencyId), eq(users.id, ssoIdentities.userId)),
    )
    .where(ofIdentity);
  return found?.user ?? null;
}

/**
 * Whether this provider may open an account because of its address. Social providers only open
 * verified accounts, and none of owners or admins: taking over such a mailbox elsewhere must not
 * take over the agency.
 */
function refuseLink(user: User, providerId: string): void {
  if (providerId === agencyProviderId) return;
  if (!user.emailVerifiedAt) throw new SsoRefusal("account_not_verified");
  if (guarded.has(user.userType)) throw new SsoRefusal("account_guarded");
}

/**
 * An unverified account with the user's address may be an attacker's trap: now that the address
 * is verified, the passwords and names of its sign-ups, their links and sessions are dropped. The
 * row is locked first, like in every password change.
 */
async function proveAccount(
  tx: Transaction,
  { id }: User,
  { identity, now }: Options,
): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!user || user.emailVerifiedAt) return user ?? null;
  const { firstName, lastName } = identity;
  const person = { firstName, lastName, passwordHash: null, emailVerifiedAt: now, updatedAt: now };
  const [proven] = await tx.update(users).set(person).where(eq(users.id, id)).returning();
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, id));
  await dropPendingSignUps(tx, id);
  return proven ?? null;
}

async function createTraveller(
  tx: Transaction,
  { agency, identity, language, now }: Options & { identity: { email: string } },
): Promise<User | null> {
  const [created] = await tx
    .insert(users)
    .values({
      agencyId: agency.id,
      email: identity.email,
      emailVerifiedAt: now,
      firstName: identity.firstName,
      lastName: identity.lastName,
      // Never from a token: the agency manages roles here.
      userType: "Traveller",
      language,
    })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

/**
 * The account of an identity: the one it is linked to, else the one with its verified address, else
 * a new traveller's. An identity without a verified address gets none, known or not: providers
 * withdraw the flag if in doubt.
 * @returns `isNew` for a new account, `isLinked` if the identity wasn't known
 * @throws SsoRefusal
 */
export async function findOrCreateSsoUser(
  tx: Transaction,
  options: Options,
): Promise<{ user: User; isNew: boolean; isLinked: boolean }> {
  const { agency, providerId, identity, createsUsers } = options;
  const { email } = identity;
  if (!email) throw new SsoRefusal("no_email");
  if (!identity.isEmailVerified) throw new SsoRefusal("email_not_verified");
  const known = await getKnownUser(tx, options);
  if (known) return { user: known, isNew: false, isLinked: false };

  const ofEmail = () =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.agencyId, agency.id), eq(users.email, email)));
  let [account] = await ofEmail();
  let isNew = false;
  if (!account) {
    if (!createsUsers) throw new SsoRefusal("no_account");
    const created = await createTraveller(tx, { ...options, identity: { ...identity, email } });
    isNew = created !== null;
    // A concurrent sign-in with the same address was faster.
    account = created ?? (await ofEmail())[0];
  }
  if (!account) throw new SsoRefusal("no_account");
  refuseLink(account, providerId);
  const user = await proveAccount(tx, account, options);
  if (!user) throw new SsoRefusal("no_account");
  await tx
    .insert(ssoIdentities)
    .values({
      agencyId: agency.id,
      issuer: identity.issuer,
      subject: identity.subject,
      userId: user.id,
    })
    .onConflictDoNothing();
  return { user, isNew, isLinked: true };
}
