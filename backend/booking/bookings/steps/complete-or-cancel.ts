import { hourMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { findNote } from "../find-note";
import { toRetry, type Settle, type StepInput } from "../step";
import { tellPending } from "../tell-pending";

/** How long a supplier gets to issue the rest: its staff may have to do it by hand. */
const completeWithinMs = 2 * hourMs;
const note = "attention: only a part was issued";

/**
 * Only a part of what is paid is issued: the supplier is queried again until the rest is, too.
 * After two hours, or when the booking starts, the part is cancelled at the supplier, and `end`
 * gives all money back. The problem is logged at once.
 */
export async function completeOrCancel(input: StepInput, end: Settle): Promise<Settle> {
  const { dependencies, record, now } = input;
  const { booking } = record;
  const since = await dependencies.db.forAgency(booking.agencyId, (tx) =>
    findNote(tx, booking, note),
  );
  if (!since) {
    dependencies.logProblem(
      `booking ${booking.reference}: its supplier has issued only a part of it`,
    );
    return async (_, current) => ({
      nextStepAt: toRetry(dependencies, current.attempts),
      problem: note,
      note,
    });
  }
  const until = earlier(addMs(since, completeWithinMs), new Date(booking.headline.starts.at));
  if (now < until) return keepWaiting(input, { until });
  const { state } = await dependencies.services.getSupplier(booking).cancel(booking.reference);
  if (state === "cancelled" || state === "absent")
    return async (tx, current) => ({ ...(await end(tx, current)), note: "the part was cancelled" });
  dependencies.logProblem(
    `booking ${booking.reference}: its supplier doesn't cancel the part that it has issued`,
  );
  return keepWaiting(input, { until: null });
}

const keepWaiting =
  ({ dependencies, agency }: StepInput, { until }: { until: Date | null }): Settle =>
  async (tx, booking) => {
    const retry = toRetry(dependencies, booking.attempts);
    return {
      nextStepAt: earlier(retry, until),
      problem: note,
      ...(await tellPending(tx, agency, booking)),
    };
  };
