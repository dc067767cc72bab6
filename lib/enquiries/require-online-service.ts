import "server-only";
import { notFound, redirect } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { toEnquiryQuery } from "@/lib/enquiries/read-enquiry-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { requireSoldService } from "../deals/require-sold-service";

/**
 * This page's agency if it sells `service` online. If it sells it on request, redirects to an
 * enquiry prefilled from the query, or 404 if that is null; 404 if it doesn't sell it.
 */
export async function requireOnlineService(
  service: ServiceId,
  query: Query | null,
): Promise<Agency> {
  const agency = await requireSoldService(service);
  if (findServiceMode(agency, service) === "online") return agency;
  if (query === null) notFound();
  const prefix = pathPrefix(await getLanguage(), agency.defaultLanguage);
  redirect(`${prefix}${paths.enquiry(service, toEnquiryQuery(service, query))}`);
}
