import { eq, min } from "drizzle-orm";
import { blogPosts } from "../db/schema/stories";
import { purges } from "../db/schema/purges";
import type { Transaction } from "../db/scoped";

/** When an agency's first article becomes visible, or did; null without one. */
export async function readFirstDay(tx: Transaction, agencyId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ first: min(blogPosts.publishedAt) })
    .from(blogPosts)
    .where(eq(blogPosts.agencyId, agencyId));
  return row?.first ?? null;
}

/**
 * Every page's header links to the blog while an article is visible: a write that makes the first
 * one appear, or the last one go, takes all pages of the agency along. Where none is left, so does
 * the day of the first one that is to come.
 */
export async function queueHeaderPurge(
  tx: Transaction,
  { agencyId, subdomain, before, now }: HeaderChange,
): Promise<void> {
  const after = await readFirstDay(tx, agencyId);
  const isVisible = (first: Date | null) => first !== null && first <= now;
  const dueAts = [
    ...(isVisible(before) === isVisible(after) ? [] : [now]),
    ...(after === null || isVisible(after) ? [] : [after]),
  ];
  if (dueAts.length > 0)
    await tx.insert(purges).values(dueAts.map((dueAt) => ({ tags: [subdomain], dueAt })));
}

type HeaderChange = {
  agencyId: string;
  subdomain: string;
  /** The first day as it was before the write. */
  before: Date | null;
  now: Date;
};
