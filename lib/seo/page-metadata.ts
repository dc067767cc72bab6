import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { agencyIcons } from "./agency-icons";
import { canonicalLanguage, indexedLanguages, type TextLanguages } from "./indexed-languages";
import { languageAlternates, languageUrl } from "./language-alternates";
import { openGraphLocale } from "./open-graph-locale";
import { pictureSize } from "./share-picture";
import { siteOrigin } from "./site-origin";

type Page = {
  locale: string;
  /** Without a language, "/" for home. */
  path: string;
  title?: string;
  description?: string;
  /** Of the page itself, for those who share it; without one it is the agency's. */
  image?: string | null;
  /**
   * Of the page's own text; without it the page is a translation in each of the agency's languages.
   */
  text?: TextLanguages;
  article?: { publishedAt: string; updatedAt: string; author: string };
  /** False keeps the page out of search engines, and without canonical and alternates. */
  isIndexed?: boolean;
};

/** What a list of results shows of a title. */
const longestTitle = 65;

/**
 * Sharing needs a picture that is no SVG: an agency whose hero lies with its assets has one made
 * for that beside it.
 */
function sharedPicture({ subdomain, hero, logo }: Agency): string | null {
  if (hero.image?.startsWith("/assets/agencies/")) return `/assets/agencies/${subdomain}/og.jpg`;
  return hero.image ?? (logo && !/\.svg$/i.test(logo) ? logo : null);
}

/** A page's title with the agency's name, where there is room for both. */
function fullTitle(title: string, name: string): string {
  const both = `${title} - ${name}`;
  return [...both].length <= longestTitle ? both : title;
}

/** The agency's own words about its site, which are in its default language, else ours. */
async function homeWords(
  { agencyName: agency, metaData, defaultLanguage }: Agency,
  language: LanguageCode,
) {
  const t = createTranslator({
    locale: language,
    messages: await readMessages(language),
    namespace: "metadata",
  });
  const own = language === defaultLanguage ? metaData : null;
  return {
    title: own?.title ?? t("title", { agency }),
    description: own?.description ?? t("description", { agency }),
    keywords: own?.keywords ?? [],
  };
}

/** What the heads of all an agency's pages have in common. */
export const siteMetadata = ({
  favicon,
}: Pick<Agency, "favicon">): Pick<Metadata, "icons" | "manifest"> => ({
  ...(favicon ? { icons: agencyIcons(favicon) } : {}),
  manifest: "/manifest.webmanifest",
});

/** The head of one page of an agency's site: the agency's own words win over ours. */
export async function pageMetadata(
  agency: Agency,
  { locale, path, text, article, isIndexed = true, ...page }: Page,
): Promise<Metadata> {
  const language = toLanguageCode(locale);
  const home = await homeWords(agency, language);
  const title = page.title ? fullTitle(page.title, agency.agencyName) : home.title;
  // Of a page without one search engines make their own; home's would be another page's.
  const description = (page.description ?? (path === "/" ? home.description : "")) || undefined;
  const picture = page.image ?? sharedPicture(agency);
  const shown = canonicalLanguage(agency, { locale: language, text });
  const url = languageUrl(agency, { locale: isIndexed ? shown : language, path });
  const alternates =
    shown === language ? { languages: languageAlternates(agency, { path, text }) } : {};
  const written = text?.language ?? language;
  return {
    title,
    ...(description ? { description } : {}),
    ...(home.keywords.length > 0 ? { keywords: home.keywords } : {}),
    ...(isIndexed
      ? { alternates: { canonical: url, ...alternates } }
      : { robots: { index: false, follow: false } }),
    openGraph: {
      ...(article
        ? {
            type: "article",
            publishedTime: article.publishedAt,
            modifiedTime: article.updatedAt,
            authors: [article.author],
          }
        : { type: "website" }),
      siteName: agency.agencyName,
      title,
      ...(description ? { description } : {}),
      url,
      locale: openGraphLocale(agency, written),
      alternateLocale: indexedLanguages(agency, text)
        .filter((code) => code !== written)
        .map((code) => openGraphLocale(agency, code)),
      ...(picture
        ? {
            images: [
              {
                url: new URL(picture, siteOrigin(agency)).href,
                alt: page.title ?? agency.agencyName,
                ...pictureSize(picture),
              },
            ],
          }
        : {}),
    },
    twitter: { card: "summary_large_image" },
    ...siteMetadata(agency),
  };
}
