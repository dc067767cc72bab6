import type { InferSelectModel } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import type { agencies } from "../db/schema/agencies";

type AgencyRow = Pick<
  InferSelectModel<typeof agencies>,
  "id" | "subdomain" | "status" | "settings" | "updatedAt"
>;

/**
 * A stored agency as the wire has it; what was stored before a field existed gets that field's
 * default.
 */
export const toAgencyWire = (
  { id, subdomain, status, settings, updatedAt }: AgencyRow,
  domains: string[],
): AgencyWire => ({
  ...defaultAgency,
  ...settings,
  id,
  subdomain,
  status,
  domains,
  updatedAt: updatedAt.toISOString(),
});
