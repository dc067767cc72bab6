import { eq } from "drizzle-orm";
import * as z from "zod";
import { emailSchema } from "@/lib/api/contract/email";
import { requireAgency } from "../agencies/require-agency";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { erasePerson } from "./erase-person";
import type { RetainedBookings } from "../mail/mail";
import { exportPerson } from "./export-person";

export const personInputSchema = z.strictObject({
  email: emailSchema.transform((email) => email.toLowerCase()),
});

const findAccount = async (tx: Transaction, email: string) =>
  (await tx.select().from(users).where(eq(users.email, email)))[0] ?? null;

/**
 * All of an agency's data about a person, for its operator. @throws RouteError 404
 * `agency_not_found` or `person_not_found`
 */
export async function exportPersonOf(
  db: ScopedDatabase,
  subdomain: string,
  { email }: z.output<typeof personInputSchema>,
) {
  const agency = await db.forOperator((tx) => requireAgency(tx, subdomain));
  const found = await db.forAgency(agency.id, async (tx) =>
    exportPerson(tx, agency.id, { email, account: await findAccount(tx, email) }),
  );
  if (!found)
    throw new RouteError(404, "person_not_found", "Nothing is known by that address there");
  return found;
}

type Erasing = { email: string; needsAccount: boolean; requestId: string; now: Date };

/**
 * Erases a person at an agency, for its operator; a person with an account gets a last mail that
 * says what is kept.
 * @param needsAccount rejects an address without one, such as a mistyped one
 * @throws RouteError 404 `agency_not_found`, `user_not_found` or `person_not_found`, 409
 * `last_owner`
 */
export async function erasePersonOf(
  db: ScopedDatabase,
  subdomain: string,
  { email, needsAccount, requestId, now }: Erasing,
): Promise<{ hadAccount: boolean; left: RetainedBookings }> {
  const agency = await db.forOperator((tx) => requireAgency(tx, subdomain));
  return db.forAgency(agency.id, async (tx) => {
    const account = await findAccount(tx, email);
    if (!account && needsAccount)
      throw new RouteError(404, "user_not_found", "Nobody has an account by that address there");
    if (!(await exportPerson(tx, agency.id, { email, account })))
      throw new RouteError(404, "person_not_found", "Nothing is known by that address there");
    const left = await erasePerson(tx, agency.id, { email, account, now });
    const event = account ? "accountDeleted" : "personErased";
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: account?.id ?? null,
      event,
      clientIp: null,
      requestId,
      details: { by: "operator" },
    });
    if (account)
      await queueMail(tx, agency, {
        kind: "accountDeleted",
        to: email,
        firstName: account.firstName,
        left,
        language: account.language ?? agency.defaultLanguage,
      });
    return { hadAccount: account !== null, left };
  });
}
