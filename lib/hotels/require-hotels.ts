import "server-only";
import { notFound } from "next/navigation";
import type { Agency } from "@/lib/api/contract/agencies";
import { activeServices } from "@/lib/deals/active-services";
import { requireAgency } from "@/lib/tenant/require-agency";

/** The agency of this page, which sells hotels, or 404 (names.md). */
export async function requireHotels(): Promise<Agency> {
  const agency = await requireAgency();
  return activeServices(agency).some(({ id }) => id === "hotels") ? agency : notFound();
}
