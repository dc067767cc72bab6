import { useLocale } from "next-intl";

/** What a guide's language is called in the page's. */
export function LanguageName({ code }: { code: string }) {
  return new Intl.DisplayNames(useLocale(), { type: "language" }).of(code) ?? code;
}
