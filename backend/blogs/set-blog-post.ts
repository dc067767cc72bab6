import { and, eq, notInArray, sql } from "drizzle-orm";
import { languageCodes } from "@/lib/api/contract/languages";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { BlogPostInput } from "../agencies/story-input";
import { blogPosts } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { queueHeaderPurge } from "./queue-header-purge";

const { title, summary, content, image, author, publishedAt } = blogPosts;
/** Rewriting the same text isn't a change: pages and sitemaps show when a text last changed. */
const isChanged = sql`(${title}, ${summary}, ${content}, ${image}, ${author}, ${publishedAt})
  is distinct from (excluded.title, excluded.summary, excluded.content, excluded.image, excluded.author, excluded.published_at)`;

/**
 * Replaces an article; omitted languages are deleted. @throws RouteError 404 for an unknown agency
 */
export const setBlogPost = (
  db: ScopedDatabase,
  { subdomain, input }: { subdomain: string; input: BlogPostInput },
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const { texts, slug, ...shared } = input;
    const written = languageCodes.filter((code) => texts[code]);
    const changed = await tx
      .delete(blogPosts)
      .where(
        and(
          eq(blogPosts.agencyId, agencyId),
          eq(blogPosts.slug, slug),
          notInArray(blogPosts.language, written),
        ),
      )
      .returning();
    for (const language of written) {
      const text = texts[language];
      if (!text) continue;
      const values = { ...shared, ...text, publishedAt: new Date(shared.publishedAt) };
      const rows = await tx
        .insert(blogPosts)
        .values({ agencyId, slug, language, ...values })
        .onConflictDoUpdate({
          target: [blogPosts.agencyId, blogPosts.slug, blogPosts.language],
          set: { ...values, updatedAt: sql`now()` },
          setWhere: isChanged,
        })
        .returning();
      changed.push(...rows);
    }
    if (changed.length === 0) return;
    const dueAt = new Date(Math.max(Date.now(), Date.parse(shared.publishedAt)));
    await queueHeaderPurge(tx, { agencyId, subdomain, slug, dueAt });
  });

/** Deletes an article, in all its languages. @throws RouteError 404 */
export const removeBlogPost = (
  db: ScopedDatabase,
  { subdomain, slug }: { subdomain: string; slug: string },
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const removed = await tx
      .delete(blogPosts)
      .where(and(eq(blogPosts.agencyId, agencyId), eq(blogPosts.slug, slug)))
      .returning();
    if (removed.length === 0)
      throw new RouteError(404, "blog_post_not_found", `${subdomain} has no article ${slug}`);
    await queueHeaderPurge(tx, { agencyId, subdomain, slug, dueAt: new Date() });
  });
