import { and, eq } from "drizzle-orm";
import type { AuditAction } from "@/lib/api/contract/audit";
import type { Action, MemberPermissions } from "@/lib/api/contract/roles";
import {
  actionOnType,
  mayAppoint,
  mayPermit,
  type MemberType,
} from "@/lib/api/contract/team-rules";
import { recordAuditEvent } from "../audit/record-audit-event";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { requireProof } from "../sessions/require-proof";
import { notAllowed, requireMember } from "./require-member";
import { toManager, type TeamVisit } from "./team-visit";
import { toMember, toMemberName, type MemberRow } from "./to-member";

type Which = { id: string; now: Date };
type Values = Record<string, string | number | boolean | null | undefined>;

/** Notes in the audit what was done to a member. */
export const noteMember = (
  tx: Transaction,
  visit: TeamVisit,
  {
    member,
    ...event
  }: { member: MemberRow; action: AuditAction; before?: Values; after?: Values; now: Date },
): Promise<void> =>
  recordAuditEvent(tx, visit, {
    ...event,
    subject: { kind: "member", name: toMemberName(member), id: member.id },
  });

/** Writes a member's row, which is locked, and returns it as it is then. */
export async function writeMember(
  tx: Transaction,
  { agency }: TeamVisit,
  {
    member,
    values,
    now,
  }: { member: MemberRow; values: Partial<typeof users.$inferInsert>; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, updatedAt: now })
    .where(and(eq(users.agencyId, agency.id), eq(users.id, member.id)));
}

/** Ends all sessions of a member. Returns how many there were. */
export async function endSessionsOf(
  tx: Transaction,
  { agency }: TeamVisit,
  { id }: { id: string },
): Promise<number> {
  const isTheirs = and(eq(sessions.agencyId, agency.id), eq(sessions.userId, id));
  return (await tx.delete(sessions).where(isTheirs).returning({ id: sessions.id })).length;
}

/**
 * Gives a member another role. Their sessions end: one that was opened with the old role must not
 * outlive it; and so do exceptions, which were made for it.
 * @throws RouteError as `requireMember`, 403 for a role above the viewer's
 */
export const setMemberRole = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, userType, now }: Which & { userType: MemberType },
) =>
  db.forAgency(visit.agency.id, async (tx) => {
    const isLeaving = userType !== "AgencyOwner";
    const member = await requireMember(tx, visit, { id, now, isLeaving });
    if (!mayAppoint(toManager(visit), userType)) throw notAllowed();
    requireProof(visit.viewer, actionOnType(userType), now);
    if (member.userType === userType) return toMember(member);
    const isRestrictedAgent = member.isRestrictedAgent && userType !== "AgencyOwner";
    const role = { userType, isTravelAgent: true, isRestrictedAgent, permissions: {} };
    await writeMember(tx, visit, { member, values: role, now });
    await endSessionsOf(tx, visit, member);
    await noteMember(tx, visit, {
      member,
      action: "member.appointed",
      before: {
        userType: member.userType,
        isRestrictedAgent: member.isRestrictedAgent,
      },
      after: { userType, isRestrictedAgent },
      now,
    });
    return toMember({ ...member, ...role });
  });

const invalid = (path: string, message: string) =>
  new RouteError(422, "invalid_input", "Some of the input is wrong", [{ path, message }]);

/**
 * Restricts a member, or lifts that: their next call goes by it.
 * @throws RouteError as `requireMember`, 422 for restricting an owner
 */
export const setMemberRestriction = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, isRestrictedAgent, now }: Which & { isRestrictedAgent: boolean },
) =>
  db.forAgency(visit.agency.id, async (tx) => {
    const member = await requireMember(tx, visit, { id, now });
    if (isRestrictedAgent && member.userType === "AgencyOwner")
      throw invalid("isRestrictedAgent", "must be false for an owner");
    if (member.isRestrictedAgent === isRestrictedAgent) return toMember(member);
    await writeMember(tx, visit, { member, values: { isRestrictedAgent }, now });
    await noteMember(tx, visit, {
      member,
      action: isRestrictedAgent ? "member.restricted" : "member.unrestricted",
      now,
    });
    return toMember({ ...member, isRestrictedAgent });
  });

/**
 * Replaces a member's exceptions: their next call goes by them.
 * @throws RouteError as `requireMember`, 422 for what the viewer can't give
 */
export const setMemberPermissions = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, permissions, now }: Which & { permissions: MemberPermissions },
) =>
  db.forAgency(visit.agency.id, async (tx) => {
    const member = await requireMember(tx, visit, { id, now });
    const { permissions: before, userType } = member;
    if (!mayPermit(toManager(visit), { before, after: permissions, userType }))
      throw invalid("permissions", "must be what you may give");
    const names = [...new Set([...Object.keys(before), ...Object.keys(permissions)])] as Action[];
    if (names.every((name) => before[name] === permissions[name])) return toMember(member);
    await writeMember(tx, visit, { member, values: { permissions }, now });
    await noteMember(tx, visit, {
      member,
      action: "member.permitted",
      before,
      after: permissions,
      now,
    });
    return toMember(member);
  });

/** Signs a member out everywhere. @throws RouteError as `requireMember` */
export const endMemberSessions = (
  db: ScopedDatabase,
  visit: TeamVisit,
  { id, now }: Which,
): Promise<number> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const member = await requireMember(tx, visit, { id, now });
    const ended = await endSessionsOf(tx, visit, member);
    if (ended > 0)
      await noteMember(tx, visit, {
        member,
        action: "member.signedOut",
        after: { sessions: ended },
        now,
      });
    return ended;
  });
