import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { HotelFacts } from "@/components/hotel-details/hotel-facts";
import { HotelGallery } from "@/components/hotel-details/hotel-gallery.client";
import { HotelLead } from "@/components/hotel-details/hotel-lead";
import { HotelMap } from "@/components/hotel-details/hotel-map";
import { HotelLinks } from "@/components/hotel-details/hotel-links";
import { HotelPrice } from "@/components/hotel-details/hotel-price";
import { ReviewsSection } from "@/components/hotel-reviews/reviews-section";
import { QueryForm } from "@/components/site/query-form";
import { StayFields } from "@/components/search/stay-fields.client";
import { stayTexts } from "@/components/search/stay-texts";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { JsonLd } from "@/components/site/json-ld";
import { getHotelOutlook } from "@/lib/data/hotel-outlook";
import { getHotel, hasHotelReviews } from "@/lib/data/hotels";
import { getHotelMapView } from "@/lib/data/map-views";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { hotelJsonLd } from "@/lib/seo/hotel-json-ld";
import { hasPublicOffers } from "@/lib/seo/json-ld";
import { hotelMetadata } from "@/lib/seo/hotel-metadata";

type Props = PageProps<"/[tenant]/[locale]/hotel-details">;

async function requireHotel(searchParams: Props["searchParams"]) {
  const [agency, { id }] = await Promise.all([requireSoldService("hotels"), searchParams]);
  return {
    agency,
    hotel: (await getHotel(agency.subdomain, typeof id === "string" ? id : "")) ?? notFound(),
  };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ agency, hotel }, locale] = await Promise.all([
    requireHotel(searchParams),
    getLanguage(),
  ]);
  return hotelMetadata(agency, { hotel, locale, isIndexed: true });
}

/** A hotel's page without dates: the one search engines index. */
export default async function HotelPage({ searchParams }: Props) {
  const [{ agency, hotel }, locale, t, terms] = await Promise.all([
    requireHotel(searchParams),
    getLanguage(),
    getTranslations("hotelDetails"),
    getTranslations("hotelTerms"),
  ]);
  const [{ total, party, path, today }, hasReviews] = await Promise.all([
    getHotelOutlook(agency, { hotel }),
    hasHotelReviews(agency.subdomain, hotel.id),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const features = [
    ...hotel.amenities.map((amenity) => ({ name: terms(`amenities.${amenity}`), has: true })),
    ...hotel.accessibility
      .filter(({ status }) => status !== "onRequest")
      .map(({ feature, status }) => ({
        name: terms(`accessibility.features.${feature}`),
        has: status === "yes",
      })),
  ];
  const offer =
    total && hasPublicOffers(agency, "hotels")
      ? { total, path, name: t("outlook.offer", { name: hotel.name, ...party.stay }) }
      : null;
  return (
    <ClientTexts
      namespaces={[
        "hotelDetails.gallery",
        "hotelReviews",
        "sharing",
        "saving",
        "money",
        ...stayTexts,
      ]}
    >
      <ContentPage
        agency={agency}
        path={paths.hotel(hotel.id)}
        title={hotel.name}
        parents={[{ name: t("hotels"), path: paths.book("hotels") }]}
        lead={<HotelLead hotel={hotel} hasReviews={hasReviews} search={null} />}
        isWide
      >
        <JsonLd data={hotelJsonLd(agency, { hotel, locale, features, offer })} />
        <div className="space-y-8">
          <HotelGallery name={hotel.name} pictures={hotel.pictures} />
          <HotelLinks hotel={hotel} hasRooms={false} hasReviews={hasReviews} />
          {total && <HotelPrice total={total} party={party} href={`${prefix}${path}`} />}
          <QueryForm
            action={`${prefix}${paths.search("hotels")}-details`}
            hidden={{ id: hotel.id, place: hotel.city, residence: party.residence }}
            label={t("form.label")}
            submit={t("form.submit")}
            wide="lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
            fields={<StayFields today={today} stay={party.stay} rooms={party.rooms} />}
          />
          <HotelFacts
            hotel={hotel}
            map={<HotelMap hotel={hotel} view={getHotelMapView(agency.subdomain, hotel)} />}
          />
          {hasReviews && (
            <ReviewsSection
              hotel={hotel}
              href={`${prefix}${paths.hotelReviews({ id: hotel.id })}`}
            />
          )}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}
