import { and, eq, inArray, sql } from "drizzle-orm";
import type { AgencyAnswer, AgencyWire } from "@/lib/api/contract/agencies";
import { agencyTexts } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { pickLanguage } from "./pick-language";

/**
 * The agency's languages in which the about page and the questions show: those for which the
 * version that `listAbout` and `listFaqs` would pick is enabled.
 */
export async function listPageLanguages(
  db: ScopedDatabase,
  agency: AgencyWire,
): Promise<Pick<AgencyAnswer, "aboutUsLanguages" | "faqLanguages">> {
  const rows = await db.forAgency(agency.id, (tx) =>
    tx
      .select({
        kind: agencyTexts.kind,
        language: agencyTexts.language,
        isEnabled: sql<boolean>`(${agencyTexts.body} ->> 'isEnabled')::boolean`,
      })
      .from(agencyTexts)
      .where(and(eq(agencyTexts.agencyId, agency.id), inArray(agencyTexts.kind, ["about", "faq"]))),
  );
  const languagesOf = (kind: "about" | "faq") => {
    const versions = new Map(
      rows.flatMap((row) => (row.kind === kind ? [[row.language, row.isEnabled] as const] : [])),
    );
    const pick = (language: AgencyWire["defaultLanguage"]) =>
      pickLanguage([...versions.keys()], { language, defaultLanguage: agency.defaultLanguage });
    return agency.languages.filter((language) => {
      const picked = pick(language);
      return picked !== undefined && versions.get(picked) === true;
    });
  };
  return { aboutUsLanguages: languagesOf("about"), faqLanguages: languagesOf("faq") };
}
