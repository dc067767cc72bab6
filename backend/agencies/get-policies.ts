import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { policyTranslationSchema, type Policies } from "@/lib/api/contract/policies";
import type { ScopedDatabase } from "../db/scoped";
import { readTexts } from "./read-texts";

/** The agency's policies, each in the asked language where there is a translation. One the agency doesn't have stays empty: no translation brings it back. */
export async function getPolicies(db: ScopedDatabase, agency: AgencyWire, { language }: { language: LanguageCode }): Promise<Policies> {
  const row = (await readTexts(db, agency, { kind: "policies" })).find((each) => each.language === language);
  const translated = row ? policyTranslationSchema.parse(row.body) : {};
  const pick = (kind: "privacyPolicy" | "cookiesPolicy" | "disclaimer" | "userTerms") => (agency[kind] && translated[kind]) || agency[kind];
  return {
    privacyPolicy: pick("privacyPolicy"),
    cookiesPolicy: pick("cookiesPolicy"),
    disclaimer: pick("disclaimer"),
    userTerms: pick("userTerms"),
    agencyTerms: agency.agencyTerms.map((terms) => ({ ...terms, content: translated.agencyTerms?.[terms.id] || terms.content })),
  };
}
