import { eq } from "drizzle-orm";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";

/** A user of this agency; null when there is none by that id or e-mail. */
export const getUser = (db: ScopedDatabase, agencyId: string, by: { id: string } | { email: string }) =>
  db.forAgency(agencyId, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where("id" in by ? eq(users.id, by.id) : eq(users.email, by.email.toLowerCase()));
    return user ?? null;
  });
