import { eq } from "drizzle-orm";
import { getBlogPostEndpoint, listBlogPostsEndpoint } from "@/lib/api/contract/blogs";
import { getDestinationEndpoint } from "@/lib/api/contract/destinations";
import {
  deleteStoryEndpoint,
  getStoryEndpoint,
  listStoriesEndpoint,
  restoreStoryEndpoint,
  saveStoryEndpoint,
  type DeletedStory,
  type StoredStory,
  type StoryEntry,
} from "@/lib/api/contract/stories";
import { destinations } from "../db/schema/stories";
import { auditEvents } from "../db/schema/audit-events";
import { agencies } from "../db/schema/agencies";
import { purges } from "../db/schema/purges";
import type { DemoRole } from "../demo/demo-users";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";
import { writeStories } from "../testing/write-stories";

const backend = openForFile(async () => {
  const opened = await openTestBackend();
  await writeStories(opened, "beta");
  return opened;
});

type Kind = "blog" | "destinations";
type By = { as?: DemoRole; agency?: TestAgency; kind?: Kind };
const text = { title: "By sea", summary: "s", content: "<p>x</p>" };
const image = "/assets/inventory/hotels/harbour-1";
const article = {
  image,
  author: "Ana",
  publishedAt: "2025-05-01T09:00:00.000Z",
  texts: { en: text },
};
const destination = { image, countryCode: "PT", lat: 37.01, long: -7.93, texts: { en: text } };

const save = async (
  slug: string,
  story: object,
  version: number | null = null,
  { as = "owner", agency = "alpha", kind = "blog" }: By = {},
) =>
  backend.call(saveStoryEndpoint, { as, agency, params: { kind, slug }, body: { version, story } });
const versionOf = ({ body }: { body: object }) => (body as StoredStory).version;
const get = (slug: string, { as = "owner", agency = "alpha", kind = "blog" }: By = {}) =>
  backend.call(getStoryEndpoint, { as, agency, params: { kind, slug } });
const list = async (kind: Kind) =>
  (await backend.call(listStoriesEndpoint, { as: "owner", params: { kind } })).body
    .stories as StoryEntry[];
const restore = (slug: string, body: object) =>
  backend.call(restoreStoryEndpoint, { as: "owner", params: { kind: "blog", slug }, body });
const shown = async (slug: string) =>
  (await backend.call(getBlogPostEndpoint, { params: { slug } })).body.data;
const noted = (slug: string) =>
  backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `blog/${slug}`)),
  );

it("shows an article with the next request, purges its pages, and notes who wrote it", async () => {
  await backend.db.forOperator((tx) => tx.delete(purges));
  const saved = await save("by-sea", article);
  expect(saved).toMatchObject({ status: 200, body: { story: article } });
  expect(await shown("by-sea")).toMatchObject({ title: "By sea", languages: ["en"] });
  const queued = await backend.db.forOperator((tx) => tx.select().from(purges));
  // The first article puts a link into every page's header.
  expect(queued.flatMap(({ tags }) => tags)).toEqual(
    expect.arrayContaining(["alpha", "alpha:blog"]),
  );
  expect(await noted("by-sea")).toEqual([
    expect.objectContaining({
      action: "story.saved",
      actorName: "Olivia Marsh",
      after: { name: "By sea" },
    }),
  ]);
  // Again the same is no write, and another agency has nothing of it.
  expect(versionOf(await save("by-sea", article, versionOf(saved)))).toBe(versionOf(saved));
  expect(await noted("by-sea")).toHaveLength(1);
  expect((await get("by-sea", { agency: "beta" })).status).toBe(404);
});

it("hides one of a later day from visitors, and lists it for those who write", async () => {
  await save("later", { ...article, publishedAt: "2099-01-01T00:00:00.000Z" });
  const { body } = await backend.call(listBlogPostsEndpoint, {});
  expect((body.data as { slug: string }[]).map(({ slug }) => slug)).not.toContain("later");
  expect((await list("blog"))[0]).toEqual({
    ...{ slug: "later", title: "By sea", language: "en", languages: ["en"] },
    publishedAt: "2099-01-01T00:00:00.000Z",
  });
});

it("takes hostile markup out as it is saved", async () => {
  const content = '<p onclick="a()">We <b>sail</b></p><script>alert(1)</script>';
  const saved = await save("hostile", { ...article, texts: { en: { ...text, content } } });
  expect((saved.body as StoredStory).story.texts?.en?.content).toBe("<p>We <b>sail</b></p>");
});

it("refuses a save from an older version, and a new one where there is one", async () => {
  const first = await save("two", article);
  const second = await save("two", { ...article, author: "Rui" }, versionOf(first), {
    as: "admin",
  });
  expect(second.status).toBe(200);
  for (const version of [versionOf(first), null])
    expect(await save("two", article, version)).toMatchObject({
      status: 409,
      body: { code: "version_conflict" },
    });
  expect((await get("two")).body).toMatchObject({ story: { author: "Rui" } });
});

it("restores an article as it was after a revision, also an operator's, and deletes it", async () => {
  const first = await save("again", article);
  const { status } = await backend.call("PUT /api/operator/agencies/alpha/blogs", {
    headers: { Authorization: `Bearer ${operatorToken}` },
    body: { ...article, slug: "again", author: "Operator" },
  });
  expect(status).toBe(200);
  const { body } = await get("again");
  expect(body.revisions).toEqual([
    expect.objectContaining({ author: null, isErased: false }),
    expect.objectContaining({ author: "Olivia Marsh", version: versionOf(first) }),
  ]);
  const restored = await restore("again", {
    version: body.version,
    revision: versionOf(first),
  });
  expect(restored).toMatchObject({ status: 200, body: { story: article } });
  // Before the first write there was nothing.
  expect(
    await restore("again", { version: versionOf(restored), revision: versionOf(first) - 1 }),
  ).toMatchObject({ status: 404 });
  const call = { as: "owner", params: { kind: "blog", slug: "again" } } as const;
  expect((await backend.call(deleteStoryEndpoint, call)).status).toBe(200);
  expect((await backend.call(deleteStoryEndpoint, call)).body.code).toBe("story_not_found");
  expect((await noted("again")).map(({ action }) => action)).toContain("story.deleted");
});

it("lists what was deleted, and brings it back as it was", async () => {
  const first = await save("gone", article);
  await save("gone", { ...article, author: "Rui" }, versionOf(first));
  const params = { kind: "blog", slug: "gone" } as const;
  await backend.call(deleteStoryEndpoint, { as: "owner", params });
  const listDeleted = async (agency: TestAgency = "alpha") => {
    const call = { as: "owner", agency, params: { kind: "blog" } } as const;
    const { body } = await backend.call(listStoriesEndpoint, call);
    return (body.deleted as DeletedStory[]).find(({ slug }) => slug === "gone");
  };
  const deleted = await listDeleted();
  expect(deleted).toMatchObject({ title: "By sea", language: "en" });
  expect(await listDeleted("beta")).toBeUndefined();
  const body = { version: null, revision: (deleted?.version ?? 0) - 1 };
  expect(await backend.call(restoreStoryEndpoint, { as: "owner", agency: "beta", params, body }))
    // Not another agency's.
    .toMatchObject({ status: 404, body: { code: "story_not_found" } });
  expect(await restore("gone", body)).toMatchObject({
    status: 200,
    body: { story: { ...article, author: "Rui" } },
  });
  expect(await listDeleted()).toBeUndefined();
  // It is there: only who has seen it may replace it.
  expect(await restore("gone", body)).toMatchObject({ status: 409 });
});

it("says why no article may be at the address of the page to share one", async () => {
  expect(await save("share", article)).toMatchObject({
    status: 422,
    body: { issues: [{ message: expect.stringContaining("another page") }] },
  });
});

it("writes a destination, with its airport where it is itself unless it is said", async () => {
  await backend.changeAgency("alpha", { displayTopDestinations: true });
  const saved = await save("faro", destination, null, { kind: "destinations" });
  expect(saved).toMatchObject({
    status: 200,
    body: { version: expect.any(Number), story: { ...destination, isTop: false } },
  });
  expect((await backend.call(getDestinationEndpoint, { params: { slug: "faro" } })).body).toEqual({
    data: expect.objectContaining({ name: "By sea", countryCode: "PT" }),
  });
  expect(await list("destinations")).toEqual([
    {
      ...{ slug: "faro", title: "By sea", language: "en", languages: ["en"] },
      publishedAt: null,
    },
  ]);
  const stored = async () => {
    const [row] = await backend.db.forOperator((tx) =>
      tx.select().from(destinations).where(eq(destinations.slug, "faro")),
    );
    return row;
  };
  const before = await stored();
  expect(before).toMatchObject({ airportLat: 37.01, airportLong: -7.93 });
  await save("faro", destination, versionOf(saved), { kind: "destinations" });
  expect(await stored()).toEqual(before);
  // Its airport moves along.
  await save("faro", { lat: 38 }, versionOf(saved), { kind: "destinations" });
  expect(await stored()).toMatchObject({ lat: 38, airportLat: 38, airportLong: -7.93 });
});

it("says of a place without coordinates that they are missing, not of an airport left empty", async () => {
  const story = { ...destination, lat: null, long: null };
  const { body } = await save("nowhere", story, null, { kind: "destinations" });
  const { issues } = body as { issues: { path: string }[] };
  expect(issues.map(({ path }) => path)).toEqual(["story.lat", "story.long"]);
});

it("has none under the name of the form of a new one", async () => {
  expect(await save("new", article)).toMatchObject({
    status: 422,
    body: { issues: [{ path: "story.slug" }] },
  });
});

it("names a story in the audit in the agency's own default language", async () => {
  await backend.changeAgency("alpha", { languages: ["en", "de"], defaultLanguage: "de" });
  await save("zur-see", { ...article, texts: { en: text, de: { ...text, title: "Zur See" } } });
  await backend.changeAgency("alpha", { languages: ["en"], defaultLanguage: "en" });
  expect(await noted("zur-see")).toEqual([expect.objectContaining({ after: { name: "Zur See" } })]);
});

it("leaves another agency's story alone", async () => {
  const before = (await get("first-trip", { agency: "beta" })).body;
  expect((await save("first-trip", article, 0)).body.code).toBe("story_not_found");
  // Said before what a part of one lacks.
  expect((await save("first-trip", { author: "Eva" }, 0)).body.code).toBe("story_not_found");
  // A new one of the same name is one's own.
  expect((await save("first-trip", article)).status).toBe(200);
  const call = { as: "owner", params: { kind: "blog", slug: "first-trip" } } as const;
  await backend.call(deleteStoryEndpoint, call);
  expect((await get("first-trip", { agency: "beta" })).body).toEqual(before);
});

it("counts in step with the settings, which no story's revision stands in", async () => {
  const version = async () => {
    const rows = await backend.db.forOperator((tx) =>
      tx.select().from(agencies).where(eq(agencies.id, backend.ids.alpha)),
    );
    return rows[0]?.version ?? 0;
  };
  const before = await version();
  expect(versionOf(await save("step", article))).toBe(before + 1);
  await backend.changeAgency("alpha", { agencyName: "Alpha B" });
  expect(await version()).toBe(before + 2);
});

it.each([
  ["blog", { ...article, texts: {} }, "story.texts"],
  ["blog", { ...article, texts: { en: { ...text, summary: "" } } }, "story.texts.en.summary"],
  ["blog", { ...article, image: "javascript:alert(1)" }, "story.image"],
  ["blog", { ...article, position: 3 }, "story.position"],
  [
    "blog",
    { ...article, texts: { en: { ...text, content: "<script>x</script>" } } },
    "story.texts.en.content",
  ],
  ["destinations", { ...destination, lat: null }, "story.lat"],
  ["destinations", { ...destination, airportLat: 37 }, "story.airportLong"],
  ["destinations", { ...destination, airportLat: "x", airportLong: -7 }, "story.airportLat"],
  [
    "destinations",
    { ...destination, texts: { en: { ...text, title: " " } } },
    "story.texts.en.title",
  ],
] as const)("%s: refuses %j and names the field", async (kind, story, path) => {
  const { status, body } = await save("refused", story, null, { kind });
  expect([status, (body.issues as { path: string }[])[0]?.path]).toEqual([422, path]);
  expect((await get("refused", { kind })).status).toBe(404);
});
