import "server-only";
import { notFound } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode, type Service, type ServiceMode } from "@/lib/api/contract/services";
import { requireAgency } from "@/lib/tenant/require-agency";
import { findServiceBySegment } from "./find-service-by-segment";

/**
 * This page's agency and the service in its path, with how the agency sells it; 404 if it doesn't.
 */
export async function requireService(
  segment: string,
): Promise<{ agency: Agency; service: Service; mode: Exclude<ServiceMode, "off"> }> {
  const agency = await requireAgency();
  const service = findServiceBySegment(segment) ?? notFound();
  const mode = findServiceMode(agency, service.id);
  return mode === "off" ? notFound() : { agency, service, mode };
}

/** The same for a service that is sold on request, 404 for any other. */
export async function requireServiceOnRequest(
  segment: string,
): Promise<{ agency: Agency; service: Service }> {
  const { agency, service, mode } = await requireService(segment);
  return mode === "on-request" ? { agency, service } : notFound();
}
