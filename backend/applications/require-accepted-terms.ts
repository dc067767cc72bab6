import type { ApplicationInput } from "@/lib/api/contract/applications";
import { findCurrentAgencyTerms } from "../agencies/current-agency-terms";
import { getPolicies } from "../agencies/get-policies";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import type { RequestContext } from "../http/request-context";

type PageContext = Pick<RequestContext, "agency" | "language">;

/** The terms that an applicant has to accept, in the page's language; null without any. */
export const getTermsToAccept = async (
  db: ScopedDatabase,
  { agency, language }: PageContext,
  now: Date,
): Promise<ApplicationInput["acceptedTerms"]> =>
  findCurrentAgencyTerms(agency, await getPolicies(db, agency, { language }), now);

/** @throws RouteError 422 unless the terms in force are accepted as they stand now */
export async function requireAcceptedTerms(
  db: ScopedDatabase,
  visit: PageContext,
  { acceptedTerms, now }: { acceptedTerms: ApplicationInput["acceptedTerms"]; now: Date },
): Promise<void> {
  const terms = await getTermsToAccept(db, visit, now);
  if (terms?.id === acceptedTerms?.id && terms?.sha256 === acceptedTerms?.sha256) return;
  throw refuseInput("acceptedTerms", "must hold the terms for agents as they stand now");
}
