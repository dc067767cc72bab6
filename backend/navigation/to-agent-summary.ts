import type { InferSelectModel } from "drizzle-orm";
import type { AgentSummary } from "@/lib/api/contract/agencies";
import type { users } from "../db/schema/users";

/** What the side menu tells a travel agent. Money in minor units; proposals, clients and bookings are counted by the parts that keep them, so far there are none. */
export const toAgentSummary = ({
  creditsAmount,
  creditsCurrency,
}: Pick<InferSelectModel<typeof users>, "creditsAmount" | "creditsCurrency">): AgentSummary => ({
  wallet: { amount: creditsAmount, currency: creditsCurrency },
  openProposals: 0,
  clients: 0,
  bookings: 0,
});
