import { isLanguageCode, toLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import { findRoute } from "@/lib/routes/find-route";
import { pathPrefix } from "../i18n/path-prefix";
import { splitLanguage } from "../i18n/split-language";

type Languages = { languages: readonly LanguageCode[]; defaultLanguage: LanguageCode };
type LocaleRequest = {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Value of the `locale` cookie. */
  cookie?: string | undefined;
};
type LocaleChoice = {
  locale: LanguageCode;
  /** Without a language, "/" for home. */
  path: string;
  redirect: { location: string; status: 307 | 308; setsCookie: boolean } | null;
};

/** English for an unknown code, the agency's default for a language it doesn't offer. */
function toOffered(code: string, { languages, defaultLanguage }: Languages): LanguageCode {
  const language = toLanguageCode(code);
  return languages.includes(language) ? language : defaultLanguage;
}

/**
 * Changing the language keeps the page, except that car searches return to the cars root. Pages
 * with a token in their address (a quote, a booking, an enquiry) keep it: it would be lost.
 */
const isCarSearch = (path: string) =>
  path.startsWith("/booknow/cars/") && !findRoute(path).route.hasToken;

/**
 * The language of a page, and where to redirect the visitor: `?lng=` → path prefix → `locale`
 * cookie → the agency's default. The browser's Accept-Language is not used. Locations are
 * root-relative and never start with two slashes.
 */
export function chooseLocale(
  { pathname, search, cookie }: LocaleRequest,
  agency: Languages,
): LocaleChoice {
  const { language: prefix, path } = splitLanguage(pathname);
  const to = (locale: LanguageCode, target: string, query: string) =>
    `${pathPrefix(locale, agency.defaultLanguage)}${target}`.replace(/(.)\/$/, "$1") + query;

  const query = new URLSearchParams(search);
  const requested = query.get("lng");
  if (requested !== null) {
    const locale = toOffered(requested, agency);
    query.delete("lng");
    const remainingQuery = query.size > 0 ? `?${query}` : "";
    const location = isCarSearch(path)
      ? to(locale, "/booknow/cars", "")
      : to(locale, path, remainingQuery);
    return { locale, path, redirect: { location, status: 307, setsCookie: true } };
  }
  if (prefix) {
    const isOffered = agency.languages.includes(prefix);
    if (isOffered && prefix !== agency.defaultLanguage)
      return { locale: prefix, path, redirect: null };
    // An agency may offer the language later, so only the default's own prefix is a permanent
    // redirect.
    const status = isOffered ? 308 : 307;
    return {
      locale: agency.defaultLanguage,
      path,
      redirect: { location: to(agency.defaultLanguage, path, search), status, setsCookie: false },
    };
  }
  const remembered =
    cookie && isLanguageCode(cookie) ? toOffered(cookie, agency) : agency.defaultLanguage;
  const redirect =
    remembered === agency.defaultLanguage
      ? null
      : ({ location: to(remembered, path, search), status: 307, setsCookie: false } as const);
  return { locale: remembered, path, redirect };
}
