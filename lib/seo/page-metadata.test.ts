import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { pageMetadata } from "./page-metadata";

const agency = (changes = {}) => toAgency(agencyFixture({ domains: ["acme-travel.test"], ...changes }));
const origin = "http://acme-travel.test";

test("the spec's words where the agency has none", async () => {
  const { title, description, keywords, icons } = await pageMetadata(agency(), { locale: "en", path: "/" });
  expect(title).toBe("Acme Travel - Online Hotel, Flight, Car Booking Agency");
  expect(description).toContain("Acme Travel");
  expect(keywords).toBeUndefined();
  expect(icons).toEqual({ icon: "/assets/agencies/acme/favicon.svg" });
});

test("the agency's own words win, a page's own title more so", async () => {
  const own = agency({ metaData: { title: "Acme!", description: "Go.", keywords: ["a", "b"] } });
  expect(await pageMetadata(own, { locale: "en", path: "/" })).toMatchObject({ title: "Acme!", description: "Go.", keywords: ["a", "b"] });
  expect(await pageMetadata(own, { locale: "en", path: "/about", title: "About" })).toMatchObject({ title: "About - Acme Travel" });
});

test("canonical and alternates name every language of the agency", async () => {
  const { alternates } = await pageMetadata(agency({ languages: ["en", "no"] }), { locale: "no", path: "/about" });
  expect(alternates).toEqual({
    canonical: `${origin}/no/about`,
    languages: { en: `${origin}/about`, nb: `${origin}/no/about`, "x-default": `${origin}/about` },
  });
  expect((await pageMetadata(agency(), { locale: "es", path: "/" })).alternates).toMatchObject({ canonical: `${origin}/es`, languages: { en: `${origin}/` } });
});

test("a page kept out of search engines names no address", async () =>
  expect(await pageMetadata(agency(), { locale: "en", path: "/login", isIndexed: false })).toMatchObject({ robots: { index: false } }));

test("sharing shows a picture and the language with its territory", async () => {
  const shared = async (image: string | null, locale = "pt") =>
    (await pageMetadata(agency({ hero: { image, title: {}, text: {} } }), { locale, path: "/" })).openGraph;
  expect(await shared("/assets/agencies/acme/hero-1600.webp")).toMatchObject({
    images: [`${origin}/assets/agencies/acme/og.jpg`],
    locale: "pt_BR",
    siteName: "Acme Travel",
  });
  expect(await shared("https://cdn.test/x.jpg", "no")).toMatchObject({ images: ["https://cdn.test/x.jpg"], locale: "no_NO" });
  expect(await shared(null)).toMatchObject({ images: [`${origin}/assets/agencies/acme/logo.svg`] });
});
