import type { Agency } from "@/lib/api/contract/agencies";
import { languageAlternates, languageUrl } from "./language-alternates";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Each page once per language, and in each entry all of them (sitemaps.org, Google's xhtml:link). */
export function sitemapXml(agency: Pick<Agency, "subdomain" | "domains" | "languages" | "defaultLanguage">, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const links = Object.entries(languageAlternates(agency, path)).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
    );
    return agency.languages.map((locale) => `<url><loc>${escapeXml(languageUrl(agency, { locale, path }))}</loc>${links.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
