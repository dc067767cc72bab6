import type { APIRequestContext } from "playwright/test";
import { siteUrl } from "./agencies";
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

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const decode = (text = "") =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
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
  const head = /<head>.*<\/head>/s.exec(html)?.[0] ?? "";
  const links = [...head.matchAll(/<link\s[^>]*>/g)].map(([tag]) => tag);
  const rel = (name: string) => links.filter((tag) => attribute(tag, "rel") === name);
  return {
    status: response.status(),
    title: decode(/<title>([^<]*)/.exec(head)?.[1]),
    canonical: toUrl(rel("canonical").map((tag) => attribute(tag, "href"))[0]),
    alternates: Object.fromEntries(
      rel("alternate").map((tag) => [
        attribute(tag, "hreflang") ?? "",
        toUrl(attribute(tag, "href")) ?? "",
      ]),
    ),
    meta: new Map(
      [...head.matchAll(/<meta\s[^>]*>/g)].map(([tag]) => [
        attribute(tag, "name") ?? attribute(tag, "property") ?? "",
        attribute(tag, "content") ?? "",
      ]),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = "{}"]) => JSON.parse(json) as Data,
    ),
    html,
  };
}

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
    url: decode(/<loc>([^<]+)/.exec(entry)?.[1]),
    lastModified: /<lastmod>([^<]+)/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language = "", url = ""]) => [language, decode(url)],
      ),
    ),
  }));
}
