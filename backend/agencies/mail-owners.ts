import { and, eq, isNull } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";

/** Writes to all active owners, who notice by it what one of them, or a thief of a session, did. */
export async function mailOwners(
  tx: Transaction,
  agency: AgencyWire,
  toMail: (owner: { to: string; firstName: string; language: LanguageCode }) => Mail,
): Promise<void> {
  const owners = await tx
    .select({ to: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.agencyId, agency.id),
        eq(users.userType, "AgencyOwner"),
        isNull(users.deactivatedAt),
      ),
    );
  for (const { language, ...owner } of owners)
    await queueMail(tx, agency, toMail({ ...owner, language: language ?? agency.defaultLanguage }));
}
