import { and, desc, eq, sql } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { BlogPostInput } from "../agencies/story-input";
import type { StoryTitles } from "../agencies/write-story";
import { blogPosts } from "../db/schema/stories";
import type { ScopedDatabase, Transaction } from "../db/scoped";

/**
 * An agency's articles in all their languages, including unpublished ones, newest first; with a
 * slug only that one.
 */
export async function readBlogPosts(
  tx: Transaction,
  agencyId: string,
  only?: string,
): Promise<BlogPostInput[]> {
  const rows = await tx
    .select()
    .from(blogPosts)
    .where(
      and(
        eq(blogPosts.agencyId, agencyId),
        only === undefined ? undefined : eq(blogPosts.slug, only),
      ),
    )
    .orderBy(desc(blogPosts.publishedAt), blogPosts.slug, blogPosts.language);
  const posts = new Map<string, BlogPostInput>();
  for (const { slug, image, author, publishedAt, language, title, summary, content } of rows) {
    const post = posts.get(slug) ?? {
      slug,
      image,
      author,
      publishedAt: publishedAt.toISOString(),
      texts: {},
    };
    post.texts[language] = { title, summary, content };
    posts.set(slug, post);
  }
  return [...posts.values()];
}

/** Of all, also for later days, what a list of them shows; newest first. */
export async function listBlogTitles(tx: Transaction, agencyId: string): Promise<StoryTitles[]> {
  const rows = await tx
    .select({
      slug: blogPosts.slug,
      publishedAt: blogPosts.publishedAt,
      titles: sql<
        StoryTitles["titles"]
      >`jsonb_object_agg(${blogPosts.language}, ${blogPosts.title})`,
    })
    .from(blogPosts)
    .where(eq(blogPosts.agencyId, agencyId))
    .groupBy(blogPosts.slug, blogPosts.publishedAt)
    // order: a slug is one article of an agency.
    .orderBy(desc(blogPosts.publishedAt), blogPosts.slug);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** As `readBlogPosts`, for an operator. @throws RouteError 404 for an unknown agency */
export const listStoredBlogPosts = (
  db: ScopedDatabase,
  subdomain: string,
): Promise<BlogPostInput[]> =>
  db.forOperator(async (tx) => readBlogPosts(tx, await requireAgencyId(tx, subdomain)));
