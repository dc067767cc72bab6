import { and, desc, eq, lte } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { BlogPost } from "@/lib/api/contract/blogs";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { blogPosts } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";
import { pickLanguage } from "../agencies/pick-language";

type StoryQuery = { language: LanguageCode; now: Date; slug?: string };

/**
 * The agency's articles published by `now`, newest first, each in one language: requested, default,
 * English. With a slug only that article.
 */
export async function listBlogPosts(
  db: ScopedDatabase,
  agency: AgencyWire,
  { language, now, slug }: StoryQuery,
): Promise<BlogPost[]> {
  const published = and(
    eq(blogPosts.agencyId, agency.id),
    lte(blogPosts.publishedAt, now),
    slug === undefined ? undefined : eq(blogPosts.slug, slug),
  );
  const rows = await db.forAgency(agency.id, (tx) =>
    tx
      .select()
      .from(blogPosts)
      .where(published)
      .orderBy(desc(blogPosts.publishedAt), blogPosts.slug, blogPosts.language),
  );
  const slugs = [...new Set(rows.map((row) => row.slug))];
  return slugs.flatMap((each) => {
    const versions = rows.filter((row) => row.slug === each);
    const languages = languageCodes.filter((code) =>
      versions.some((version) => version.language === code),
    );
    const picked = pickLanguage(languages, { language, defaultLanguage: agency.defaultLanguage });
    return versions
      .filter((version) => version.language === picked)
      .map((version) => ({
        ...version,
        languages,
        publishedAt: version.publishedAt.toISOString(),
        updatedAt: version.updatedAt.toISOString(),
      }));
  });
}
