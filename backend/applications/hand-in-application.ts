import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { ApplicationInput } from "@/lib/api/contract/applications";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { newReference } from "../access/new-reference";
import { applications } from "../db/schema/applications";
import type { Transaction } from "../db/scoped";
import { queueNewApplicationMails } from "./queue-application-mails";
import type { Applicant, ApplicationRow } from "./to-application";

/**
 * Stores the application of a user with a verified address, and mails the agency and the user. Null
 * if they have one that isn't decided yet.
 */
export async function handInApplication(
  tx: Transaction,
  agency: AgencyWire,
  {
    applicant,
    input: { acceptedTerms, ...said },
    language,
    now,
  }: { applicant: Applicant; input: ApplicationInput; language: LanguageCode; now: Date },
): Promise<ApplicationRow | null> {
  const [created] = await tx
    .insert(applications)
    .values({
      ...said,
      agencyId: agency.id,
      userId: applicant.id,
      reference: newReference("J"),
      terms: acceptedTerms,
      language,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) return null;
  await queueNewApplicationMails(tx, agency, { application: created, applicant });
  return created;
}
