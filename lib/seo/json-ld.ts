import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode, type Seller, type ServiceId } from "@/lib/api/contract/services";
import type { Deal } from "@/lib/api/contract/to-deal";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { toMajorUnits } from "@/lib/money/money";

export type JsonLd = {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
};

/**
 * For a `<script type="application/ld+json">`: no text inside can end the element or open a
 * comment.
 */
export const serializeJsonLd = (data: JsonLd): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const filled = (properties: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== ""),
  );

/** The agency itself. `origin` is `siteOrigin(agency)`. */
export function travelAgencyJsonLd(agency: Agency, origin: string): JsonLd {
  const { linkedin, instagram, facebook, twitter, youtube, discord, tiktok } = agency;
  const profiles = [linkedin, instagram, facebook, twitter, youtube, discord, tiktok].filter(
    Boolean,
  );
  const address = filled({
    streetAddress: agency.addressLine1,
    addressLocality: agency.city,
    addressRegion: agency.state,
    addressCountry: agency.country,
    postalCode: agency.zipCode,
  });
  return {
    "@context": "https://schema.org",
    "@type": "TravelAgency",
    "@id": `${origin}/#agency`,
    name: agency.agencyName,
    url: origin,
    ...filled({
      description: agency.metaData.description,
      logo: agency.logo && new URL(agency.logo, origin).href,
      image: agency.hero.image && new URL(agency.hero.image, origin).href,
      email: agency.contactEmailId,
      telephone: agency.displaySupportPhoneFooter ? agency.contactPhoneNumber : null,
    }),
    ...(agency.displayAddressFooter && Object.keys(address).length > 0
      ? { address: { "@type": "PostalAddress", ...address } }
      : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

type OfferingAgency = Seller & Pick<Agency, "allowNonLoginFlow">;

/**
 * Whether search engines may get a service's prices: everybody sees them, and can book at them.
 * Offers on request can't be booked.
 */
export const hasPublicOffers = (agency: OfferingAgency, service: ServiceId): boolean =>
  agency.allowNonLoginFlow && findServiceMode(agency, service) === "online";

/** Those of the deals whose prices search engines may get. */
export const listPublicOffers = (deals: readonly Deal[], agency: OfferingAgency): Deal[] =>
  deals.filter(({ service, price }) => price && hasPublicOffers(agency, service));

/**
 * Offers with their prices as charged, never converted; null if no deal has one. Only for public
 * ones, see `listPublicOffers`. `site` is origin and language prefix, such as
 * `https://voyara.com/es`.
 */
export function offersJsonLd(deals: readonly Deal[], site: string): JsonLd | null {
  const offers = deals.flatMap(({ title, link, image, price }) =>
    price
      ? [
          {
            "@type": "Offer",
            name: title,
            url: `${site}${link}`,
            price: toMajorUnits(price.total).toFixed(minorUnitDigits(price.total.currency)),
            priceCurrency: price.total.currency,
            itemOffered: { "@type": "Product", name: title, image: new URL(image, site).href },
          },
        ]
      : [],
  );
  return offers.length > 0
    ? { "@context": "https://schema.org", "@type": "OfferCatalog", itemListElement: offers }
    : null;
}
