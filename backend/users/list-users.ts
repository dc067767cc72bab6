import { toFullName } from "@/lib/api/contract/full-name";
import { and, asc, eq, max } from "drizzle-orm";
import * as z from "zod";
import { userTypes } from "@/lib/api/contract/roles";
import { sessions, users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

export const listedUserSchema = z.object({
  email: z.string(),
  name: z.string(),
  userType: z.enum(userTypes),
  isTravelAgent: z.boolean(),
  isRestrictedAgent: z.boolean(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Of the active sessions. */
  lastSeenAt: z.iso.datetime().nullable(),
});

/** All accounts of an agency, by address. For operators. */
export async function listUsers(
  tx: Transaction,
  agencyId: string,
): Promise<z.output<typeof listedUserSchema>[]> {
  const rows = await tx
    .select({ user: users, lastSeenAt: max(sessions.lastSeenAt) })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.agencyId, users.agencyId), eq(sessions.userId, users.id)))
    .where(eq(users.agencyId, agencyId))
    .groupBy(users.id)
    .orderBy(asc(users.email));
  return rows.map(({ user, lastSeenAt }) => ({
    email: user.email,
    name: toFullName(user),
    userType: user.userType,
    isTravelAgent: user.isTravelAgent,
    isRestrictedAgent: user.isRestrictedAgent,
    isVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}
