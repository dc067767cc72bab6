import type { Metadata } from "next";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Hotel } from "@/lib/api/contract/hotels";
import { paths } from "@/lib/paths";
import { pageMetadata } from "./page-metadata";
import { sharePicture } from "./share-picture";

/** The length a search result shows. */
const longestDescription = 160;

/** A description as search results show it, cut after a word. */
export const shortenDescription = (text: string): string =>
  text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, "")}…`;

/**
 * The metadata of a hotel's pages. The page of a stay is not indexed: search engines get the
 * hotel's own.
 */
export function hotelMetadata(
  agency: Agency,
  { hotel, ...page }: { hotel: Hotel; locale: LanguageCode; isIndexed: boolean },
): Promise<Metadata> {
  const [picture] = hotel.pictures;
  return pageMetadata(agency, {
    ...page,
    path: paths.hotel(hotel.id),
    title: `${hotel.name}, ${hotel.city}`,
    description: shortenDescription(hotel.description),
    image: picture ? sharePicture(picture) : null,
    hasAddress: true,
  });
}
