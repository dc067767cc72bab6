import type { Invitation } from "@/lib/api/contract/team";
import { invitations } from "../db/schema/invitations";
import { users } from "../db/schema/users";
import { toMemberName } from "./to-member";

/** Of an invitation, joined with the user who sent it. */
export const invitationColumns = {
  id: invitations.id,
  firstName: invitations.firstName,
  lastName: invitations.lastName,
  email: invitations.email,
  userType: invitations.userType,
  isRestrictedAgent: invitations.isRestrictedAgent,
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  byFirstName: users.firstName,
  byLastName: users.lastName,
};
type Row = Omit<
  Pick<typeof invitations.$inferSelect, keyof typeof invitations.$inferSelect>,
  "agencyId" | "language" | "tokenHash" | "invitedBy" | "idempotencyKey" | "createdAt"
> & { byFirstName: string | null; byLastName: string | null };

export const toInvitation = ({ byFirstName, byLastName, sentAt, ...row }: Row): Invitation => ({
  id: row.id,
  name: toMemberName(row),
  email: row.email,
  userType: row.userType,
  isRestrictedAgent: row.isRestrictedAgent,
  invitedBy:
    byFirstName === null
      ? null
      : toMemberName({ firstName: byFirstName, lastName: byLastName ?? "" }),
  sentAt: sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
