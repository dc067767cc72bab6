import * as z from "zod";
import { settingsMaximumBytes, settingsRevisionSchema } from "./agency-settings";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { storyKinds } from "./settings-sections";
import { slugSchema } from "./slug";
import { textLanguages } from "./text-languages";

const textSchema = z.object({ title: z.string(), summary: z.string(), content: z.string() });

/** A story in all its languages; only the fields of its kind are there. */
const storyFieldsSchema = z
  .object({
    image: z.string(),
    texts: z.partialRecord(z.enum(languageCodes), textSchema),
    /** Of an article, and when it becomes visible. */
    author: z.string(),
    publishedAt: z.iso.datetime(),
    /** Of a destination: its place, and the airport that deals fly to. */
    countryCode: z.string(),
    lat: z.number(),
    long: z.number(),
    airportLat: z.number(),
    airportLong: z.number(),
    /** Whether the home page shows it. */
    isTop: z.boolean(),
  })
  .partial();
export type StoryFields = z.infer<typeof storyFieldsSchema>;

const version = z.number().int().min(0);
export const storedStorySchema = z.object({
  /** A save names the one that it was made from. */
  version,
  story: storyFieldsSchema,
});
export type StoredStory = z.infer<typeof storedStorySchema>;

const storyEntrySchema = z.object({
  slug: slugSchema,
  ...textLanguages,
  title: z.string(),
  /** Of an article; it is hidden until then. */
  publishedAt: z.iso.datetime().nullable(),
});
export type StoryEntry = z.infer<typeof storyEntrySchema>;

const deletedStorySchema = z.object({
  slug: slugSchema,
  language: textLanguages.language,
  title: z.string(),
  /** Of the write that deleted it: it is restored as it was right before that. */
  version: z.number().int().min(1),
  deletedAt: z.iso.datetime(),
});
export type DeletedStory = z.infer<typeof deletedStorySchema>;

const ofManagers = { api: "main", access: { action: "website.write" } } as const;
const kind = z.enum(storyKinds);
const ofStory = {
  params: z.object({ kind, slug: slugSchema }),
  notFound: "story_not_found",
} as const;

export const listStoriesEndpoint = endpoint({
  operationId: "listStories",
  ...ofManagers,
  browser: false,
  method: "get",
  path: "/api/agency/stories/{kind}",
  params: z.object({ kind }),
  notFound: "shared",
  summary:
    "The agency's articles or destinations, also those not yet published, and the last deleted ones",
  response: z.object({
    stories: z.array(storyEntrySchema),
    deleted: z.array(deletedStorySchema),
  }),
});
export const getStoryEndpoint = endpoint({
  operationId: "getStory",
  ...ofManagers,
  browser: true,
  ...ofStory,
  method: "get",
  path: "/api/agency/stories/{kind}/{slug}",
  summary: "An article or destination in all its languages, with its last writes, newest first",
  response: storedStorySchema.extend({ revisions: z.array(settingsRevisionSchema) }),
});
export const saveStoryEndpoint = endpoint({
  operationId: "saveStory",
  ...ofManagers,
  browser: true,
  ...ofStory,
  limits: [],
  maximumBytes: settingsMaximumBytes,
  method: "put",
  path: "/api/agency/stories/{kind}/{slug}",
  summary:
    "Write fields of an article or destination, if it hasn't changed since `version`; null for a new one. Those left out stay. Shown with the next request",
  /** The backend checks the fields strictly and names the faulty ones by their path. */
  body: z.strictObject({
    version: version.nullable(),
    story: z.record(z.string(), z.unknown()),
  }),
  errors: ["version_conflict"],
  response: storedStorySchema,
});
export const deleteStoryEndpoint = endpoint({
  operationId: "deleteStory",
  ...ofManagers,
  browser: true,
  ...ofStory,
  limits: [],
  method: "delete",
  path: "/api/agency/stories/{kind}/{slug}",
  summary: "Take an article or destination away, in all its languages",
  response: z.object({ ok: z.literal(true) }),
});
export const restoreStoryEndpoint = endpoint({
  operationId: "restoreStory",
  ...ofManagers,
  browser: true,
  ...ofStory,
  limits: [],
  method: "post",
  path: "/api/agency/stories/{kind}/{slug}/restore",
  summary:
    "Set an article or destination as it was right after a revision; a write, too. `version` is null of a deleted one",
  body: z.strictObject({ version: version.nullable(), revision: version }),
  errors: ["version_conflict"],
  response: storedStorySchema,
});
