import { and, eq, lte } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { blogPosts } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";

/** Whether an article of the agency is published by `now`: then its pages link to the blog. */
export const hasBlogPosts = (
  db: ScopedDatabase,
  { id }: Pick<AgencyWire, "id">,
  { now }: { now: Date },
): Promise<boolean> =>
  db.forAgency(id, async (tx) => {
    const rows = await tx
      .select({ slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(eq(blogPosts.agencyId, id), lte(blogPosts.publishedAt, now)))
      .limit(1);
    return rows.length > 0;
  });
