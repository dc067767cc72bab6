import {
  acceptInvitationEndpoint,
  deactivateMemberEndpoint,
  endMemberSessionsEndpoint,
  getTeamMemberEndpoint,
  inviteMemberEndpoint,
  listTeamEndpoint,
  openInvitationEndpoint,
  reactivateMemberEndpoint,
  resendInvitationEndpoint,
  setMemberPermissionsEndpoint,
  setMemberRestrictionEndpoint,
  setMemberRoleEndpoint,
  withdrawInvitationEndpoint,
} from "@/lib/api/contract/team";
import type { ScopedDatabase } from "../db/scoped";
import type { RecipientLimiters } from "../limits/recipient-limits";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";
import { acceptInvitation, openInvitation } from "../team/accept-invitation";
import {
  endMemberSessions,
  setMemberPermissions,
  setMemberRestriction,
  setMemberRole,
} from "../team/change-member";
import { deactivateMember, reactivateMember } from "../team/deactivate-member";
import { getTeamMember } from "../team/get-team-member";
import { inviteMember, resendInvitation, withdrawInvitation } from "../team/invite-member";
import { listTeam } from "../team/list-team";

type Settings = { db: ScopedDatabase; recipients: RecipientLimiters; now: () => Date };
/** A caller with a mailed link may have a current or ended session. */
const anybody = { toleratesEndedSession: true };

/** Who works at the agency: for those who manage that, and for those who are invited. */
export function registerTeamRoutes(handle: Handle, { db, recipients, now }: Settings): void {
  handle(listTeamEndpoint, (context, { query }) =>
    listTeam(db, requireSignedIn(context), { query, now: now() }),
  );
  handle(getTeamMemberEndpoint, async (context, { params }) => ({
    member: await getTeamMember(db, requireSignedIn(context), { ...params, now: now() }),
  }));
  handle(setMemberRoleEndpoint, async (context, { params, body }) => ({
    member: await setMemberRole(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(setMemberRestrictionEndpoint, async (context, { params, body }) => ({
    member: await setMemberRestriction(db, requireSignedIn(context), {
      ...params,
      ...body,
      now: now(),
    }),
  }));
  handle(setMemberPermissionsEndpoint, async (context, { params, body }) => ({
    member: await setMemberPermissions(db, requireSignedIn(context), {
      ...params,
      ...body,
      now: now(),
    }),
  }));
  handle(endMemberSessionsEndpoint, async (context, { params }) => ({
    ended: await endMemberSessions(db, requireSignedIn(context), { ...params, now: now() }),
  }));
  handle(deactivateMemberEndpoint, (context, { params, body }) =>
    deactivateMember(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  );
  handle(reactivateMemberEndpoint, async (context, { params }) => ({
    member: await reactivateMember(db, requireSignedIn(context), { ...params, now: now() }),
  }));
  handle(inviteMemberEndpoint, async (context, { body }) => ({
    invitation: await inviteMember({ db, recipients }, requireSignedIn(context), {
      input: body,
      now: now(),
    }),
  }));
  handle(resendInvitationEndpoint, async (context, { params }) => ({
    invitation: await resendInvitation({ db, recipients }, requireSignedIn(context), {
      ...params,
      now: now(),
    }),
  }));
  handle(withdrawInvitationEndpoint, async (context, { params }) => {
    await withdrawInvitation(db, requireSignedIn(context), { ...params, now: now() });
    return { ok: true as const };
  });
  handle(
    openInvitationEndpoint,
    (context, { body }) => openInvitation({ db, now }, context, body),
    anybody,
  );
  handle(
    acceptInvitationEndpoint,
    (context, { body }) => acceptInvitation({ db, now }, context, body),
    anybody,
  );
}
