import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CarBones } from "@/components/car-details/car-bones";
import { getCarRental } from "@/lib/data/car-rentals";
import { getRentalPlaces } from "@/lib/data/car-visits";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { readPlaceName } from "@/lib/results/read-place";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { CarPage } from "@/components/pages/cars/car-page";
import { OfferPage } from "@/components/pages/service/offer-page";

type Props = PageProps<"/[tenant]/[locale]/booknow/cars/result-details">;

/** What the page is called before anything is known of the car. */
async function toTitle(tenant: string, query: Query): Promise<string> {
  const t = await getTranslations("carDetails");
  const place = readPlaceName((await getRentalPlaces(tenant, query)).pickUpName);
  return place ? t("title", { place }) : t("titleNowhere");
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale] = await Promise.all([requireOnlineService("cars", query), getLanguage()]);
  const title = await toTitle(agency.subdomain, query);
  const path = paths.offer("cars", { id: typeof query.id === "string" ? query.id : "" });
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}

/** A car for a rental: everything is known of it only once the supplier has said it. */
export default async function CarOffersPage({ searchParams }: Props) {
  const query = await searchParams;
  const agency = await requireOnlineService("cars", query);
  const id = typeof query.id === "string" ? query.id : "";
  const car = await getCarRental(agency, { id, query });
  return (
    <OfferPage
      namespace="carDetails"
      isWhole={car.isWhole}
      wholeHref={car.wholeHref}
      getTitle={() => toTitle(agency.subdomain, query)}
      bones={<CarBones />}
    >
      <CarPage agency={agency} id={id} found={car.found} />
    </OfferPage>
  );
}
