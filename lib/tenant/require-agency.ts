import "server-only";
import { notFound } from "next/navigation";
import { tenant } from "next/root-params";
import { cache } from "react";
import type { Agency } from "@/lib/api/contract/agencies";
import { findAgencyBySubdomain } from "./agency-registry";

/**
 * The active agency whose site is being rendered, else 404. Middleware checked as well, but
 * guarantees nothing.
 */
export const requireAgency = cache(async (): Promise<Agency> => {
  const subdomain = await tenant();
  const agency = subdomain ? await findAgencyBySubdomain(subdomain) : null;
  return agency?.status === "Active" ? agency : notFound();
});
