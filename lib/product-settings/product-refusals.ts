import type { RefusalTable } from "@/lib/forms/form-refusals";

/** Why the form of what an agency sells came back, besides what any form says. */
export const productRefusals = {
  version_conflict: "changed",
} as const satisfies RefusalTable;
