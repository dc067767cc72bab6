import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfferPage } from "@/components/pages/service/offer-page";
import { RidePage } from "@/components/pages/rides/ride-page";
import { Skeleton } from "@/components/ui/skeleton";
import { getRideOffer } from "@/lib/data/rides";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[tenant]/[locale]/booknow/rides/result-details">;

const getTitle = async () => (await getTranslations("rides"))("ride");

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const [agency, locale, title] = await Promise.all([
    requireOnlineService("rides", query),
    getLanguage(),
    getTitle(),
  ]);
  const path = paths.offer("rides", {});
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}

/** A ride on a day: everything is known of it only once the supplier has said it. */
export default async function Page({ searchParams }: Props) {
  const query = await searchParams;
  const agency = await requireOnlineService("rides", query);
  const offer = await getRideOffer(agency, query);
  return (
    <OfferPage
      namespace="rides"
      isWhole={offer.isWhole}
      wholeHref={offer.wholeHref}
      getTitle={getTitle}
      bones={<Skeleton className="h-96 noscript:hidden" />}
    >
      <RidePage agency={agency} offer={offer} />
    </OfferPage>
  );
}
