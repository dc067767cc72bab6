import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { canonicalLanguage, indexedLanguages, type TextLanguages } from "./indexed-languages";
import { siteOrigin } from "../tenant/site-origin";

export type Site = Pick<Agency, "subdomain" | "domains" | "languages" | "defaultLanguage">;

/** The absolute URL of a page in one language. `path` is without a language, "/" for home. */
export const languageUrl = (
  agency: Site,
  { locale, path }: { locale: LanguageCode; path: string },
): string =>
  `${siteOrigin(agency)}${`${pathPrefix(locale, agency.defaultLanguage)}${path}`.replace(/(.)\/$/, "$1")}`;

/**
 * hreflang to URL for all the languages of the page; `x-default` is the one without a prefix if the
 * page exists in it.
 */
export function languageAlternates(
  agency: Site,
  { path, text }: { path: string; text?: TextLanguages | undefined },
): Record<string, string> {
  const { defaultLanguage } = agency;
  const fallback = canonicalLanguage(agency, {
    locale: defaultLanguage,
    text: { languages: text?.languages, language: "en" },
  });
  return {
    ...Object.fromEntries(
      indexedLanguages(agency, text).map((locale) => [
        toLanguageTag(locale),
        languageUrl(agency, { locale, path }),
      ]),
    ),
    "x-default": languageUrl(agency, { locale: fallback, path }),
  };
}
