import { toErrorMessage } from "../db/to-error-message";
import type { BookingDependencies } from "./booking-dependencies";
import { takeSteps } from "./take-next-step";

/**
 * Takes the steps that are due while somebody waits, but no longer than that: what takes longer goes on by itself.
 * Never fails: what failed is tried again by the worker.
 */
export async function takeStepsWithin(
  dependencies: BookingDependencies,
  { agencyId, bookingId, withinMs }: { agencyId: string; bookingId: string; withinMs: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const steps = takeSteps(dependencies, { agencyId, bookingId }).catch((error: unknown) =>
    dependencies.logProblem(`booking ${bookingId}: ${toErrorMessage(error)}`),
  );
  await Promise.race([
    steps,
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
    }),
  ]);
  clearTimeout(timer);
}
