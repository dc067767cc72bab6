import type { AgentSummary } from "@/lib/api/contract/agencies";
import type { Money } from "@/lib/money/money";

/**
 * What the side menu tells a travel agent. Proposals and clients are counted by the parts that keep
 * them, so far there are none.
 */
export const toAgentSummary = ({
  wallet,
  bookings,
}: {
  wallet: Money;
  bookings: number;
}): AgentSummary => ({ wallet, openProposals: 0, clients: 0, bookings });
