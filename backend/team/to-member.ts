import { toFullName } from "@/lib/api/contract/full-name";
import type * as z from "zod";
import type { setMemberRoleEndpoint } from "@/lib/api/contract/team";
import { isMemberType, type MemberType } from "@/lib/api/contract/team-rules";
import { users } from "../db/schema/users";

/** What the agency's people may know of a member: nothing secret. */
export const memberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  userType: users.userType,
  isRestrictedAgent: users.isRestrictedAgent,
  permissions: users.permissions,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
};
type Row = Pick<typeof users.$inferSelect, keyof typeof memberColumns>;
/** Of a user who works at the agency. */
export type MemberRow = Omit<Row, "userType"> & { userType: MemberType };
export const isMemberRow = <R extends Pick<Row, "userType">>(
  row: R | undefined,
): row is R & { userType: MemberType } => isMemberType(row?.userType);

export const toMemberName = ({ firstName, lastName }: Pick<Row, "firstName" | "lastName">) =>
  toFullName({ firstName, lastName });

export const toMember = (
  row: Omit<MemberRow, "createdAt" | "permissions">,
): z.output<typeof setMemberRoleEndpoint.response>["member"] => ({
  id: row.id,
  name: toMemberName(row),
  email: row.email,
  userType: row.userType,
  isRestrictedAgent: row.isRestrictedAgent,
  deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
});
