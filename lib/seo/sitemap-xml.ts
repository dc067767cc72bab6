import { indexedLanguages, type TextLanguages } from "./indexed-languages";
import { languageAlternates, languageUrl, type Site } from "./language-alternates";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** `lastModified` is a recorded date, or missing. */
export type SitePage = {
  /** Without a language. */ path: string;
  lastModified?: string | undefined;
  text?: TextLanguages;
};

/** When the newest of some pages changed; undefined if no date is known. */
export const newest = (pages: readonly SitePage[]): string | undefined =>
  pages
    .flatMap(({ lastModified }) => lastModified ?? [])
    .sort()
    .at(-1);

const entryOf = (
  tag: string,
  {
    url,
    lastModified,
    links = "",
  }: { url: string; lastModified?: string | undefined; links?: string },
) =>
  `<${tag}><loc>${escapeXml(url)}</loc>${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ""}${links}</${tag}>`;

/**
 * Each page once per language it exists in, with all of them in each entry (sitemaps.org, Google's
 * xhtml:link).
 */
export function sitemapXml(agency: Site, pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ path, lastModified, text }) => {
    const links = Object.entries(languageAlternates(agency, { path, text }))
      .map(
        ([language, url]) =>
          `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
      )
      .join("");
    return indexedLanguages(agency, text).map((locale) =>
      entryOf("url", { url: languageUrl(agency, { locale, path }), lastModified, links }),
    );
  });
  return `${head}\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The index of an agency's sitemaps. */
export const sitemapIndexXml = (
  maps: readonly { url: string; lastModified?: string | undefined }[],
): string =>
  `${head}\n<sitemapindex xmlns="${schema}">\n${maps.map((map) => entryOf("sitemap", map)).join("\n")}\n</sitemapindex>\n`;
