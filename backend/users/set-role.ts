import { eq } from "drizzle-orm";
import * as z from "zod";
import { emailSchema } from "@/lib/api/contract/email";
import { userTypes } from "@/lib/api/contract/roles";
import { requireAgencyId } from "../agencies/require-agency-id";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { findUser } from "./get-user";

/** If omitted, an agent sees agents' prices, and a traveller doesn't. */
export const roleInputSchema = z.strictObject({
  email: emailSchema,
  userType: z.enum(userTypes),
  isTravelAgent: z.boolean().optional(),
  isRestrictedAgent: z.boolean().default(false),
});

/**
 * Changes a user's role, for an operator. All their sessions end: one opened with the old role must
 * not outlive it.
 * @throws RouteError 404 for an unknown agency or user
 */
export async function setRole(
  db: ScopedDatabase,
  subdomain: string,
  {
    input: { email, userType, isTravelAgent = userType !== "Traveller", isRestrictedAgent },
    requestId,
  }: { input: z.output<typeof roleInputSchema>; requestId: string },
) {
  const agencyId = await db.forOperator((tx) => requireAgencyId(tx, subdomain));
  const role = { userType, isTravelAgent, isRestrictedAgent };
  const isWritten = await db.forAgency(agencyId, async (tx) => {
    const user = await findUser(tx, { email });
    if (!user) return false;
    await tx
      .update(users)
      .set({ ...role, updatedAt: new Date() })
      .where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    const details = {
      by: "operator",
      userType,
      isTravelAgent: String(isTravelAgent),
      isRestrictedAgent: String(isRestrictedAgent),
    };
    await recordSecurityEvent(tx, {
      agencyId,
      userId: user.id,
      event: "profileChanged",
      clientIp: null,
      requestId,
      details,
    });
    return true;
  });
  if (!isWritten)
    throw new RouteError(404, "user_not_found", "Nobody has an account by that address there");
  return { email: email.toLowerCase(), ...role };
}
