import "server-only";
import { notFound } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { requireAgency } from "@/lib/tenant/require-agency";
import { sellsSavable } from "@/lib/tenant/sells-savable";

/** This page's agency if it sells `service`, online or on request; else 404. */
export async function requireSoldService(service: ServiceId): Promise<Agency> {
  const agency = await requireAgency();
  return findServiceMode(agency, service) === "off" ? notFound() : agency;
}

/** This page's agency if it sells something that visitors can save; else 404. */
export async function requireSavable(): Promise<Agency> {
  const agency = await requireAgency();
  return sellsSavable(agency) ? agency : notFound();
}
