import type { CancellationProblem } from "@/lib/api/contract/cancelled-together";
import { toErrorMessage } from "../errors/to-error-message";
import { RouteError } from "../errors/route-error";

const known = new Map<string, CancellationProblem>([
  ["booking_not_found", "booking_not_found"],
  ["refund_changed", "refund_changed"],
  ["not_cancellable", "not_cancellable"],
]);

/** Why one of several bookings is kept; an unforeseen error is logged for operators, too. */
export function toCancellationProblem(
  error: unknown,
  logProblem: (line: string) => void,
): CancellationProblem {
  if (error instanceof RouteError) {
    const problem = error.status === 429 ? "too_often" : known.get(error.code);
    if (problem) return problem;
  }
  logProblem(`cancellation of several bookings: ${toErrorMessage(error)}`);
  return "no_answer";
}
