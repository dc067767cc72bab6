import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Money } from "@/lib/money/money";

/** What a user's wallet holds; before its first line nothing, in the agency's currency. */
export const toCredits = (
  { credits }: { credits: Money | null },
  { defaultCurrency }: Pick<AgencyWire, "defaultCurrency">,
): Money => credits ?? { amount: 0, currency: defaultCurrency ?? "USD" };
