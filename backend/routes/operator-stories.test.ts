import { getBlogPostEndpoint, listBlogPostsEndpoint } from "@/lib/api/contract/blogs";
import { listDestinationsEndpoint } from "@/lib/api/contract/destinations";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";
import { writeStories } from "../testing/write-stories";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await writeStories(backend, "alpha");
  await writeStories(backend, "beta");
});
afterAll(() => backend.close());

const operate = (method: "GET" | "PUT" | "DELETE", path: string, body?: object) =>
  backend.call(`${method} /api/operator/agencies/${path}`, {
    headers: { Authorization: `Bearer ${operatorToken}` },
    body,
  });
const stored = async (path: string) => (await operate("GET", path)).body.data as { slug: string }[];
const slugsOf = async (path: string) => (await stored(path)).map(({ slug }) => slug);
const publicSlugs = async (
  endpoint: typeof listBlogPostsEndpoint | typeof listDestinationsEndpoint,
  agency: TestAgency,
) =>
  ((await backend.call(endpoint, { agency })).body.data as { slug: string }[]).map(
    ({ slug }) => slug,
  );

const image = "https://pictures.example/a.jpg";
const text = { title: "Por mar", summary: "s", content: "<p>x</p>" };
const article = {
  slug: "by-sea",
  image,
  author: "Ana",
  publishedAt: "2025-05-01T09:00:00.000Z",
  texts: { en: { ...text, title: "By sea" }, es: text },
};
const place = { lat: 37.01, long: -7.93, airportLat: 37.01, airportLong: -7.97 };
const destination = {
  slug: "faro",
  image,
  countryCode: "PT",
  ...place,
  isTop: true,
  texts: { en: { name: "Faro", summary: "s", content: "c" } },
};

describe("articles", () => {
  it("are written for one agency, in all their languages, and taken back as they are listed", async () => {
    expect((await operate("PUT", "alpha/blogs", article)).body).toEqual({ ok: true });
    expect(await publicSlugs(listBlogPostsEndpoint, "alpha")).toContain("by-sea");
    expect(await publicSlugs(listBlogPostsEndpoint, "beta")).not.toContain("by-sea");
    const listed = await stored("alpha/blogs");
    // The one of 2099 comes first: operators see what isn't published yet.
    expect(listed.map(({ slug }) => slug)).toEqual([
      "not-yet",
      "by-sea",
      "second-trip",
      "first-trip",
    ]);
    expect(listed[1]).toEqual(article);
    for (const each of listed) expect((await operate("PUT", "alpha/blogs", each)).status).toBe(200);
    expect(await stored("alpha/blogs")).toEqual(listed);
  });

  it("change when their words do, and lose the languages that are left out", async () => {
    const shown = async () =>
      (await backend.call(getBlogPostEndpoint, { params: { slug: "by-sea" } })).body.data as Record<
        string,
        unknown
      >;
    await operate("PUT", "alpha/blogs", article);
    const before = await shown();
    await operate("PUT", "alpha/blogs", article);
    expect(await shown()).toEqual(before);
    await operate("PUT", "alpha/blogs", {
      ...article,
      texts: { en: { ...text, title: "By ferry" } },
    });
    const after = await shown();
    expect(after).toMatchObject({ title: "By ferry", languages: ["en"] });
    expect(after.updatedAt).not.toBe(before.updatedAt);
  });

  it("are taken away from that agency alone, once", async () => {
    expect((await operate("DELETE", "alpha/blogs/first-trip")).status).toBe(200);
    expect((await operate("DELETE", "alpha/blogs/first-trip")).body.code).toBe("story_not_found");
    expect(await publicSlugs(listBlogPostsEndpoint, "beta")).toContain("first-trip");
  });
});

describe("destinations", () => {
  it("come last when they are new, and keep their place else", async () => {
    await operate("PUT", "alpha/destinations", destination);
    expect(await publicSlugs(listDestinationsEndpoint, "alpha")).toEqual([
      "braga",
      "porto",
      "faro",
    ]);
    expect(await slugsOf("beta/destinations")).toEqual(["braga", "porto"]);
    const listed = await stored("alpha/destinations");
    expect(listed[2]).toEqual({ ...destination, position: 2 });
    for (const each of listed)
      expect((await operate("PUT", "alpha/destinations", each)).status).toBe(200);
    expect(await stored("alpha/destinations")).toEqual(listed);
    await operate("PUT", "alpha/destinations", { ...destination, position: 0, slug: "faro" });
    expect(await publicSlugs(listDestinationsEndpoint, "alpha")).toEqual([
      "braga",
      "faro",
      "porto",
    ]);
  });

  it("are taken away from that agency alone, once", async () => {
    expect((await operate("DELETE", "alpha/destinations/porto")).status).toBe(200);
    expect((await operate("DELETE", "alpha/destinations/porto")).body.code).toBe("story_not_found");
    expect(await slugsOf("beta/destinations")).toContain("porto");
  });
});

it.each([
  ["blogs", { ...article, slug: "share" }, "slug"],
  ["blogs", { ...article, slug: "By Sea" }, "slug"],
  ["blogs", { ...article, texts: {} }, "texts"],
  ["blogs", { ...article, texts: { xx: text } }, "texts.xx"],
  ["blogs", { ...article, texts: { en: { ...text, title: " " } } }, "texts.en.title"],
  ["blogs", { ...article, texts: { en: { ...text, html: "x" } } }, "texts.en.html"],
  ["blogs", { ...article, publishedAt: "yesterday" }, "publishedAt"],
  ["blogs", { ...article, image: "javascript:alert(1)" }, "image"],
  ["blogs", { ...article, image: "http://pictures.example/a.jpg" }, "image"],
  ["destinations", { ...destination, lat: 91 }, "lat"],
  ["destinations", { ...destination, countryCode: "Portugal" }, "countryCode"],
  ["destinations", { ...destination, isFar: true }, "isFar"],
])("%s: %j is refused by the name of its field", async (kind, input, path) => {
  const { status, body } = await operate("PUT", `alpha/${kind}`, input);
  expect([status, body.issues]).toEqual([
    422,
    expect.arrayContaining([expect.objectContaining({ path })]),
  ]);
});

it("no agency has them that isn't there", async () => {
  for (const [path, body] of [
    ["nobody/blogs", article],
    ["nobody/destinations", destination],
  ] as const)
    expect((await operate("PUT", path, body)).body.code).toBe("agency_not_found");
});
