import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import type { ServiceId } from "@/lib/api/contract/services";
import { requireServiceOnRequest } from "@/lib/deals/require-service";
import { toEnquiryQuery } from "@/lib/enquiries/read-enquiry-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/[...step]">;

/**
 * Addresses of searches and of offers in external links: what they search for is the subject of an
 * enquiry to the agency.
 */
const askableSteps: Readonly<Record<ServiceId, RegExp>> = {
  flights: /^(?:search|search-details)$/,
  hotels: /^(?:search|search-details)$/,
  cars: /^(?:search|result-details)$/,
  activities: /^(?:search|result-details\/[^/]+)$/,
  cruises: /^(?:search|search-details)$/,
  resorts: /^(?:search|details)$/,
};

async function requireStep(params: Props["params"]) {
  const { service: segment, step } = await params;
  const { agency, service } = await requireServiceOnRequest(segment);
  return askableSteps[service.id].test(step.join("/")) ? { agency, service } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, service }, locale] = await Promise.all([requireStep(params), getLanguage()]);
  return pageMetadata(agency, { locale, path: paths.enquiry(service.id), isIndexed: false });
}

/**
 * What lies below a service: a search or an offer of one that is sold on request leads to an
 * enquiry about the same; nothing else is there.
 */
export default async function ServiceStepPage({ params, searchParams }: Props): Promise<never> {
  const [{ agency, service }, locale, query] = await Promise.all([
    requireStep(params),
    getLanguage(),
    searchParams,
  ]);
  redirect(
    `${pathPrefix(locale, agency.defaultLanguage)}${paths.enquiry(service.id, toEnquiryQuery(service.id, query))}`,
  );
}
