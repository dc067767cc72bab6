import { and, count, eq, lte } from "drizzle-orm";
import type * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Invitation, invitationInputSchema } from "@/lib/api/contract/team";
import {
  actionOnType,
  invitationHours,
  maximumInvitations,
  mayAppoint,
  type MemberType,
} from "@/lib/api/contract/team-rules";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { recordAuditEvent } from "../audit/record-audit-event";
import { invitations } from "../db/schema/invitations";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { limitRecipient, type RecipientLimiters } from "../limits/recipient-limits";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";
import { RouteError } from "../errors/route-error";
import { newToken, toTokenHash } from "../secrets/opaque-token";
import { requireProof } from "../sessions/require-proof";
import { requireSeat } from "../subscriptions/seats";
import { findUser } from "../users/get-user";
import { notAllowed } from "./require-member";
import { toManager, type TeamVisit } from "./team-visit";
import { invitationColumns, toInvitation } from "./to-invitation";
import { toMemberName } from "./to-member";

type Row = typeof invitations.$inferSelect;
type Dependencies = { db: ScopedDatabase; recipients: RecipientLimiters };

/** Requires that the viewer may invite for this role. @throws RouteError 403 */
function requireAppointment(visit: TeamVisit, userType: MemberType, now: Date): void {
  if (!mayAppoint(toManager(visit), userType)) throw notAllowed();
  requireProof(visit.viewer, actionOnType(userType), now);
}

const subjectOf = (row: Pick<Row, "id" | "firstName" | "lastName">) =>
  ({ kind: "invitation", name: toMemberName(row), id: row.id }) as const;

/**
 * Requires that the account isn't a member's: a traveller's account, with what it has, becomes the
 * member's once they accept.
 * @throws RouteError 409 `already_member`, or `member_deactivated` for who is let in again instead
 */
function requireOutsider(account: Awaited<ReturnType<typeof findUser>>): void {
  if (account?.deactivatedAt)
    throw new RouteError(409, "member_deactivated", "They worked here: let them in again");
  if (account && account.userType !== "Traveller")
    throw new RouteError(409, "already_member", "They work at this agency already");
}

/** Its link carries a token of which the database knows the hash alone. */
const newLink = (now: Date) => {
  const token = newToken();
  return {
    token,
    values: {
      tokenHash: toTokenHash(token),
      sentAt: now,
      expiresAt: addMs(now, invitationHours * hourMs),
    },
  };
};

async function sendInvitation(
  tx: Transaction,
  { agency, viewer }: { agency: AgencyWire; viewer: { userId: string } },
  { email: to, firstName, language }: Pick<Row, "email" | "firstName" | "language">,
  token: string,
): Promise<void> {
  const host = await findUser(tx, { id: viewer.userId });
  await queueMail(tx, agency, {
    kind: "memberInvited",
    to,
    firstName,
    language,
    from: { name: host ? toMemberName(host) : agency.agencyName, email: host?.email ?? "" },
    link: toSiteUrl(agency, `/invitation?token=${token}`, { language }),
  });
}

async function readInvitation(tx: Transaction, agencyId: string, id: string): Promise<Invitation> {
  const [row] = await tx
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(
      users,
      and(eq(users.agencyId, invitations.agencyId), eq(users.id, invitations.invitedBy)),
    )
    .where(and(eq(invitations.agencyId, agencyId), eq(invitations.id, id)));
  if (!row) throw noSuchInvitation();
  return toInvitation(row);
}

/** Also for one that was accepted or withdrawn, and for another agency's. */
export const noSuchInvitation = () =>
  new RouteError(404, "invitation_not_found", "There is no such invitation");

/** The language of mail and account: the requested one, if the agency offers it. */
const toLanguage = (agency: AgencyWire, asked: LanguageCode | undefined): LanguageCode =>
  asked && agency.languages.includes(asked) ? asked : agency.defaultLanguage;

async function countOpen(tx: Transaction, agencyId: string): Promise<number> {
  const [open] = await tx
    .select({ invitations: count() })
    .from(invitations)
    .where(eq(invitations.agencyId, agencyId));
  return open?.invitations ?? 0;
}

/**
 * Invites a new member to the agency by mail. An expired invitation to the same address is
 * replaced.
 * @throws RouteError 403 for a role above the viewer's, 409 `already_member`, `member_deactivated`,
 * `already_invited`, `too_many_invitations` or
 * `no_seats`, 429 for too many mails to an address
 */
export async function inviteMember(
  { db, recipients }: Dependencies,
  visit: TeamVisit,
  { input, now }: { input: z.output<typeof invitationInputSchema>; now: Date },
): Promise<Invitation> {
  const { agency, viewer } = visit;
  requireAppointment(visit, input.userType, now);
  const email = input.email.toLowerCase();
  const { idempotencyKey } = input;
  const findSame = async (tx: Transaction) => {
    const [row] = await tx
      .select({ id: invitations.id, key: invitations.idempotencyKey })
      .from(invitations)
      .where(and(eq(invitations.agencyId, agency.id), eq(invitations.email, email)));
    return row?.key === idempotencyKey ? readInvitation(tx, agency.id, row.id) : null;
  };
  return db.forAgency(agency.id, async (tx) => {
    const known = await findSame(tx);
    if (known) return known;
    requireOutsider(await findUser(tx, { email }));
    const isOver = and(eq(invitations.agencyId, agency.id), lte(invitations.expiresAt, now));
    await tx.delete(invitations).where(and(isOver, eq(invitations.email, email)));
    if ((await countOpen(tx, agency.id)) >= maximumInvitations)
      throw new RouteError(409, "too_many_invitations", "100 invitations are open already");
    await requireSeat(tx, { agencyId: agency.id, now });
    const { token, values } = newLink(now);
    const isRestrictedAgent = input.isRestrictedAgent && input.userType !== "AgencyOwner";
    const [row] = await tx
      .insert(invitations)
      .values({
        ...values,
        agencyId: agency.id,
        email,
        firstName: input.firstName,
        lastName: input.lastName,
        userType: input.userType,
        isRestrictedAgent,
        language: toLanguage(agency, input.language),
        invitedBy: viewer.userId,
        idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [invitations.agencyId, invitations.email] })
      .returning();
    if (!row) {
      // A concurrent call with the key was faster.
      const same = await findSame(tx);
      if (same) return same;
      throw new RouteError(409, "already_invited", "This address has an open invitation already");
    }
    // Only new ones count.
    await limitRecipient(recipients, { agencyId: agency.id, email });
    await sendInvitation(tx, visit, row, token);
    await recordAuditEvent(tx, visit, {
      action: "invitation.sent",
      subject: subjectOf(row),
      after: { userType: row.userType, isRestrictedAgent },
      now,
    });
    return readInvitation(tx, agency.id, row.id);
  });
}

/** An invitation that the viewer may do something about, locked. @throws RouteError 403, 404 */
async function requireInvitation(
  tx: Transaction,
  visit: TeamVisit,
  { id, now }: { id: string; now: Date },
): Promise<Row> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.agencyId, visit.agency.id), eq(invitations.id, id)))
    .for("update");
  if (!row) throw noSuchInvitation();
  requireAppointment(visit, row.userType, now);
  return row;
}

/**
 * Sends an invitation again, with another link: the one before is void.
 * @throws RouteError 403, 404 `invitation_not_found`, 409 `no_seats`, 429 for too many mails to an
 * address
 */
export async function resendInvitation(
  { db, recipients }: Dependencies,
  visit: TeamVisit,
  { id, now }: { id: string; now: Date },
): Promise<Invitation> {
  const { agency } = visit;
  const { email } = await db.forAgency(agency.id, (tx) =>
    requireInvitation(tx, visit, { id, now }),
  );
  await limitRecipient(recipients, { agencyId: agency.id, email });
  return db.forAgency(agency.id, async (tx) => {
    const row = await requireInvitation(tx, visit, { id, now });
    // Until now it took no seat any more.
    if (row.expiresAt <= now) await requireSeat(tx, { agencyId: agency.id, now });
    const { token, values } = newLink(now);
    await tx.update(invitations).set(values).where(eq(invitations.id, row.id));
    await sendInvitation(tx, visit, row, token);
    await recordAuditEvent(tx, visit, {
      action: "invitation.resent",
      subject: subjectOf(row),
      now,
    });
    return readInvitation(tx, agency.id, row.id);
  });
}

/** Withdraws an invitation. @throws RouteError 403, 404 `invitation_not_found` */
export const withdrawInvitation = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, now }: { id: string; now: Date },
): Promise<void> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const row = await requireInvitation(tx, visit, { id, now });
    await tx.delete(invitations).where(eq(invitations.id, row.id));
    await recordAuditEvent(tx, visit, {
      action: "invitation.withdrawn",
      subject: subjectOf(row),
      before: { userType: row.userType },
      now,
    });
  });
