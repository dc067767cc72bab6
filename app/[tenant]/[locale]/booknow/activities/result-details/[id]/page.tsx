import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ActivityPage } from "@/components/pages/activities/activity-page";
import { JsonLd } from "@/components/site/json-ld";
import { getActivity } from "@/lib/data/activities";
import { getActivityOffer } from "@/lib/data/activity-offers";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { activityJsonLd } from "@/lib/seo/activity-json-ld";
import { shortenDescription } from "@/lib/seo/hotel-metadata";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sharePicture } from "@/lib/seo/share-picture";

type Props = PageProps<"/[tenant]/[locale]/booknow/activities/result-details/[id]">;

async function requireActivity({ params, searchParams }: Props) {
  const [{ subdomain }, { id }, query] = await Promise.all([
    requireSoldService("activities"),
    params,
    searchParams,
  ]);
  const product = await getActivity(subdomain, id);
  // What is enquired about, where the service is sold on request.
  const place = product && `${product.title}, ${product.place.city}`.slice(0, 100);
  const agency = await requireOnlineService("activities", { ...query, ...(place && { place }) });
  return { agency, query, product: product ?? notFound() };
}

/** What it is on any day, not its starts on one. */
const isBare = (query: Query) => Object.keys(query).length === 0;

/** Indexed without a query, where its supplier is a real one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ agency, query, product }, locale] = await Promise.all([
    requireActivity(props),
    getLanguage(),
  ]);
  const { id, title, description, supplier } = product;
  const [picture] = product.pictures;
  return pageMetadata(agency, {
    ...{ locale, title, path: paths.activity(id) },
    description: shortenDescription(description),
    image: picture ? sharePicture(picture) : null,
    isIndexed: supplier !== "sandbox" && isBare(query),
    hasAddress: true,
  });
}

/** An activity, on any day or on the one in the URL. */
export default async function Page(props: Props) {
  const [{ agency, query, product }, locale] = await Promise.all([
    requireActivity(props),
    getLanguage(),
  ]);
  const offer = await getActivityOffer(agency, { product, query });
  return (
    <>
      {isBare(query) && <JsonLd data={activityJsonLd(agency, { product, locale })} />}
      <ActivityPage agency={agency} product={product} offer={offer} />
    </>
  );
}
