import { and, asc, eq, isNull } from "drizzle-orm";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";

/**
 * An agency must keep an owner who can sign in and isn't restricted, besides the one who stops
 * being one.
 * @throws RouteError 409 `last_owner`
 */
export async function requireOtherOwner(
  tx: Transaction,
  { agencyId, id: leaving, userType }: { agencyId: string; id: string; userType: string },
): Promise<void> {
  if (userType !== "AgencyOwner") return;
  // Locked, so that the last two can't both go concurrently; all of them and in a fixed order, to
  // avoid a deadlock.
  const owners = await tx
    .select({ id: users.id, isRestricted: users.isRestrictedAgent })
    .from(users)
    .where(
      and(
        eq(users.agencyId, agencyId),
        eq(users.userType, "AgencyOwner"),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(users.id))
    .for("update");
  if (!owners.some(({ id, isRestricted }) => id !== leaving && !isRestricted))
    throw new RouteError(
      409,
      "last_owner",
      "This is the only owner of the agency: make somebody else one first",
    );
}
