import type * as z from "zod";
import { aboutWireSchema, faqWireSchema, type AgencyWire } from "@/lib/api/contract/agencies";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import type { ScopedDatabase } from "../db/scoped";
import { pickLanguage } from "./pick-language";
import { readTexts, type TextKind } from "./read-texts";

/**
 * The agency's page in the requested language, else in its default, else in English; a list of one
 * or none, of which clients take the first.
 */
async function listTexts<S extends z.ZodType<{ isEnabled: boolean }>>(
  db: ScopedDatabase,
  agency: AgencyWire,
  { kind, language, schema }: { kind: TextKind; language: LanguageCode; schema: S },
): Promise<(z.output<S> & { language: LanguageCode; languages: LanguageCode[] })[]> {
  const rows = await readTexts(db, agency, { kind });
  const pages = rows.map((row) => ({ ...schema.parse(row.body), language: row.language }));
  const picked = pickLanguage(
    pages.map((page) => page.language),
    { language, defaultLanguage: agency.defaultLanguage },
  );
  const languages = languageCodes.filter((code) =>
    pages.some((page) => page.language === code && page.isEnabled),
  );
  return pages.filter((page) => page.language === picked).map((page) => ({ ...page, languages }));
}

export const listAbout = (
  db: ScopedDatabase,
  agency: AgencyWire,
  { language }: { language: LanguageCode },
) => listTexts(db, agency, { kind: "about", language, schema: aboutWireSchema });

export const listFaqs = (
  db: ScopedDatabase,
  agency: AgencyWire,
  { language }: { language: LanguageCode },
) => listTexts(db, agency, { kind: "faq", language, schema: faqWireSchema });
