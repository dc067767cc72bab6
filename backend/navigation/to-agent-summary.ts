import type { AgentSummary } from "@/lib/api/contract/agencies";
import type { Money } from "@/lib/money/money";

/** The side menu's summary for a travel agent. Proposals and clients don't exist yet. */
export const toAgentSummary = ({
  wallet,
  bookings,
}: {
  wallet: Money;
  bookings: number;
}): AgentSummary => ({ wallet, openProposals: 0, clients: 0, bookings });
