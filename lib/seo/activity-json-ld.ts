import type { ActivityProduct } from "@/lib/api/contract/activities";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { paths } from "@/lib/paths";
import { siteOrigin } from "../tenant/site-origin";
import type { JsonLd } from "./json-ld";
import { languageUrl } from "./language-alternates";
import { sharePicture } from "./share-picture";

/**
 * An activity as its page says it without a date (schema.org/Product): without a price, which
 * depends on the day and the party. None for what is made up.
 */
export function activityJsonLd(
  agency: Agency,
  { product, locale }: { product: ActivityProduct; locale: LanguageCode },
): JsonLd | null {
  const { id, supplier, title, description, pictures, rating } = product;
  if (supplier === "sandbox") return null;
  const url = languageUrl(agency, { locale, path: paths.activity(id) });
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${url}#activity`,
    productID: id,
    name: title,
    description,
    url,
    image: pictures.map((picture) => new URL(sharePicture(picture), siteOrigin(agency)).href),
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            bestRating: 5,
            worstRating: 0,
            reviewCount: rating.count,
          },
        }
      : {}),
  };
}
