import { and, eq, lte, ne } from "drizzle-orm";
import { blogPosts } from "../db/schema/stories";
import { purges } from "../db/schema/purges";
import type { Transaction } from "../db/scoped";

/**
 * Every page's header links to the blog while an article is published: the only one takes all pages
 * of the agency along when it appears, on `dueAt`, or goes.
 */
export async function queueHeaderPurge(
  tx: Transaction,
  article: { agencyId: string; subdomain: string; slug: string; dueAt: Date },
): Promise<void> {
  const { agencyId, subdomain, slug, dueAt } = article;
  const others = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(
      and(
        eq(blogPosts.agencyId, agencyId),
        ne(blogPosts.slug, slug),
        lte(blogPosts.publishedAt, dueAt),
      ),
    )
    .limit(1);
  if (others.length === 0) await tx.insert(purges).values({ tags: [subdomain], dueAt });
}
