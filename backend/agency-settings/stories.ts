import { and, asc, desc, eq, gt, like, notInArray, sql } from "drizzle-orm";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { pickTitle } from "@/lib/api/contract/pick-title";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import type {
  DeletedStory,
  StoredStory,
  StoryEntry,
  StoryFields,
} from "@/lib/api/contract/stories";
import { blogPostInputSchema, destinationInputSchema } from "../agencies/story-input";
import {
  readStoryVersion,
  storySection,
  toTitles,
  writeStory,
  type Story,
  type StoryShelf,
  type StoryTitles,
} from "../agencies/write-story";
import { listBlogTitles } from "../blogs/list-stored-blog-posts";
import { blogShelf } from "../blogs/set-blog-post";
import { agencyRevisions } from "../db/schema/agency-settings";
import type { Transaction } from "../db/scoped";
import { destinationShelf, listDestinationTitles } from "../destinations/set-destination";
import { RouteError } from "../errors/route-error";
import { toIssues } from "../errors/to-issues";
import type { UrlRules } from "../outbound/checked-url";
import { refuseInput } from "../errors/refuse-input";
import { cleanRichTexts } from "./clean-rich-texts";
import { listStoryRevisions } from "./list-revisions";
import type { MemberVisit, SettingsDependencies } from "./save-settings";

type Named = { kind: StoryKind; slug: string };

const storyNotFound = () => new RouteError(404, "story_not_found", "There is no such story");

/** The name of a destination is the title of its text, as that of an article is. */
const mapTexts = <A, B>(texts: Partial<Record<LanguageCode, A>>, change: (text: A) => B) =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts[code];
      return text === undefined ? [] : [[code, change(text)]];
    }),
  );

function toFields(story: Story): StoryFields {
  const { slug: _slug, ...fields } = story;
  if ("author" in fields) return fields;
  const { position: _position, texts, airportLat, airportLong, ...place } = fields;
  // One that is where the destination is moves along with it.
  const isOwn = airportLat !== place.lat || airportLong !== place.long;
  return {
    ...place,
    ...(isOwn && { airportLat, airportLong }),
    texts: mapTexts(texts, ({ name: title, ...text }) => ({ title, ...text })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNone = (value: unknown) => value === undefined || value === null;

/** Without an airport of its own a destination's is where it is itself. */
const hasOwnAirport = ({ airportLat, airportLong }: Record<string, unknown>) =>
  !isNone(airportLat) || !isNone(airportLong);

/** As operators write it. */
function toDestination({ texts, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const named = isRecord(texts)
    ? Object.fromEntries(
        Object.entries(texts).map(([language, text]) => {
          if (!isRecord(text)) return [language, text];
          const { title: name, ...rest } = text;
          return [language, { name, ...rest }];
        }),
      )
    : texts;
  return {
    ...fields,
    ...(!hasOwnAirport(fields) && { airportLat: fields.lat, airportLong: fields.long }),
    texts: named,
  };
}

/** @throws RouteError 422 that names each faulty field */
function parse({ kind, slug }: Named, fields: Record<string, unknown>, rules: UrlRules): Story {
  const { error, data } =
    kind === "blog"
      ? blogPostInputSchema(rules).safeParse({ ...fields, slug })
      : destinationInputSchema(rules).safeParse({ ...toDestination(fields), slug });
  if (error)
    throw new RouteError(
      422,
      "invalid_input",
      "Some of the input is wrong",
      toIssues(error)
        // What is wrong with the place isn't with an airport that was never given.
        .filter(({ path }) => !path.startsWith("airport") || hasOwnAirport(fields))
        .map(({ path, message }) => ({
          path: `story.${kind === "destinations" ? path.replace(/\.name$/, ".title") : path}`,
          message,
        })),
    );
  const story = cleanRichTexts<Story>(data, "story");
  const blank = languageCodes.find((code) => story.texts[code]?.content === "");
  if (blank) throw refuseInput(`story.texts.${blank}.content`, "must not be empty");
  return story;
}

const shelves: Record<StoryKind, StoryShelf> = {
  blog: blogShelf,
  destinations: destinationShelf,
};

type TitledAgency = Pick<MemberVisit["agency"], "id" | "defaultLanguage">;
const toListed = (
  { defaultLanguage }: TitledAgency,
  { slug, titles }: Pick<StoryTitles, "slug" | "titles">,
) => ({
  ...(pickTitle(titles, defaultLanguage) ?? { title: slug, language: defaultLanguage }),
  slug,
});

/** Of those that can be restored: what was deleted last comes first. */
const maximumDeleted = 20;

/** Stories whose last write took them away; `kept` are the names of those that are there. */
async function listDeleted(
  tx: Transaction,
  agency: TitledAgency,
  { kind, kept }: { kind: StoryKind; kept: readonly string[] },
): Promise<DeletedStory[]> {
  const { section, version, before, createdAt } = agencyRevisions;
  const last = tx
    .selectDistinctOn([section], {
      section,
      version,
      createdAt,
      story: sql<Story>`${before} -> 'story'`.as("story"),
    })
    .from(agencyRevisions)
    .where(
      and(
        eq(agencyRevisions.agencyId, agency.id),
        like(section, storySection(kind, "%")),
        notInArray(
          section,
          kept.map((slug) => storySection(kind, slug)),
        ),
      ),
    )
    // order: a section has one revision of a version
    .orderBy(section, desc(version))
    .as("last");
  const rows = await tx
    .select()
    .from(last)
    .where(sql`jsonb_typeof(${last.story}) = 'object'`)
    // order: each version of an agency is one revision
    .orderBy(desc(last.version))
    .limit(maximumDeleted);
  return rows.map(({ story, ...row }) => ({
    ...toListed(agency, { slug: story.slug, titles: toTitles(story) }),
    ...{ version: row.version, deletedAt: row.createdAt.toISOString() },
  }));
}

/**
 * What an agency's own people see of its stories: also those that aren't published yet, and the
 * last that were deleted.
 */
export const listStories = (
  { db }: SettingsDependencies,
  { agency }: Pick<MemberVisit, "agency">,
  kind: StoryKind,
): Promise<{ stories: StoryEntry[]; deleted: DeletedStory[] }> =>
  db.forAgency(agency.id, async (tx) => {
    const listTitles = kind === "blog" ? listBlogTitles : listDestinationTitles;
    const stories = (await listTitles(tx, agency.id)).map(({ publishedAt, ...story }) => ({
      ...toListed(agency, story),
      publishedAt,
      languages: languageCodes.filter((code) => story.titles[code]),
    }));
    const kept = stories.map(({ slug }) => slug);
    return { stories, deleted: await listDeleted(tx, agency, { kind, kept }) };
  });

async function requireStory(
  tx: Transaction,
  agencyId: string,
  { kind, slug }: Named,
): Promise<StoredStory> {
  const story = await shelves[kind].read(tx, agencyId, slug);
  if (!story) throw storyNotFound();
  return {
    version: await readStoryVersion(tx, agencyId, storySection(kind, slug)),
    story: toFields(story),
  };
}

/** A story in all its languages. @throws RouteError 404 */
export const getStory = ({ db }: SettingsDependencies, { agency }: MemberVisit, named: Named) =>
  db.forAgency(agency.id, async (tx) => ({
    ...(await requireStory(tx, agency.id, named)),
    revisions: await listStoryRevisions(tx, agency, storySection(named.kind, named.slug)),
  }));

const toWriter = ({ viewer, requestId }: MemberVisit, now: Date) => ({
  author: { userId: viewer.userId },
  requestId,
  now,
});

/**
 * Writes fields of a story for the agency's own people, with the markup alone that its page
 * renders; those left out stay.
 * @throws RouteError as `writeStory`, also before 422 for faulty fields
 */
export const saveStory = (
  { db, now, allowLoopbackUrls }: SettingsDependencies,
  visit: MemberVisit,
  named: Named,
  { version, story }: { version: number | null; story: Record<string, unknown> },
): Promise<StoredStory> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const stored = await shelves[named.kind].read(tx, visit.agency.id, named.slug);
    if (!stored && version !== null) throw storyNotFound();
    const fields = { ...(stored && toFields(stored)), ...story };
    await writeStory(tx, shelves[named.kind], visit.agency, {
      ...toWriter(visit, now()),
      ...{ slug: named.slug, version },
      story: parse(named, fields, { allowLoopbackUrls }),
    });
    return requireStory(tx, visit.agency.id, named);
  });

/** @throws RouteError 404 */
export const deleteStory = (
  { db, now }: SettingsDependencies,
  visit: MemberVisit,
  { kind, slug }: Named,
): Promise<number> =>
  db.forAgency(visit.agency.id, (tx) =>
    writeStory(tx, shelves[kind], visit.agency, {
      ...toWriter(visit, now()),
      ...{ slug, story: null },
    }),
  );

/**
 * Sets a story as it was right after a revision; `version` is null of one that is deleted.
 * @throws RouteError as `saveStory`; 404 where nothing was there
 */
export const restoreStory = (
  { db, now, allowLoopbackUrls }: SettingsDependencies,
  visit: MemberVisit,
  named: Named,
  { version, revision }: { version: number | null; revision: number },
): Promise<StoredStory> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { id } = visit.agency;
    const current = await shelves[named.kind].read(tx, id, named.slug);
    const [next] = await tx
      .select({ before: agencyRevisions.before })
      .from(agencyRevisions)
      .where(
        and(
          eq(agencyRevisions.agencyId, id),
          eq(agencyRevisions.section, storySection(named.kind, named.slug)),
          gt(agencyRevisions.version, revision),
        ),
      )
      .orderBy(asc(agencyRevisions.version))
      .limit(1);
    const past = next ? (next.before.story as Story | null) : current;
    if (!past) throw storyNotFound();
    await writeStory(tx, shelves[named.kind], visit.agency, {
      ...toWriter(visit, now()),
      ...{ slug: named.slug, version },
      story: parse(named, toFields(past), { allowLoopbackUrls }),
    });
    return requireStory(tx, id, named);
  });
