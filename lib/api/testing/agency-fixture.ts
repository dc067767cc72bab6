import type { AgencyWire } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";

/**
 * For tests: an agency that shows visitors hotel prices, in three languages, with default settings
 * otherwise.
 */
export const agencyFixture = (changes: Partial<AgencyWire> = {}): AgencyWire => ({
  ...defaultAgency,
  id: "6f1a4a52-9d36-4e0c-9a51-0f9f1f0f7a10",
  agencyName: "Acme Travel",
  subdomain: "acme",
  domains: [],
  status: "Active",
  logo: "/assets/agencies/acme/logo.svg",
  favicon: "/assets/agencies/acme/favicon.svg",
  isSubscribed: true,
  bookingMenuItemOptions: [{ title: "Hotels", active: true }],
  allowNonLoginFlow: true,
  timeZone: "Europe/Lisbon",
  languages: ["en", "es", "de"],
  ...changes,
});
