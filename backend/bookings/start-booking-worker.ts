import { and, asc, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { quotes } from "../db/schema/quotes";
import { toErrorMessage } from "../db/to-error-message";
import { startPoller } from "../workers/start-poller";
import type { BookingDependencies } from "./booking-dependencies";
import { takeSteps } from "./take-next-step";

const batch = 5;
const pollMs = 1_000;
const forgetEveryMs = 60 * 60_000;
const keepQuotesMs = 24 * 60 * 60_000;
const stopWithinMs = 5_000;

/** Bookings of all agencies with a step that is due; several workers get different ones, and each step is leased by itself. */
const listDue = ({ db, now }: BookingDependencies) =>
  db.forOperator((tx) =>
    tx
      .select({ agencyId: bookings.agencyId, bookingId: bookings.id })
      .from(bookings)
      .where(and(lte(bookings.nextStepAt, now()), or(isNull(bookings.leasedUntil), lte(bookings.leasedUntil, now()))))
      .orderBy(asc(bookings.nextStepAt))
      .limit(batch)
      .for("update", { skipLocked: true }),
  );

/** Quotes that nobody booked hold who looked at what: a day after they expired they go. */
const forgetQuotes = ({ db, now }: BookingDependencies) =>
  db.forOperator((tx) =>
    tx.delete(quotes).where(
      and(
        lt(quotes.expiresAt, new Date(now().getTime() - keepQuotesMs)),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(bookings)
            .where(sql`${bookings.quoteId} = ${quotes.id}`),
        ),
      ),
    ),
  );

/** Takes the steps that calls have left, until it is stopped; any number of backends on one database may do so. */
export function startBookingWorker(dependencies: BookingDependencies) {
  const { now, logProblem } = dependencies;
  const takeThose = (due: { agencyId: string; bookingId: string }) =>
    takeSteps(dependencies, due).catch((error: unknown) => logProblem(`booking ${due.bookingId}: ${toErrorMessage(error)}`));

  let forgottenAt = 0;
  async function takeDue(): Promise<void> {
    if (now().getTime() - forgottenAt >= forgetEveryMs) {
      forgottenAt = now().getTime();
      await forgetQuotes(dependencies);
    }
    await Promise.all((await listDue(dependencies)).map(takeThose));
  }

  const { run, stop } = startPoller({ work: takeDue, pollMs, stopWithinMs, onError: (message) => logProblem(`bookings: ${message}`) });
  return {
    /** Takes all steps that are due now, after what is under way. */
    takeDue: run,
    stop,
  };
}
