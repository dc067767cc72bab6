import { and, eq } from "drizzle-orm";
import { sessions } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import type { requireSignedIn } from "./require-signed-in";

/**
 * Turns the client view of the caller's own session on or off. A state of the session rather than
 * of a request: a server forwarding it can't leave it out, and a new session starts without it.
 */
export const setClientView = (
  db: ScopedDatabase,
  { agency, viewer }: ReturnType<typeof requireSignedIn>,
  { isOn }: { isOn: boolean },
) =>
  db.forAgency(agency.id, (tx) =>
    tx
      .update(sessions)
      .set({ isClientView: isOn })
      .where(and(eq(sessions.agencyId, agency.id), eq(sessions.id, viewer.sessionId))),
  );
