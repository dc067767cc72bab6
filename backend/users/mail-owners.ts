import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";

/**
 * Tells all owners who may sign in, who notice by it what one of them, or a thief of a session, has
 * done.
 */
export async function mailOwners(
  tx: Transaction,
  agency: AgencyWire,
  toMail: (owner: Pick<Mail, "to" | "language"> & { firstName: string }) => Mail,
): Promise<void> {
  const owners = await tx
    .select()
    .from(users)
    .where(and(eq(users.agencyId, agency.id), eq(users.userType, "AgencyOwner")));
  for (const { email, firstName, language, deactivatedAt } of owners)
    if (!deactivatedAt)
      await queueMail(
        tx,
        agency,
        toMail({ to: email, firstName, language: language ?? agency.defaultLanguage }),
      );
}
