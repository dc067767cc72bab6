import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { languageAlternates, languageUrl } from "./language-alternates";
import { siteOrigin } from "./site-origin";

type Page = {
  locale: string;
  /** Without a language, "/" for home. */
  path: string;
  title?: string;
  description?: string;
  /** Of the page itself, for those who share it; without one it is the agency's. */
  image?: string;
  /** False keeps the page out of search engines, and without canonical and alternates. */
  isIndexed?: boolean;
};

/** Sharing needs a picture that is no SVG: an agency whose hero lies with its assets has one made for that beside it. */
function sharedPicture({ subdomain, hero, logo }: Agency): string | null {
  if (hero.image?.startsWith("/assets/agencies/")) return `/assets/agencies/${subdomain}/og.jpg`;
  return hero.image ?? logo;
}

/** `en_US`, as Open Graph wants it: the language with its most likely territory. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The head of one page of an agency's site (decision 31): the agency's own words win over the spec's default. */
export async function pageMetadata(agency: Agency, { locale, path, title, description, image, isIndexed = true }: Page): Promise<Metadata> {
  const language = toLanguageCode(locale);
  const t = createTranslator({ locale: language, messages: await readMessages(language), namespace: "metadata" });
  const name = agency.agencyName;
  const fullTitle = title ? `${title} - ${name}` : (agency.metaData.title ?? t("title", { agency: name }));
  const fullDescription = description ?? agency.metaData.description ?? t("description", { agency: name });
  const picture = image ?? sharedPicture(agency);
  const url = languageUrl(agency, { locale, path });
  return {
    title: fullTitle,
    description: fullDescription,
    ...(agency.metaData.keywords.length > 0 ? { keywords: agency.metaData.keywords } : {}),
    ...(isIndexed ? { alternates: { canonical: url, languages: languageAlternates(agency, path) } } : { robots: { index: false, follow: false } }),
    openGraph: {
      type: "website",
      siteName: name,
      title: fullTitle,
      description: fullDescription,
      url,
      locale: openGraphLocale(locale),
      ...(picture ? { images: [new URL(picture, siteOrigin(agency)).href] } : {}),
    },
    twitter: { card: "summary_large_image" },
    ...(agency.favicon ? { icons: { icon: agency.favicon } } : {}),
    manifest: "/manifest.webmanifest",
  };
}
