import type { Agency } from "@/lib/api/contract/agencies";
import { languageAlternates, languageUrl } from "./language-alternates";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

export type SitePage = { /** Without a language. */ path: string; lastModified?: string };

/** Each page once per language, and in each entry all of them (sitemaps.org, Google's xhtml:link). */
export function sitemapXml(agency: Pick<Agency, "subdomain" | "domains" | "languages" | "defaultLanguage">, pages: readonly (string | SitePage)[]): string {
  const entries = pages
    .map((page) => (typeof page === "string" ? { path: page } : page))
    .flatMap(({ path, lastModified }: SitePage) => {
      const links = Object.entries(languageAlternates(agency, path)).map(
        ([language, url]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
      );
      const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : "";
      return agency.languages.map((locale) => `<url><loc>${escapeXml(languageUrl(agency, { locale, path }))}</loc>${modified}${links.join("")}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
