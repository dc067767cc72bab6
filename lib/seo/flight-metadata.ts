import type { Metadata } from "next";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { paths } from "@/lib/paths";
import { languageUrl } from "./language-alternates";
import { pageMetadata } from "./page-metadata";

type Options = { id: string; locale: LanguageCode; title: string; isIndexed: boolean };

/**
 * The metadata of an itinerary's pages. Its address is the page to share, for any party; that of
 * the fares is never indexed.
 */
export async function flightMetadata(
  agency: Agency,
  { id, locale, title, isIndexed }: Options,
): Promise<Metadata> {
  const path = paths.flight(id);
  const metadata = await pageMetadata(agency, { locale, path, title, isIndexed });
  return isIndexed
    ? metadata
    : {
        ...metadata,
        robots: { index: false, follow: true },
        alternates: { canonical: languageUrl(agency, { locale, path }) },
      };
}
