import { and, asc, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Destination } from "@/lib/api/contract/destinations";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { destinations } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";
import { pickLanguage } from "../agencies/pick-language";

/**
 * The agency's destinations in order, each in one language: requested, default, English. With a
 * slug only that one; none if the agency displays none.
 */
export async function listDestinations(
  db: ScopedDatabase,
  agency: AgencyWire,
  { language, slug }: { language: LanguageCode; slug?: string },
): Promise<Destination[]> {
  if (!agency.displayTopDestinations) return [];
  const asked = and(
    eq(destinations.agencyId, agency.id),
    slug === undefined ? undefined : eq(destinations.slug, slug),
  );
  const rows = await db.forAgency(agency.id, (tx) =>
    tx
      .select()
      .from(destinations)
      .where(asked)
      .orderBy(asc(destinations.position), destinations.slug),
  );
  return rows.flatMap(({ texts, updatedAt, ...row }) => {
    const languages = languageCodes.filter((code) => texts[code]);
    const picked = pickLanguage(languages, { language, defaultLanguage: agency.defaultLanguage });
    const text = picked && texts[picked];
    return text
      ? [{ ...row, ...text, language: picked, languages, updatedAt: updatedAt.toISOString() }]
      : [];
  });
}
