import { useLocale } from "next-intl";

/** Names a guide's language in the page's. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });
  return (code) => names.of(code) ?? code;
}

/** What a guide's language is called in the page's. */
export const LanguageName = ({ code }: { code: string }) => useLanguageName()(code);
