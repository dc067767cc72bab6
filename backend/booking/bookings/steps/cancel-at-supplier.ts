import { toRetry, type Settle, type StepInput } from "../step";

/**
 * Gives back what the supplier holds, or was asked for, then settles; one that can't say yet what
 * became of that is asked again.
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
