import { isLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";

/** A path's language, null if it has none, and the rest, "/" for home. */
export function splitLanguage(pathname: string): { language: LanguageCode | null; path: string } {
  const [first = "", ...rest] = pathname.split("/").filter(Boolean);
  const language = isLanguageCode(first) ? first : null;
  return { language, path: `/${(language ? rest : [first, ...rest]).join("/")}` };
}
