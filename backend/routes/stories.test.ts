import { getBlogPostEndpoint, listBlogPostsEndpoint } from "@/lib/api/contract/blogs";
import { getDestinationEndpoint, listDestinationsEndpoint } from "@/lib/api/contract/destinations";
import { getShortLinkEndpoint } from "@/lib/api/contract/short-links";
import { createShortLink } from "../short-links/create-short-link";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { expiredLinkId, revokedLinkId, testLinkIds, writeStories } from "../testing/write-stories";

let backend: TestBackend;
let now = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  backend = await openTestBackend({ now: () => now });
  await writeStories(backend, "alpha");
  await writeStories(backend, "beta");
});
afterAll(() => backend.close());
beforeEach(() => (now = new Date("2026-11-21T12:00:00Z")));

type Story = {
  slug: string;
  title?: string;
  name?: string;
  language: string;
  author?: string;
  summary: string;
};
const list = async (...call: Parameters<TestBackend["call"]>) =>
  (await backend.call(...call)).body.data as Story[];
const one = async (...call: Parameters<TestBackend["call"]>) => {
  const { status, body } = await backend.call(...call);
  return [status, body.code ?? body.data];
};
const inLanguage = (language: string) => ({ headers: { "Accept-Language": language } });

describe("articles", () => {
  it("come newest first, in the asked language, else the agency's, else English, else what there is", async () => {
    const titles = async (language: string) =>
      (await list(listBlogPostsEndpoint, inLanguage(language))).map(
        ({ title, language: written }) => [title, written],
      );
    expect(await titles("es")).toEqual([
      ["Otro viaje", "es"],
      ["Un primer viaje", "es"],
    ]);
    expect(await titles("no")).toEqual([
      ["Otro viaje", "es"],
      ["A first trip", "en"],
    ]);
  });

  it("are not there before they are published", async () => {
    const call = { params: { slug: "not-yet" } };
    expect(await one(getBlogPostEndpoint, call)).toEqual([404, "blog_post_not_found"]);
    now = new Date("2099-01-02T00:00:00Z");
    expect(await one(getBlogPostEndpoint, call)).toEqual([
      200,
      expect.objectContaining({ title: "Later" }),
    ]);
  });

  it("come one by one with their text, which a list leaves out", async () => {
    const [, post] = await one(getBlogPostEndpoint, { params: { slug: "first-trip" } });
    expect(post).toMatchObject({
      title: "A first trip",
      languages: ["en", "es"],
      content: "<p>x</p>",
      publishedAt: "2025-03-01T09:00:00.000Z",
    });
    expect(Object.keys((await list(listBlogPostsEndpoint))[0] ?? {})).not.toContain("content");
    expect(post).not.toHaveProperty("agencyId");
  });
});

describe("destinations", () => {
  it("come in the agency's order with their names in the asked language", async () => {
    const names = async (language: string) =>
      (await list(listDestinationsEndpoint, inLanguage(language))).map(({ name }) => name);
    expect(await names("es")).toEqual(["Braga", "Oporto"]);
    expect(await names("no")).toEqual(["Braga", "Porto"]);
    const [, porto] = await one(getDestinationEndpoint, { params: { slug: "porto" } });
    expect(porto).toMatchObject({
      name: "Porto",
      countryCode: "PT",
      lat: 41.15,
      airportLong: -8.68,
      content: "<p>x</p>",
    });
  });

  it("are nowhere where the agency displays none", async () => {
    expect(await list(listDestinationsEndpoint, { agency: "beta" })).toEqual([]);
    expect(
      await one(getDestinationEndpoint, { agency: "beta", params: { slug: "porto" } }),
    ).toEqual([404, "destination_not_found"]);
  });
});

describe("short links", () => {
  it("lead to their path until they expire or are taken back", async () => {
    const call = (id: string) => one(getShortLinkEndpoint, { params: { id } });
    expect(await call(testLinkIds.alpha)).toEqual([200, { target: "/blog", kind: "url" }]);
    expect(await call(expiredLinkId)).toEqual([410, "short_link_expired"]);
    expect(await call(revokedLinkId)).toEqual([410, "short_link_expired"]);
    expect(await call("unknown-link-000000001")).toEqual([404, "short_link_not_found"]);
    expect(await call("too-short")).toEqual([422, "invalid_input"]);
    const id = await createShortLink(backend.db, backend.ids.alpha, {
      target: "/?tab=Hotels",
      kind: "deal",
      expiresAt: new Date("2026-11-21T12:00:01Z"),
    });
    expect(await call(id)).toEqual([200, { target: "/?tab=Hotels", kind: "deal" }]);
    now = new Date("2026-11-21T12:00:01Z");
    expect(await call(id)).toEqual([410, "short_link_expired"]);
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "", "blog", "/a\nb"])(
    "are not made to %p",
    async (target) => {
      await expect(
        createShortLink(backend.db, backend.ids.alpha, { target, kind: "url" }),
      ).rejects.toMatchObject({ status: 422 });
    },
  );
});

it("shows no agency another's", async () => {
  for (const agency of ["alpha", "beta"] as const) {
    expect(
      new Set((await list(listBlogPostsEndpoint, { agency })).map(({ author }) => author)),
    ).toEqual(new Set([agency]));
    expect(await one(getBlogPostEndpoint, { agency, params: { slug: "first-trip" } })).toEqual([
      200,
      expect.objectContaining({ author: agency }),
    ]);
  }
  expect(new Set((await list(listDestinationsEndpoint)).map(({ summary }) => summary))).toEqual(
    new Set(["alpha"]),
  );
  expect(await one(getShortLinkEndpoint, { params: { id: testLinkIds.beta } })).toEqual([
    404,
    "short_link_not_found",
  ]);
});
