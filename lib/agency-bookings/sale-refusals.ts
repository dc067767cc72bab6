import type { RefusalTable } from "@/lib/forms/form-refusals";

/** Why a form about a booking's sale came back, besides what any form says. */
export const saleRefusals = {
  user_not_found: "agentGone",
  idempotency_key_reused: "sentBefore",
  nothing_to_mail: "nothingToMail",
  nothing_owed: "nothingOwed",
} as const satisfies RefusalTable;
