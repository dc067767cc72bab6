import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { HotelFacts } from "@/components/hotel-details/hotel-facts";
import { HotelGallery } from "@/components/hotel-details/hotel-gallery.client";
import { HotelLead } from "@/components/hotel-details/hotel-lead";
import { HotelMap } from "@/components/hotel-details/hotel-map";
import { HotelLinks } from "@/components/hotel-details/hotel-links";
import { PageSection } from "@/components/site/page-section";
import { HotelBrief } from "@/components/hotel-details/hotel-brief";
import { Rates, RatesSkeleton } from "@/components/hotel-details/rates";
import { RatesBar } from "@/components/hotel-details/rates-bar.client";
import { RatesLink } from "@/components/hotel-details/rates-link";
import { ReviewsSection } from "@/components/hotel-reviews/reviews-section";
import { QueryForm } from "@/components/site/query-form";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { ratesId, stayFormId } from "@/components/hotel-details/page-ids";
import { StayProblems } from "@/components/hotel-details/stay-problems";
import { BookingWithoutScript } from "@/components/site/booking-without-script";
import { TrustFacts } from "@/components/site/trust-facts";
import { StayFields } from "@/components/search/stay-fields.client";
import { stayTexts } from "@/components/search/stay-texts";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { getHotel, hasHotelReviews } from "@/lib/data/hotels";
import { getHotelMapView } from "@/lib/data/map-views";
import { getHotelStay } from "@/lib/data/hotel-stays";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { toSearchTextOf } from "@/lib/hotels/kept-search";
import { paths } from "@/lib/paths";
import { hotelMetadata } from "@/lib/seo/hotel-metadata";

type Props = PageProps<"/[tenant]/[locale]/booknow/hotels/search-details">;

async function requireHotel(searchParams: Props["searchParams"]) {
  const [{ subdomain }, query] = await Promise.all([requireSoldService("hotels"), searchParams]);
  const id = typeof query.id === "string" ? query.id : "";
  const hotel = (await getHotel(subdomain, id)) ?? notFound();
  return {
    agency: await requireOnlineService("hotels", {
      ...query,
      place: `${hotel.name}, ${hotel.city}`.slice(0, 100),
    }),
    query,
    hotel,
  };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ agency, hotel }, locale] = await Promise.all([
    requireHotel(searchParams),
    getLanguage(),
  ]);
  return hotelMetadata(agency, { hotel, locale, isIndexed: false });
}

/** Texts of rates, which are rendered in the browser, too, when they are unfolded. */
const rateTexts = [
  "hotelDetails.gone",
  "hotelDetails.narrow",
  "hotelDetails.rates",
  "hotelDetails.reserve",
  "hotelDetails.rooms",
  "hotelTerms.base",
  "hotelTerms.beds",
  "hotelTerms.boards",
  "hotelTerms.party",
  "priceTerms.cancellation",
  "priceTerms.charges",
  "priceTerms.offer",
  "priceTerms.price",
] as const;

/**
 * A hotel for a stay: what it is at once, its rooms and rates as soon as the supplier has said
 * them.
 */
export default async function HotelStayPage({ searchParams }: Props) {
  const [{ agency, query, hotel }, t] = await Promise.all([
    requireHotel(searchParams),
    getTranslations("hotelDetails"),
  ]);
  const [stay, hasReviews] = await Promise.all([
    getHotelStay(agency, { hotel, query }),
    hasHotelReviews(agency.subdomain, hotel.id),
  ]);
  const { view, form } = stay;
  const bar = <RatesLink rates={stay.rates} view={view} />;
  const rates = (
    <Rates
      rates={stay.rates}
      shown={stay.shown}
      view={view}
      stayHref={stay.stayHref}
      areaHref={stay.areaHref}
    />
  );
  return (
    <ClientTexts
      namespaces={[
        ...rateTexts,
        ...(view.choice || view.party.rooms.length > 1
          ? (["hotelDetails.roomByRoom"] as const)
          : []),
        "hotelDetails.gallery",
        "hotelDetails.outlook.action",
        "hotelReviews",
        "sharing",
        "saving",
        "money",
        ...stayTexts,
      ]}
      item={{ service: "hotels", part: "prices" }}
    >
      <ContentPage
        agency={agency}
        path={paths.hotel(hotel.id)}
        title={hotel.name}
        parents={[{ name: t("hotelsIn", { city: hotel.city }), path: stay.areaPath }]}
        lead={
          <HotelLead
            hotel={hotel}
            hasReviews={hasReviews}
            search={toSearchTextOf(stay.view.here)}
          />
        }
        isWide
      >
        <div className="space-y-8">
          <HotelGallery name={hotel.name} pictures={hotel.pictures} />
          {stay.isWhole ? bar : <Suspense fallback={<RatesBar />}>{bar}</Suspense>}
          <div className="space-y-4">
            <HotelBrief hotel={hotel} />
            <HotelLinks hotel={hotel} hasRooms hasReviews={hasReviews} />
          </div>
          <div id="dates" className="space-y-4">
            <StayProblems problems={stay.problems} party={view.party} />
            <QueryForm
              id={stayFormId}
              action={form.action}
              hidden={form.hidden}
              label={t("form.label")}
              submit={t("form.submit")}
              wide="lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
              fields={
                <StayFields
                  key={view.here}
                  today={stay.today}
                  stay={view.party.stay}
                  rooms={view.party.rooms}
                />
              }
            />
          </div>
          <PageSection id={ratesId} title={t("rooms.title")}>
            {stay.isWhole ? (
              rates
            ) : (
              <Suspense fallback={<RatesSkeleton wholeHref={stay.wholeHref} />}>
                <ScriptArrival />
                {rates}
              </Suspense>
            )}
          </PageSection>
          <BookingWithoutScript contact={view.contact} subject={hotel.name} />
          <TrustFacts agency={agency} />
          <HotelFacts
            hotel={hotel}
            map={<HotelMap hotel={hotel} view={getHotelMapView(agency.subdomain, hotel)} />}
          />
          {hasReviews && <ReviewsSection hotel={hotel} href={stay.reviewsHref} />}
        </div>
      </ContentPage>
    </ClientTexts>
  );
}
