import "server-only";
import { notFound } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { requireAgency } from "@/lib/tenant/require-agency";

/** The agency of this page, which sells `service` in one way or the other, or 404. */
export async function requireSoldService(service: ServiceId): Promise<Agency> {
  const agency = await requireAgency();
  return findServiceMode(agency, service) === "off" ? notFound() : agency;
}
