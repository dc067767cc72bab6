/** The prefix of paths in this language: empty for the agency's default. */
export const pathPrefix = (locale: string, defaultLanguage: string): "" | `/${string}` =>
  locale === defaultLanguage ? "" : `/${locale}`;
