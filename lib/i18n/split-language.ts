import { isLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";

/** A path's language, null where it names none, and the rest of it, "/" for home. */
export function splitLanguage(pathname: string): { language: LanguageCode | null; path: string } {
  const [first = "", ...rest] = pathname.split("/").filter(Boolean);
  const language = isLanguageCode(first) ? first : null;
  return { language, path: `/${(language ? rest : [first, ...rest]).join("/")}` };
}
