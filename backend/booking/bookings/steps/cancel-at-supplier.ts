import { toRetry, type Settle, type StepInput } from "../step";

/**
 * Cancels the hold or request at the supplier, then settles; a supplier that can't report the
 * outcome yet is queried again.
 */
export async function cancelAtSupplier(
  { dependencies, record: { booking } }: StepInput,
  settle: Settle,
): Promise<Settle> {
  const { state } = await dependencies.services.getSupplier(booking).cancel(booking.reference);
  if (state !== "pending" && state !== "partial" && state !== "unknown") return settle;
  return async () => ({
    nextStepAt: toRetry(dependencies, booking.attempts),
    problem: "the supplier hasn't given it back yet",
  });
}
