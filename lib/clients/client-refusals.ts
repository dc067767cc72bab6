import type { RefusalTable } from "@/lib/forms/form-refusals";

/** Why a form about a client came back, besides what any form says. */
export const clientRefusals = {
  client_changed: "changed",
  member_not_found: "agentGone",
  idempotency_key_reused: "sentBefore",
} as const satisfies RefusalTable;
