import { XMLParser } from "fast-xml-parser";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { robotsText } from "./robots-text";
import { sitemapXml } from "./sitemap-xml";

test("each page stands once per language and names all of them", () => {
  const xml = sitemapXml(agencyFixture({ domains: ["acme.test"] }), ["/", "/a&b"]);
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml);
  expect(parsed.urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(
    ["", "es", "de", "a&b", "es/a&b", "de/a&b"].map((path) => `http://acme.test/${path}`),
  );
  for (const { "xhtml:link": links } of parsed.urlset.url)
    expect(links.map((link: Record<string, string>) => link["@_hreflang"])).toEqual(["en", "es", "de", "x-default"]);
});

test("a page says when it changed, where that is known", () => {
  const xml = sitemapXml(agencyFixture({ languages: ["en"] }), ["/", { path: "/blog/a", lastModified: "2025-03-01T09:00:00.000Z" }]);
  expect(new XMLParser().parse(xml).urlset.url.map(({ lastmod }: { lastmod?: string }) => lastmod)).toEqual([undefined, "2025-03-01T09:00:00.000Z"]);
});

test("crawlers are shown the site's own map", () => {
  const text = robotsText("https://acme.test");
  expect(text).toContain("Sitemap: https://acme.test/sitemap.xml");
  expect(text).toContain("Disallow: /api/");
});
