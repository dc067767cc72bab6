import { asc, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

/** An agency's mail address: its contact, else its first owner; null if it has neither. */
export async function getAgencyAddress(
  tx: Transaction,
  { contactEmailId }: Pick<AgencyWire, "contactEmailId">,
): Promise<string | null> {
  if (contactEmailId) return contactEmailId;
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.userType, "AgencyOwner"))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return owner?.email ?? null;
}
