import { eq } from "drizzle-orm";
import { sessions } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { toTokenHash } from "./create-session";

/** Ends a session of this agency; fine to repeat, and another agency's token ends nothing. */
export const deleteSession = (db: ScopedDatabase, agencyId: string, { accessToken }: { accessToken: string }): Promise<void> =>
  db.forAgency(agencyId, async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, toTokenHash(accessToken)));
  });
