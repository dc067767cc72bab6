import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { requireServiceOnRequest } from "@/lib/deals/require-service";
import { toEnquiryQuery } from "@/lib/enquiries/read-enquiry-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/[...step]">;

/** By the segments of a row in `services`, where `*` is any one. */
const isStep = (known: readonly string[], step: readonly string[]): boolean =>
  known.length === step.length && known.every((part, at) => part === "*" || part === step[at]);

async function requireStep(params: Props["params"]) {
  const { service: segment, step } = await params;
  const { agency, service } = await requireServiceOnRequest(segment);
  const isKnown = service.steps.some((known) => isStep(known.split("/"), step));
  return isKnown ? { agency, service } : notFound();
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
