import type { Charge } from "@/lib/api/contract/charges";
import type { Money } from "@/lib/money/money";

/** What is blocked on the driver's card at the desk; null where that is nothing or not known. */
export const findDeposit = (charges: readonly Charge[]): Money | null =>
  charges.find(({ code }) => code === "deposit")?.amount ?? null;
