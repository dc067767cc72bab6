import "server-only";
import { getLocale } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode } from "@/lib/api/contract/services";
import { toEnquiryQuery, type EnquiryQuery } from "@/lib/enquiries/read-enquiry-query";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { requireAgency } from "@/lib/tenant/require-agency";

/** The agency of this page, which sells hotels in one way or the other, or 404. */
export async function requireHotels(): Promise<Agency> {
  const agency = await requireAgency();
  return findServiceMode(agency, "hotels") === "off" ? notFound() : agency;
}

/**
 * The agency of this page, which sells hotels online. One that sells them on request is asked for
 * what the query says; 404 without a query.
 */
export async function requireHotelsOnline(query: EnquiryQuery | null): Promise<Agency> {
  const agency = await requireHotels();
  if (findServiceMode(agency, "hotels") === "online") return agency;
  if (query === null) notFound();
  const prefix = pathPrefix(await getLocale(), agency.defaultLanguage);
  redirect(`${prefix}${paths.enquiry("hotels", toEnquiryQuery("hotels", query))}`);
}
