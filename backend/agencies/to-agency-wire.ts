import type { InferSelectModel } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import type { agencies } from "../db/schema/agencies";

type AgencyRow = Pick<
  InferSelectModel<typeof agencies>,
  "id" | "subdomain" | "status" | "settings" | "updatedAt"
>;

/** A stored agency in wire format; fields missing in older rows get their default. */
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
