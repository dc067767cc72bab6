import { toAgency, type Agency, type AgencyWire } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { languageCodes } from "@/lib/api/contract/languages";

/** The agency whose sheets tests print. */
export const sampleAgency = (changes: Partial<AgencyWire>): Agency =>
  toAgency({
    ...defaultAgency,
    id: "a",
    subdomain: "voyara",
    agencyName: "Voyara Travel",
    domains: ["voyara.example"],
    status: "Active",
    languages: [...languageCodes],
    defaultLanguage: "en",
    contactEmailId: "help@voyara.example",
    ...changes,
  });
