import type { AgencyWire } from "@/lib/api/contract/agencies";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { policyTranslationSchema, type Policies } from "@/lib/api/contract/policies";
import type { ScopedDatabase } from "../db/scoped";
import { readTexts } from "./read-texts";

type Kind = "privacyPolicy" | "cookiesPolicy" | "disclaimer" | "userTerms";

/**
 * The agency's policies, each in the requested language if there is a translation, and the
 * languages of each: the agency's own fields are in its default language. A policy the agency
 * doesn't have stays empty, even if a translation exists.
 */
export async function getPolicies(
  db: ScopedDatabase,
  agency: AgencyWire,
  { language }: { language: LanguageCode },
): Promise<Policies> {
  const { defaultLanguage } = agency;
  const rows = await readTexts(db, agency, { kind: "policies" });
  const translations = new Map(
    rows.map((row) => [row.language, policyTranslationSchema.parse(row.body)]),
  );
  const translated = translations.get(language) ?? {};
  const pick = (kind: Kind) => (agency[kind] && translated[kind]) || agency[kind];
  const languagesOf = (kind: Kind) =>
    agency[kind]
      ? [
          defaultLanguage,
          ...languageCodes.filter(
            (code) => code !== defaultLanguage && translations.get(code)?.[kind],
          ),
        ]
      : [];
  return {
    privacyPolicy: pick("privacyPolicy"),
    cookiesPolicy: pick("cookiesPolicy"),
    disclaimer: pick("disclaimer"),
    userTerms: pick("userTerms"),
    agencyTerms: agency.agencyTerms.map((terms) => {
      const content = translated.agencyTerms?.[terms.id];
      return content ? { ...terms, content, language } : { ...terms, language: defaultLanguage };
    }),
    languages: {
      privacyPolicy: languagesOf("privacyPolicy"),
      cookiesPolicy: languagesOf("cookiesPolicy"),
      disclaimer: languagesOf("disclaimer"),
      userTerms: languagesOf("userTerms"),
    },
  };
}
