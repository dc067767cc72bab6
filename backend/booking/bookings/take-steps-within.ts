import { and, eq, gt } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { toErrorMessage } from "../../errors/to-error-message";
import { waitAtMost } from "../../workers/wait-at-most";
import type { BookingDependencies } from "./booking-dependencies";
import { takeSteps } from "./take-next-step";

const lookAgainMs = 50;

type Which = { agencyId: string; bookingId: string };

const isTaken = ({ db, now }: BookingDependencies, { agencyId, bookingId }: Which) =>
  db.forAgency(agencyId, async (tx) => {
    const isLeased = and(
      eq(bookings.agencyId, agencyId),
      eq(bookings.id, bookingId),
      gt(bookings.leasedUntil, now()),
    );
    return (await tx.select({ id: bookings.id }).from(bookings).where(isLeased)).length > 0;
  });

/**
 * Takes the steps that are due while a caller waits, or waits for the process that takes them, so
 * that concurrent callers get the same answer; but no longer than `withinMs`: slow ones go on by
 * themselves. Never fails: what failed is retried by the worker.
 */
export async function takeStepsWithin(
  dependencies: BookingDependencies,
  { withinMs, ...which }: Which & { withinMs: number },
): Promise<void> {
  let isOver = false;
  const work = async () => {
    await takeSteps(dependencies, which);
    while (!isOver && (await isTaken(dependencies, which))) {
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      await takeSteps(dependencies, which);
    }
  };
  const done = work().catch((error: unknown) =>
    dependencies.logProblem(`booking ${which.bookingId}: ${toErrorMessage(error)}`),
  );
  await waitAtMost(done, dependencies.patienceMs ?? withinMs);
  isOver = true;
}
