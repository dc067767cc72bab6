import type * as z from "zod";
import { aboutWireSchema, faqWireSchema, type AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { ScopedDatabase } from "../db/scoped";
import { readTexts, type TextKind } from "./read-texts";

/** The agency's page in the asked language, else in its own default, else in English; a list of one or none, as the spec has it. */
async function listTexts<S extends z.ZodType>(
  db: ScopedDatabase,
  agency: AgencyWire,
  { kind, language, schema }: { kind: TextKind; language: LanguageCode; schema: S },
): Promise<z.output<S>[]> {
  const rows = await readTexts(db, agency, { kind });
  const order = [language, agency.defaultLanguage, "en"];
  const found = order.flatMap((wanted) => rows.filter((row) => row.language === wanted))[0];
  return found ? [schema.parse(found.body)] : [];
}

export const listAbout = (db: ScopedDatabase, agency: AgencyWire, { language }: { language: LanguageCode }) =>
  listTexts(db, agency, { kind: "about", language, schema: aboutWireSchema });

export const listFaqs = (db: ScopedDatabase, agency: AgencyWire, { language }: { language: LanguageCode }) =>
  listTexts(db, agency, { kind: "faq", language, schema: faqWireSchema });
