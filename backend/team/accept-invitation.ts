import { and, eq, gt, isNull } from "drizzle-orm";
import type { OpenInvitation } from "@/lib/api/contract/team";
import type { AccountDependencies, Caller } from "../accounts/account-context";
import { dropPendingSignUps } from "../accounts/pending-sign-ups";
import { tokenGone } from "../users/token-gone";
import { recordAuditEvent } from "../audit/record-audit-event";
import { invitations } from "../db/schema/invitations";
import { accountTokens, sessions, users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { toTokenHash } from "../secrets/opaque-token";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { hashPassword } from "../users/password-hash";
import { findUser } from "../users/get-user";
import { requireGoodPassword } from "../users/require-good-password";
import { takeOwnTrips } from "../users/take-own-trips";
import { toMemberName } from "./to-member";

type Dependencies = Pick<AccountDependencies, "db" | "now">;

const isOpen = (token: string, now: Date) =>
  and(eq(invitations.tokenHash, toTokenHash(token)), gt(invitations.expiresAt, now));

async function findInvitation(tx: Transaction, token: string, now: Date) {
  const [row] = await tx.select().from(invitations).where(isOpen(token, now));
  return row;
}

/** What an invitation is for. @throws RouteError 410 `token_gone` */
export async function openInvitation(
  { db, now }: Dependencies,
  { agency }: Pick<Caller, "agency">,
  { token }: { token: string },
): Promise<OpenInvitation> {
  return db.forAgency(agency.id, async (tx) => {
    const row = await findInvitation(tx, token, now());
    if (!row) throw tokenGone();
    const { firstName, lastName, email, userType, expiresAt } = row;
    const account = await findUser(tx, { email });
    return {
      ...{ firstName, lastName, email, userType },
      expiresAt: expiresAt.toISOString(),
      hasAccount: Boolean(account?.emailVerifiedAt),
    };
  });
}

type Acceptance = { token: string; firstName: string; lastName: string; password: string };

/**
 * Opens the account of the invited member: the mail's link proves the address. A traveller's
 * account becomes the member's, as with a forgotten password, and keeps what it has. Unverified
 * sign-ups end, like in every such proof. A rejected password leaves the link as it is; of two
 * calls with one link, one gets it.
 * @throws RouteError 410 `token_gone`, 422 `common_password`, 409 `already_member` for a user who
 * works there by now
 */
export async function acceptInvitation(
  { db, now: clock }: Dependencies,
  { agency, clientIp, requestId }: Caller,
  { token, firstName, lastName, password }: Acceptance,
): Promise<{ email: string }> {
  const now = clock();
  const found = await db.forAgency(agency.id, (tx) => findInvitation(tx, token, now));
  if (!found) throw tokenGone();
  requireGoodPassword(password, found);
  // Outside of the transaction, because the embedded database runs one at a time.
  const passwordHash = await hashPassword(password);
  return db.forAgency(agency.id, async (tx) => {
    const [taken] = await tx.delete(invitations).where(isOpen(token, now)).returning();
    if (!taken) throw tokenGone();
    const { email, userType, isRestrictedAgent, language } = taken;
    const account = {
      firstName,
      lastName,
      passwordHash,
      emailVerifiedAt: now,
      userType,
      isTravelAgent: true,
      isRestrictedAgent,
      permissions: {},
      language,
      updatedAt: now,
    };
    const [user] = await tx
      .insert(users)
      .values({ ...account, agencyId: agency.id, email, createdAt: now })
      .onConflictDoUpdate({
        target: [users.agencyId, users.email],
        set: account,
        setWhere: and(eq(users.userType, "Traveller"), isNull(users.deactivatedAt)),
      })
      .returning({ id: users.id });
    if (!user) throw new RouteError(409, "already_member", "They work at this agency already");
    await takeOwnTrips(tx, { agencyId: agency.id, userId: user.id });
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await tx.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    await dropPendingSignUps(tx, user.id);
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: user.id,
      event: "accountCreated",
      clientIp,
      requestId,
      details: { by: "invitation" },
    });
    await recordAuditEvent(
      tx,
      { agency, requestId, viewer: { userId: user.id } },
      {
        action: "invitation.accepted",
        subject: { kind: "member", name: toMemberName({ firstName, lastName }), id: user.id },
        after: { userType, isRestrictedAgent },
        now,
      },
    );
    return { email };
  });
}
