import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { EnquiryView } from "@/components/enquiries/enquiry-view";
import { getEnquiry } from "@/lib/data/enquiries";
import { listShipLines } from "@/lib/data/ship-lines";
import { findServiceBySegment } from "@/lib/deals/find-service-by-segment";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/enquiry/[reference]">;

async function requireEnquiry({ params, searchParams }: Props) {
  const [agency, { service: segment, reference }, { key }] = await Promise.all([
    requireAgency(),
    params,
    searchParams,
  ]);
  const service = findServiceBySegment(segment) ?? notFound();
  const enquiry = (await getEnquiry(agency.subdomain, { reference, key })) ?? notFound();
  return enquiry.details.service === service.id ? { agency, enquiry } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [agency, locale, t, { service: segment, reference }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("enquiries"),
    params,
  ]);
  const service = findServiceBySegment(segment) ?? notFound();
  return pageMetadata(agency, {
    locale,
    path: paths.enquiryStatus(service.id, { reference }),
    title: t("mine"),
    isIndexed: false,
  });
}

/**
 * How an enquiry stands, for who sent it: signed in, or with its key. Also after the agency sells
 * the service in another way.
 */
export default async function EnquiryStatusPage(props: Props) {
  const { agency, enquiry } = await requireEnquiry(props);
  const shipLines =
    enquiry.details.service === "cruises" ? await listShipLines(agency.subdomain) : [];
  return <EnquiryView enquiry={enquiry} agency={agency} shipLines={shipLines} />;
}
