import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { GuestReviews } from "@/components/hotel-reviews/guest-reviews.client";
import { NoReviews } from "@/components/hotel-reviews/no-reviews";
import { reviewsId } from "@/components/site/hotels/reviews-id";
import { toReviewsHref } from "@/components/hotel-reviews/to-reviews-href";
import { ClientTexts } from "@/components/site/client-texts";
import { ContentPage } from "@/components/site/content-page";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { tryHotelReviews, getHotel, hasHotelReviews } from "@/lib/data/hotels";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { keepStayQuery, readReviewsPage, readReviewsQuery } from "@/lib/hotels/reviews-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { toQueryValues } from "@/lib/query-values";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[tenant]/[locale]/hotel-reviews">;

async function requireHotel(searchParams: Props["searchParams"]) {
  const [agency, query] = await Promise.all([requireSoldService("hotels"), searchParams]);
  const id = typeof query.id === "string" ? query.id : "";
  const hotel = await getHotel(agency.subdomain, id);
  if (!hotel || !(await hasHotelReviews(agency.subdomain, id))) notFound();
  return { agency, query, hotel };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ agency, hotel }, locale, t] = await Promise.all([
    requireHotel(searchParams),
    getLanguage(),
    getTranslations("hotelReviews"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.hotelReviews({ id: hotel.id }),
    title: t("of", { name: hotel.name }),
    isIndexed: false,
  });
}

/** All that guests say of a hotel; the address says which of it, and the stay to go back to. */
export default async function HotelReviewsPage({ searchParams }: Props) {
  const [{ agency, query: address, hotel }, locale, t] = await Promise.all([
    requireHotel(searchParams),
    getLanguage(),
    getTranslations("hotelReviews"),
  ]);
  const values = toQueryValues(address);
  const query = readReviewsQuery((name) => values(name)[0]);
  const page = readReviewsPage(address);
  const reviews = await tryHotelReviews(agency.subdomain, { id: hotel.id, query, page });
  if (reviews === null) notFound();
  const stay = keepStayQuery(address);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const hotelPath = stay.checkIn
    ? paths.offer("hotels", { ...stay, id: hotel.id })
    : paths.hotel(hotel.id);
  const href = `${prefix}${paths.hotelReviews({ id: hotel.id, ...stay })}`;
  const overall = typeof reviews === "string" ? hotel.guestScore : reviews.overall;
  return (
    <ClientTexts namespaces={["hotelReviews"]}>
      <ContentPage
        agency={agency}
        path={paths.hotelReviews({ id: hotel.id })}
        title={t("of", { name: hotel.name })}
        parents={[{ name: hotel.name, path: hotelPath }]}
        lead={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <GuestScore score={overall} />
            {typeof reviews !== "string" && overall && (
              <span>{t("counts", { scores: overall.count, texts: reviews.withText })}</span>
            )}
          </div>
        }
        isWide
      >
        <div className="space-y-8">
          {typeof reviews === "string" ? (
            <OfferFailed
              namespace="hotelReviews.failed"
              here={toReviewsHref(href, query, page)}
              reason={reviews}
            />
          ) : overall ? (
            <section aria-labelledby={reviewsId}>
              <h2 id={reviewsId} className="sr-only">
                {t("title")}
              </h2>
              <GuestReviews
                key={JSON.stringify([query, page])}
                hotelId={hotel.id}
                href={href}
                initial={{ query, reviews }}
              />
            </section>
          ) : (
            <NoReviews />
          )}
          <p className="border-t border-line pt-6">
            <Link href={`${prefix}${hotelPath}`} className={buttonClass()}>
              {t("rooms")}
            </Link>
          </p>
        </div>
      </ContentPage>
    </ClientTexts>
  );
}
