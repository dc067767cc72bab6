import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { agencyIcons } from "./agency-icons";
import { canonicalLanguage, indexedLanguages, type TextLanguages } from "./indexed-languages";
import { languageAlternates, languageUrl } from "./language-alternates";
import { openGraphLocale } from "./open-graph-locale";
import { pictureSize } from "./share-picture";
import { siteOrigin } from "../tenant/site-origin";

type Page = {
  locale: LanguageCode;
  /** Without a language, "/" for home. */
  path: string;
  title?: string;
  description?: string;
  /** The page's own image for sharing; the agency's by default. */
  image?: string | null;
  /**
   * Languages of the page's own text; without it the page is translated into each of the agency's
   * languages.
   */
  text?: TextLanguages;
  article?: { publishedAt: string; updatedAt: string; author: string };
  /** False makes the page noindex, without canonical and alternates. */
  isIndexed?: boolean;
  /** Then it has `path` as its canonical all the same, and its links are followed. */
  hasAddress?: boolean;
};

/** The length a search result shows of a title. */
const longestTitle = 65;

/**
 * Sharing needs an image that is no SVG: an agency whose hero is among its assets has a share card
 * beside it.
 */
function sharedPicture({ subdomain, hero, logo }: Agency): string | null {
  if (hero.image?.startsWith("/assets/agencies/")) return `/assets/agencies/${subdomain}/og.jpg`;
  return hero.image ?? (logo && !/\.svg$/i.test(logo) ? logo : null);
}

/** A page's title with the agency's name, if there is room for both. */
function fullTitle(title: string, name: string): string {
  const both = `${title} - ${name}`;
  return [...both].length <= longestTitle ? both : title;
}

/** The agency's own text about its site, which is in its default language, else ours. */
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

/** Metadata common to all of an agency's pages. */
export const siteMetadata = ({
  favicon,
}: Pick<Agency, "favicon">): Pick<Metadata, "icons" | "manifest"> => ({
  ...(favicon ? { icons: agencyIcons(favicon) } : {}),
  manifest: "/manifest.webmanifest",
});

/** The metadata of one page of an agency's site: the agency's own text wins over ours. */
export async function pageMetadata(
  agency: Agency,
  { locale: language, path, text, article, isIndexed = true, hasAddress = false, ...page }: Page,
): Promise<Metadata> {
  const home = await homeWords(agency, language);
  const title = page.title ? fullTitle(page.title, agency.agencyName) : home.title;
  // For a page without one, search engines generate it; home's would be wrong.
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
      : {
          robots: { index: false, follow: hasAddress },
          ...(hasAddress ? { alternates: { canonical: url } } : {}),
        }),
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
      alternateLocale: (isIndexed ? indexedLanguages(agency, text) : [])
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
