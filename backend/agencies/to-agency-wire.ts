import type { InferSelectModel } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { agencies } from "../db/schema/agencies";
import { defaultSettings } from "./default-settings";

type AgencyRow = Pick<InferSelectModel<typeof agencies>, "id" | "subdomain" | "status" | "settings" | "updatedAt">;

/** A stored agency as the wire has it; what was stored before a field existed gets that field's default. */
export const toAgencyWire = ({ id, subdomain, status, settings, updatedAt }: AgencyRow, domains: string[]): AgencyWire => ({
  ...defaultSettings,
  ...settings,
  id,
  subdomain,
  status,
  domains,
  updatedAt: updatedAt.toISOString(),
});
