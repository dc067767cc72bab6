import "server-only";
import { getLocale } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { toEnquiryQuery } from "@/lib/enquiries/read-enquiry-query";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { requireSoldService } from "./require-sold-service";

/**
 * The agency of this page, which sells `service` online. Where it sells it on request, the visitor
 * is sent on to ask for what the query says; 404 without a query.
 */
export async function requireOnlineService(
  service: ServiceId,
  query: Query | null,
): Promise<Agency> {
  const agency = await requireSoldService(service);
  if (findServiceMode(agency, service) === "online") return agency;
  if (query === null) notFound();
  const prefix = pathPrefix(await getLocale(), agency.defaultLanguage);
  redirect(`${prefix}${paths.enquiry(service, toEnquiryQuery(service, query))}`);
}
