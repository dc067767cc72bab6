import { parse } from "parse5";
import type { APIRequestContext } from "playwright/test";
import { siteUrl } from "./agencies";
import { attributeOf, elementsIn, textOf } from "./read-page";
import { requestSite } from "./request-site";

export type Data = { "@type": string; [property: string]: unknown };
export type Head = {
  status: number;
  title: string;
  canonical: string | undefined;
  /** hreflang to URL. */
  alternates: Record<string, string>;
  /** By name or property, the last one of each. */
  meta: Map<string, string>;
  data: Data[];
  html: string;
};

/**
 * Next omits the slash of a URL without a path: `http://a.test` and `http://a.test/` are the same
 * (RFC 3986 §6.2.3).
 */
const toUrl = (written: string | undefined) =>
  written === undefined ? undefined : new URL(written).href;

/**
 * What a crawler without scripts reads of a page: its head, and the structured data in its body.
 */
export async function readHead(
  request: APIRequestContext,
  agency: string,
  path: string,
): Promise<Head> {
  const response = await requestSite(request, agency, path);
  const html = await response.text();
  const head = parse(html.slice(0, html.indexOf("</head>")));
  const linksOf = (rel: string) =>
    elementsIn(head, "link").filter((link) => attributeOf(link, "rel") === rel);
  const [title] = elementsIn(head, "title");
  const [canonical] = linksOf("canonical");
  return {
    status: response.status(),
    title: title ? textOf(title) : "",
    canonical: canonical && toUrl(attributeOf(canonical, "href")),
    alternates: Object.fromEntries(
      linksOf("alternate").map((link) => [
        attributeOf(link, "hreflang") ?? "",
        toUrl(attributeOf(link, "href")) ?? "",
      ]),
    ),
    meta: new Map(
      elementsIn(head, "meta").map((meta) => [
        attributeOf(meta, "name") ?? attributeOf(meta, "property") ?? "",
        attributeOf(meta, "content") ?? "",
      ]),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = "{}"]) => JSON.parse(json) as Data,
    ),
    html,
  };
}

const unescape = (url = "") => url.replaceAll("&amp;", "&");

/** The URLs of an agency's sitemaps with their details. */
export async function readSiteMaps(request: APIRequestContext, agency: string) {
  const read = async (path: string) => (await requestSite(request, agency, path)).text();
  const maps = [...(await read("/sitemap.xml")).matchAll(/<sitemap><loc>([^<]+)/g)].map(
    ([, url = ""]) => url.replace(siteUrl(agency, ""), ""),
  );
  const entries = (await Promise.all(maps.map(read))).flatMap((xml) =>
    [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => entry),
  );
  return entries.map((entry) => ({
    url: unescape(/<loc>([^<]+)/.exec(entry)?.[1]),
    lastModified: /<lastmod>([^<]+)/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language = "", url = ""]) => [language, unescape(url)],
      ),
    ),
  }));
}
