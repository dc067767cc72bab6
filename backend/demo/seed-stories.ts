import { eq } from "drizzle-orm";
import { languageCodes } from "@/lib/api/contract/languages";
import { agencies } from "../db/schema/agencies";
import { blogPosts, destinations, shortLinks } from "../db/schema/stories";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { demoStories } from "./demo-stories";

type Stories = ReturnType<typeof demoStories>[number];

async function insertStories(
  tx: Transaction,
  agencyId: string,
  { blogs, destinations: places, shortLinks: links }: Stories,
): Promise<void> {
  const posts = blogs.flatMap(({ texts, publishedAt, ...post }) =>
    languageCodes.flatMap((language) => {
      const text = texts[language];
      return text
        ? [{ ...post, ...text, agencyId, language, publishedAt, updatedAt: publishedAt }]
        : [];
    }),
  );
  if (posts.length > 0) await tx.insert(blogPosts).values(posts).onConflictDoNothing();
  if (places.length > 0)
    await tx
      .insert(destinations)
      .values(places.map((place, position) => ({ ...place, agencyId, position })))
      .onConflictDoNothing();
  if (links.length > 0)
    await tx
      .insert(shortLinks)
      .values(links.map((link) => ({ ...link, agencyId })))
      .onConflictDoNothing();
}

/**
 * Inserts missing articles, destinations and short links of the demo agencies; existing ones are
 * kept.
 */
export async function seedStories(db: ScopedDatabase): Promise<void> {
  await db.forOperator(async (tx) => {
    for (const stories of demoStories()) {
      const [agency] = await tx
        .select({ id: agencies.id })
        .from(agencies)
        .where(eq(agencies.subdomain, stories.subdomain));
      if (agency) await insertStories(tx, agency.id, stories);
    }
  });
}
