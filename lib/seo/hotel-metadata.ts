import type { Metadata } from "next";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Hotel } from "@/lib/api/contract/hotels";
import { paths } from "@/lib/paths";
import { languageUrl } from "./language-alternates";
import { pageMetadata } from "./page-metadata";
import { sharePicture } from "./share-picture";

/** The length a search result shows. */
const longestDescription = 160;

const shorten = (text: string): string =>
  text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, "")}…`;

/**
 * The metadata of a hotel's pages. The page of a stay is not indexed: search engines get the
 * hotel's own.
 */
export async function hotelMetadata(
  agency: Agency,
  { hotel, locale, isIndexed }: { hotel: Hotel; locale: LanguageCode; isIndexed: boolean },
): Promise<Metadata> {
  const path = paths.hotel(hotel.id);
  const [picture] = hotel.pictures;
  const metadata = await pageMetadata(agency, {
    locale,
    path,
    title: `${hotel.name}, ${hotel.city}`,
    description: shorten(hotel.description),
    image: picture ? sharePicture(picture) : null,
    isIndexed,
  });
  return isIndexed
    ? metadata
    : {
        ...metadata,
        robots: { index: false, follow: true },
        alternates: { canonical: languageUrl(agency, { locale, path }) },
      };
}
