import { desc, eq } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { BlogPostInput } from "../agencies/story-input";
import { blogPosts } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";

/**
 * An agency's articles in `setBlogPost`'s format, including unpublished ones, newest first.
 * @throws RouteError 404 for an unknown agency
 */
export const listStoredBlogPosts = (
  db: ScopedDatabase,
  subdomain: string,
): Promise<BlogPostInput[]> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const rows = await tx
      .select()
      .from(blogPosts)
      .where(eq(blogPosts.agencyId, agencyId))
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
  });
