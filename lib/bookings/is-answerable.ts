import type { Booking, SupplierChange } from "@/lib/api/contract/bookings";

/** Whether a change by the supplier still waits for its buyer's answer. */
export const isAnswerable = (
  { state }: Pick<Booking, "state">,
  { state: change, answerBy }: Pick<SupplierChange, "state" | "answerBy">,
  now: Date,
): boolean =>
  state === "confirmed" &&
  change === "open" &&
  answerBy !== null &&
  now.getTime() < Date.parse(answerBy);
