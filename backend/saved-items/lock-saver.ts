import { and, eq } from "drizzle-orm";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { Saver } from "./is-own-item";

/**
 * One at a time per user, so that concurrent ones are counted as well; rows that refer to the user
 * can be written meanwhile.
 */
export const lockSaver = async (tx: Transaction, { agencyId, userId }: Saver): Promise<void> => {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.id, userId)))
    .for("no key update");
};
