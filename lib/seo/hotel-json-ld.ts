import type { Agency } from "@/lib/api/contract/agencies";
import type { Hotel } from "@/lib/api/contract/hotels";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { toMajorUnits, type Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import type { JsonLd } from "./json-ld";
import { languageUrl } from "./language-alternates";
import { sharePicture } from "./share-picture";
import { siteOrigin } from "../tenant/site-origin";

/**
 * A total that everybody may see, as charged and never converted, with its description; `path`
 * leads to it and has no language.
 */
export type PublicOffer = { total: Money; name: string; path: string };

type Options = {
  hotel: Hotel;
  locale: LanguageCode;
  /** The hotel's features and missing ones, in the page's language. */
  features: readonly { name: string; has: boolean }[];
  /** Null unless `hasPublicOffers`. */
  offer: PublicOffer | null;
};

/** A hotel with its page's content (schema.org/Hotel). */
export function hotelJsonLd(agency: Agency, { hotel, locale, features, offer }: Options): JsonLd {
  const origin = siteOrigin(agency);
  const url = languageUrl(agency, { locale, path: paths.hotel(hotel.id) });
  const { guestScore, hotelClass, phone } = hotel;
  return {
    "@context": "https://schema.org",
    "@type": "Hotel",
    "@id": `${url}#hotel`,
    name: hotel.name,
    description: hotel.description,
    url,
    image: hotel.pictures.map((picture) => new URL(sharePicture(picture), origin).href),
    address: {
      "@type": "PostalAddress",
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressCountry: hotel.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: hotel.latitude, longitude: hotel.longitude },
    checkinTime: hotel.checkIn.from,
    checkoutTime: hotel.checkOut.until,
    ...(phone ? { telephone: phone } : {}),
    ...(hotelClass
      ? { starRating: { "@type": "Rating", ratingValue: hotelClass, bestRating: 5 } }
      : {}),
    ...(guestScore && guestScore.count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: guestScore.value,
            bestRating: 10,
            worstRating: 0,
            reviewCount: guestScore.count,
          },
        }
      : {}),
    amenityFeature: features.map(({ name, has }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: has,
    })),
    ...(offer
      ? {
          makesOffer: {
            "@type": "Offer",
            name: offer.name,
            url: languageUrl(agency, { locale, path: offer.path }),
            price: toMajorUnits(offer.total).toFixed(minorUnitDigits(offer.total.currency)),
            priceCurrency: offer.total.currency,
          },
        }
      : {}),
  };
}
