import { eq } from "drizzle-orm";
import type { ProfileInput } from "@/lib/api/contract/profile";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { listCurrencyCodes } from "../reference-data/currencies";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { findUser, type UserRow } from "./get-user";

type Caller = Pick<RequestContext, "agency" | "clientIp" | "requestId"> & { viewer: Viewer };
type Change = Partial<
  Pick<UserRow, "firstName" | "lastName" | "language" | "currency" | "profileImage">
>;

/**
 * Updates a part of the viewer's own profile. @throws RouteError 401 if the account was just
 * deleted
 */
export async function writeProfile(
  db: ScopedDatabase,
  { agency, viewer, clientIp, requestId }: Caller,
  change: Change,
): Promise<UserRow> {
  const written = await db.forAgency(agency.id, async (tx) => {
    await tx
      .update(users)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(users.id, viewer.userId));
    const details = { fields: Object.keys(change).join(" ") };
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: viewer.userId,
      event: "profileChanged",
      clientIp,
      requestId,
      details,
    });
    return findUser(tx, { id: viewer.userId });
  });
  if (!written)
    throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
  return written;
}

/**
 * Changes name, language and currency of the viewer.
 * @throws RouteError 422 for a language the agency doesn't offer or an unknown currency
 */
export async function updateProfile(
  db: ScopedDatabase,
  caller: Caller,
  { first_name, last_name, language, currency }: ProfileInput,
): Promise<UserRow> {
  if (language && !caller.agency.languages.includes(language))
    throw refuseInput("language", "is none of the agency's languages");
  if (currency && !listCurrencyCodes().includes(currency))
    throw refuseInput("currency", "is no currency in use");
  return writeProfile(db, caller, {
    firstName: first_name,
    lastName: last_name,
    language,
    currency,
  });
}
