import type { Agency } from "@/lib/api/contract/agencies";
import { toFormatLocale } from "@/lib/api/contract/languages";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { siteOrigin } from "./site-origin";

type Site = Pick<Agency, "subdomain" | "domains" | "languages" | "defaultLanguage">;

/** The absolute address of a page in one language. `path` is without a language, "/" for home. */
export const languageUrl = (agency: Site, { locale, path }: { locale: string; path: string }): string =>
  `${siteOrigin(agency)}${`${pathPrefix(locale, agency.defaultLanguage)}${path}`.replace(/(.)\/$/, "$1")}`;

/** hreflang to address for all the agency's languages; `x-default` is the one without a prefix (decision 14). */
export const languageAlternates = (agency: Site, path: string): Record<string, string> => ({
  ...Object.fromEntries(agency.languages.map((locale) => [toFormatLocale(locale), languageUrl(agency, { locale, path })])),
  "x-default": languageUrl(agency, { locale: agency.defaultLanguage, path }),
});
