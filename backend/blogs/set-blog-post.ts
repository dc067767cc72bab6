import { and, eq, notInArray, sql } from "drizzle-orm";
import { languageCodes } from "@/lib/api/contract/languages";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { BlogPostInput } from "../agencies/story-input";
import { writeStory, type StoryShelf, type StoryWriter } from "../agencies/write-story";
import { blogPosts } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";
import { readBlogPosts } from "./list-stored-blog-posts";
import { queueHeaderPurge, readFirstDay } from "./queue-header-purge";

const { title, summary, content, image, author, publishedAt } = blogPosts;
/** Rewriting the same text isn't a change: pages and sitemaps show when a text last changed. */
const isChanged = sql`(${title}, ${summary}, ${content}, ${image}, ${author}, ${publishedAt})
  is distinct from (excluded.title, excluded.summary, excluded.content, excluded.image, excluded.author, excluded.published_at)`;

/** An agency's articles; languages that a write leaves out are deleted. */
export const blogShelf: StoryShelf<BlogPostInput> = {
  kind: "blog",
  read: async (tx, agencyId, slug) => (await readBlogPosts(tx, agencyId, slug))[0] ?? null,
  put: async (tx, { id: agencyId, subdomain }, { story, now }) => {
    const { texts, slug, ...shared } = story;
    const before = await readFirstDay(tx, agencyId);
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
    await queueHeaderPurge(tx, { agencyId, subdomain, before, now });
  },
  remove: async (tx, { id: agencyId, subdomain }, { slug, now }) => {
    const before = await readFirstDay(tx, agencyId);
    await tx
      .delete(blogPosts)
      .where(and(eq(blogPosts.agencyId, agencyId), eq(blogPosts.slug, slug)));
    await queueHeaderPurge(tx, { agencyId, subdomain, before, now });
  },
};

type OperatorWrite = { subdomain: string } & Omit<StoryWriter, "author">;

/** An operator's article in place of what there is. @throws RouteError 404 for an unknown agency */
export const setBlogPost = (
  db: ScopedDatabase,
  { subdomain, input, ...write }: OperatorWrite & { input: BlogPostInput },
): Promise<number> =>
  db.forOperator(async (tx) => {
    const agency = { id: await requireAgencyId(tx, subdomain), subdomain };
    const change = { ...write, slug: input.slug, story: input, author: null };
    return writeStory(tx, blogShelf, agency, change);
  });

/** Deletes an article, in all its languages. @throws RouteError 404 */
export const removeBlogPost = (
  db: ScopedDatabase,
  { subdomain, slug, ...write }: OperatorWrite & { slug: string },
): Promise<number> =>
  db.forOperator(async (tx) => {
    const agency = { id: await requireAgencyId(tx, subdomain), subdomain };
    return writeStory(tx, blogShelf, agency, { ...write, slug, story: null, author: null });
  });
