import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CarSkeleton } from "@/components/car-details/car-skeleton";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { getCarRental } from "@/lib/data/car-rentals";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { CarPage } from "@/components/pages/cars/car-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/cars/result-details">;

/** What the page is called before anything is known of the car. */
async function toTitle({ pickUpPlace: place }: Query): Promise<string> {
  const t = await getTranslations("carDetails");
  return typeof place === "string" && place.trim()
    ? t("title", { place: place.trim().slice(0, 60) })
    : t("titleNowhere");
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, title] = await Promise.all([
    requireOnlineService("cars", query),
    getLanguage(),
    toTitle(query),
  ]);
  const path = paths.carOffers({ id: typeof query.id === "string" ? query.id : "" });
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}

/** A car for a rental: everything is known of it only once the supplier has said it. */
export default async function CarOffersPage({ searchParams }: Props) {
  const query = await searchParams;
  const agency = await requireOnlineService("cars", query);
  const id = typeof query.id === "string" ? query.id : "";
  const car = await getCarRental(agency, { id, query });
  const page = <CarPage agency={agency} id={id} found={car.found} />;
  return car.isWhole ? (
    page
  ) : (
    <Suspense fallback={<CarSkeleton title={await toTitle(query)} wholeHref={car.wholeHref} />}>
      <ScriptArrival />
      {page}
    </Suspense>
  );
}
