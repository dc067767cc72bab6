import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { paths } from "@/lib/paths";

export type ContentLink = {
  id: "about" | "faq";
  path: string;
  /** The agency's own title, if set. */ title: string | null;
};

/**
 * The header's links to About and FAQ: the agency shows the link and the page is enabled in the
 * visitor's language.
 */
export function resolveContentLinks(
  { about, faq }: Pick<Agency, "about" | "faq">,
  locale: LanguageCode,
): ContentLink[] {
  return [
    ...(about.languages.includes(locale)
      ? [{ id: "about" as const, path: paths.about(), title: about.title }]
      : []),
    ...(faq.languages.includes(locale)
      ? [{ id: "faq" as const, path: paths.faqs(), title: faq.title }]
      : []),
  ];
}
