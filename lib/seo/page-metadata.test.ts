import { toAgency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { pageMetadata } from "./page-metadata";

const agency = (changes = {}) =>
  toAgency(agencyFixture({ domains: ["acme-travel.test"], ...changes }));
const origin = "http://acme-travel.test";

test("uses our text if the agency has none", async () => {
  const { title, description, keywords, icons } = await pageMetadata(agency(), {
    locale: "en",
    path: "/",
  });
  expect(title).toBe("Acme Travel - Online Hotel, Flight, Car Booking Agency");
  expect(description).toContain("Acme Travel");
  expect(keywords).toBeUndefined();
  expect(icons).toMatchObject({ apple: [{ url: "/assets/agencies/acme/favicon-180.png" }] });
});

test("the agency's own text wins, a page's own title even more so", async () => {
  const own = agency({ metaData: { title: "Acme!", description: "Go.", keywords: ["a", "b"] } });
  expect(await pageMetadata(own, { locale: "en", path: "/" })).toMatchObject({
    title: "Acme!",
    description: "Go.",
    keywords: ["a", "b"],
  });
  expect(await pageMetadata(own, { locale: "en", path: "/about", title: "About" })).toMatchObject({
    title: "About - Acme Travel",
  });
});

test("canonical and alternates name every language of the agency", async () => {
  const { alternates } = await pageMetadata(agency({ languages: ["en", "no"] }), {
    locale: "no",
    path: "/about",
  });
  expect(alternates).toEqual({
    canonical: `${origin}/no/about`,
    languages: { en: `${origin}/about`, nb: `${origin}/no/about`, "x-default": `${origin}/about` },
  });
  expect((await pageMetadata(agency(), { locale: "es", path: "/" })).alternates).toMatchObject({
    canonical: `${origin}/es`,
    languages: { en: `${origin}/` },
  });
});

test("a noindex page names no URLs", async () =>
  expect(
    await pageMetadata(agency(), { locale: "en", path: "/login", isIndexed: false }),
  ).toMatchObject({ robots: { index: false }, openGraph: { alternateLocale: [] } }));

test("sharing has an image and the language with its territory", async () => {
  const shared = async (image: string | null, locale: LanguageCode = "pt") =>
    (await pageMetadata(agency({ hero: { image, title: {}, text: {} } }), { locale, path: "/" }))
      .openGraph;
  expect(await shared("/assets/agencies/acme/hero-1600.webp")).toMatchObject({
    images: [
      {
        url: `${origin}/assets/agencies/acme/og.jpg`,
        width: 1200,
        height: 630,
        alt: "Acme Travel",
      },
    ],
    locale: "pt_PT",
    alternateLocale: ["en_US", "es_ES", "de_DE"],
    siteName: "Acme Travel",
  });
  expect(await shared("https://cdn.test/x.jpg", "no")).toMatchObject({
    images: [{ url: "https://cdn.test/x.jpg", alt: "Acme Travel" }],
    locale: "nb_NO",
  });
  const uploaded = `/media/${"a".repeat(64)}.webp`;
  expect(await shared(uploaded)).toMatchObject({
    images: [{ url: `${origin}${uploaded}`, alt: "Acme Travel" }],
  });
  expect(await shared(null)).not.toHaveProperty("images");
});

test("the agency's name follows a title if a search result has room for both", async () => {
  const titleOf = async (title: string) =>
    (await pageMetadata(agency(), { locale: "en", path: "/blog/a", title })).title;
  expect(await titleOf("a".repeat(51))).toBe(`${"a".repeat(51)} - Acme Travel`);
  expect(await titleOf("a".repeat(52))).toBe("a".repeat(52));
});

test("the agency's own text about its site is in its default language, and for its home page", async () => {
  const own = agency({ metaData: { title: "Acme!", description: "Go.", keywords: ["a"] } });
  expect(await pageMetadata(own, { locale: "de", path: "/" })).toMatchObject({
    title: expect.stringMatching(/^Acme Travel - .*buchen/),
  });
  expect(await pageMetadata(own, { locale: "de", path: "/" })).not.toHaveProperty("keywords");
  expect(
    await pageMetadata(own, { locale: "en", path: "/about", title: "About" }),
  ).not.toHaveProperty("description");
});

test("a text shown in place of a translation points to its own page, and names no alternates", async () => {
  const text = { language: "es", languages: ["es", "de"] } as const;
  const page = { path: "/about", title: "Nosotros", text };
  const shown = await pageMetadata(agency(), { ...page, locale: "en" });
  expect(shown.alternates).toEqual({ canonical: `${origin}/es/about` });
  expect(shown.openGraph).toMatchObject({
    url: `${origin}/es/about`,
    locale: "es_ES",
    alternateLocale: ["de_DE"],
  });
  const languages = {
    es: `${origin}/es/about`,
    de: `${origin}/de/about`,
    "x-default": `${origin}/es/about`,
  };
  expect((await pageMetadata(agency(), { ...page, locale: "es" })).alternates).toEqual({
    canonical: `${origin}/es/about`,
    languages,
  });
});

test("a page that isn't listed may say its address, and has its links followed", async () => {
  const page = { locale: "en", path: "/flight-details?itinerary=a", isIndexed: false } as const;
  const { robots, alternates } = await pageMetadata(agency(), { ...page, hasAddress: true });
  expect(robots).toEqual({ index: false, follow: true });
  expect(alternates).toEqual({ canonical: `${origin}/flight-details?itinerary=a` });
});

test("an article has its author and date", async () => {
  const article = {
    publishedAt: "2025-03-01T09:00:00.000Z",
    updatedAt: "2025-04-01T09:00:00.000Z",
    author: "Ana",
  };
  const { openGraph } = await pageMetadata(agency(), {
    locale: "en",
    path: "/blog/a",
    title: "A",
    article,
  });
  expect(openGraph).toMatchObject({
    type: "article",
    publishedTime: article.publishedAt,
    modifiedTime: article.updatedAt,
    authors: ["Ana"],
  });
});
