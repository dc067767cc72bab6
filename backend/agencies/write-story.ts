import { isDeepStrictEqual } from "node:util";
import { and, eq, max, sql } from "drizzle-orm";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { pickTitle } from "@/lib/api/contract/pick-title";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import { recordAuditEvent } from "../audit/record-audit-event";
import { agencyRevisions } from "../db/schema/agency-settings";
import { agencies } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { BlogPostInput, DestinationInput } from "./story-input";

export type Story = BlogPostInput | DestinationInput;
/** What a list shows of a story. */
export type StoryTitles = {
  slug: string;
  titles: Partial<Record<LanguageCode, string>>;
  /** Null of a destination. */
  publishedAt: string | null;
};
export type StoryAgency = { id: string; subdomain: string };
/** Where stories of a kind are kept. */
export type StoryShelf<T extends Story = Story> = {
  kind: StoryKind;
  /** Null where there is none. */
  read: (tx: Transaction, agencyId: string, slug: string) => Promise<T | null>;
  // A method: a shelf of one kind is one of any, and gets what its kind's schema has read.
  put(tx: Transaction, agency: StoryAgency, write: { story: T; now: Date }): Promise<void>;
  remove: (
    tx: Transaction,
    agency: StoryAgency,
    write: { slug: string; now: Date },
  ) => Promise<void>;
};
export type StoryWriter = {
  /** Null: an operator. */
  author: { userId: string } | null;
  requestId: string;
  now: Date;
};

/** What revisions of a story are kept under, beside those of the settings. */
export const storySection = (kind: StoryKind, slug: string) => `${kind}/${slug}`;

/** Of the last write that a revision is kept of; 0 without one. */
export async function readStoryVersion(
  tx: Transaction,
  agencyId: string,
  section: string,
): Promise<number> {
  const [row] = await tx
    .select({ version: max(agencyRevisions.version) })
    .from(agencyRevisions)
    .where(and(eq(agencyRevisions.agencyId, agencyId), eq(agencyRevisions.section, section)));
  return row?.version ?? 0;
}

/** The titles of a story by language: the name of a destination is one. */
export const toTitles = ({ texts }: Story): Partial<Record<LanguageCode, string>> =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts[code];
      return text ? [[code, "title" in text ? text.title : text.name]] : [];
    }),
  );

/**
 * The one way to write or, with null, to take away a story, for members and operators: with a
 * revision of what was there, and a line in the audit. One that already is as given is left alone.
 * `version` is that of the story as it was read, null of a new one; operators replace what there
 * is.
 * @returns the story's version by now
 * @throws RouteError 404 without the story, 409 if it has another version
 */
export async function writeStory<T extends Story>(
  tx: Transaction,
  shelf: StoryShelf<T>,
  agency: StoryAgency,
  {
    slug,
    story,
    version,
    author,
    requestId,
    now,
  }: StoryWriter & { slug: string; story: T | null; version?: number | null },
): Promise<number> {
  // One at a time for each agency: its version counts them, as those of the settings.
  const [owner] = await tx
    .select({ settings: agencies.settings })
    .from(agencies)
    .where(eq(agencies.id, agency.id))
    .for("update");
  const section = storySection(shelf.kind, slug);
  const before = await shelf.read(tx, agency.id, slug);
  const stored = await readStoryVersion(tx, agency.id, section);
  if (!before && (story === null || typeof version === "number"))
    throw new RouteError(404, "story_not_found", `There is no ${section}`);
  if (before && version !== undefined && version !== stored)
    throw new RouteError(409, "version_conflict", "It was changed since", [
      { path: "version", message: `is ${stored} by now` },
    ]);
  if (story) await shelf.put(tx, agency, { story, now });
  else await shelf.remove(tx, agency, { slug, now });
  const after = await shelf.read(tx, agency.id, slug);
  if (isDeepStrictEqual(before, after)) return stored;
  const [written] = await tx
    .update(agencies)
    .set({ version: sql`${agencies.version} + 1` })
    .where(eq(agencies.id, agency.id))
    .returning({ version: agencies.version });
  if (!written) throw new RouteError(404, "agency_not_found", "Agency not found!");
  await tx.insert(agencyRevisions).values({
    ...{ agencyId: agency.id, version: written.version, section },
    ...{ before: { story: before }, authorId: author?.userId ?? null, createdAt: now },
  });
  const { defaultLanguage } = { ...defaultAgency, ...owner?.settings };
  const toName = (of: Story | null) =>
    of && { name: pickTitle(toTitles(of), defaultLanguage)?.title ?? slug };
  await recordAuditEvent(
    tx,
    { agency, viewer: author, requestId },
    {
      action: after ? "story.saved" : "story.deleted",
      subject: { kind: "story", name: section },
      before: toName(before) ?? {},
      after: toName(after) ?? {},
      now,
    },
  );
  return written.version;
}
