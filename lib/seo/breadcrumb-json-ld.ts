import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { languageUrl } from "./language-alternates";

type Step = { name: string; /** Without a language. */ path: string };

/** The path from the home page to a page, both included, as the page itself shows it. */
export const breadcrumbJsonLd = (
  agency: Agency,
  { locale, steps }: { locale: LanguageCode; steps: readonly Step[] },
) => ({
  "@context": "https://schema.org" as const,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: languageUrl(agency, { locale, path }),
  })),
});
