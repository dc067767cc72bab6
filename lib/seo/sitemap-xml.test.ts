import { XMLParser } from "fast-xml-parser";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { newest, sitemapIndexXml, sitemapXml } from "./sitemap-xml";

const parse = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml);

test("lists each page once per language, with all of them as alternates", () => {
  const { urlset } = parse(
    sitemapXml(agencyFixture({ domains: ["acme.test"] }), [{ path: "/" }, { path: "/a&b" }]),
  );
  expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(
    ["", "es", "de", "a&b", "es/a&b", "de/a&b"].map((path) => `http://acme.test/${path}`),
  );
  for (const { "xhtml:link": links } of urlset.url)
    expect(links.map((link: Record<string, string>) => link["@_hreflang"])).toEqual([
      "en",
      "es",
      "de",
      "x-default",
    ]);
});

test("lists a page in no language that its text doesn't exist in", () => {
  const { urlset } = parse(
    sitemapXml(agencyFixture({ domains: ["acme.test"] }), [
      { path: "/about", text: { languages: ["es", "ar"] } },
    ]),
  );
  expect(urlset.url.loc).toBe("http://acme.test/es/about");
  expect(
    urlset.url["xhtml:link"].map((link: Record<string, string>) => [
      link["@_hreflang"],
      link["@_href"],
    ]),
  ).toEqual([
    ["es", "http://acme.test/es/about"],
    ["x-default", "http://acme.test/es/about"],
  ]);
});

test("has a page's last change, if known", () => {
  const pages = [
    { path: "/" },
    { path: "/blog/a", lastModified: "2025-03-01T09:00:00.000Z" },
    { path: "/blog/b", lastModified: "2024-03-01" },
  ];
  const { urlset } = parse(sitemapXml(agencyFixture({ languages: ["en"] }), pages));
  expect(urlset.url.map(({ lastmod }: { lastmod?: string }) => lastmod)).toEqual([
    undefined,
    "2025-03-01T09:00:00.000Z",
    "2024-03-01",
  ]);
  expect(newest(pages)).toBe("2025-03-01T09:00:00.000Z");
  expect(newest([{ path: "/" }])).toBeUndefined();
});

test("the index lists the sitemaps", () => {
  const { sitemapindex } = parse(
    sitemapIndexXml([
      { url: "http://acme.test/a.xml", lastModified: "2025-03-01" },
      { url: "http://acme.test/b.xml" },
    ]),
  );
  expect(sitemapindex.sitemap).toEqual([
    { loc: "http://acme.test/a.xml", lastmod: "2025-03-01" },
    { loc: "http://acme.test/b.xml" },
  ]);
});
