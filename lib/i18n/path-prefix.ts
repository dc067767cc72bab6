/** What stands before a path in this language: nothing for the agency's default. */
export const pathPrefix = (locale: string, defaultLanguage: string): "" | `/${string}` =>
  locale === defaultLanguage ? "" : `/${locale}`;
