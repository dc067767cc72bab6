import type * as z from "zod";
import type { cancelBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { startCancellation } from "../booking/bookings/cancel-booking";
import { takeStepsWithin } from "../booking/bookings/take-steps-within";
import type { Limiter } from "../limits/create-limiter";
import type { RequestContext, Viewer } from "../http/request-context";
import { toCancellationProblem } from "./cancellation-problem";

type Cancellations = z.output<typeof cancelBookingsEndpoint.body>["cancellations"];
type Outcomes = z.output<typeof cancelBookingsEndpoint.response>["outcomes"];
type MemberContext = RequestContext & { viewer: Viewer };

/** For the steps of all of them; what takes longer is the worker's. */
const stepsWithinMs = 10_000;

/**
 * Cancels several bookings, each for itself at the refund that was shown for it and noted with who
 * did it. What keeps one of them keeps no other. One that is cancelled already stays as it is, so
 * the same can be sent again.
 */
export async function cancelBookings(
  dependencies: BookingDependencies & { limiter: Limiter },
  visit: MemberContext,
  cancellations: Cancellations,
): Promise<Outcomes> {
  const agencyId = visit.agency.id;
  const started: string[] = [];
  const outcomes: Outcomes = [];
  for (const { reference, expectedRefund } of cancellations)
    try {
      const { id } = await startCancellation(dependencies, visit, { reference, expectedRefund });
      started.push(id);
      outcomes.push({ reference });
    } catch (error) {
      outcomes.push({ reference, problem: toCancellationProblem(error, dependencies.logProblem) });
    }
  const isOver = AbortSignal.timeout(dependencies.patienceMs ?? stepsWithinMs);
  for (const bookingId of started)
    if (!isOver.aborted)
      await takeStepsWithin(dependencies, { agencyId, bookingId, withinMs: 1_000 });
  return outcomes;
}
