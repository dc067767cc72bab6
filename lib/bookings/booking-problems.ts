import type { CancellationQuote } from "@/lib/api/contract/bookings";
import type { ApiError } from "@/lib/api/errors";

/** What a booking's page says of a form of it that didn't work. */
const problems = [
  "refundChanged",
  "notCancellable",
  "changeClosed",
  "requestAnswered",
  "paidMeanwhile",
  "tooOften",
  "tryAgain",
] as const;
export type BookingFormProblem = (typeof problems)[number];
/** What cancelling gives back; or why it is unknown. */
export type AskedCancellation = { quote: CancellationQuote } | { problem: BookingFormProblem };

const problemOf = new Map<string, BookingFormProblem>([
  ["refund_changed", "refundChanged"],
  ["not_cancellable", "notCancellable"],
  ["change_closed", "changeClosed"],
  ["change_not_found", "changeClosed"],
]);

/** Of the error that refused it; an unknown one is worth another try. */
export const toBookingProblem = ({
  code,
  status,
}: Pick<ApiError, "code" | "status">): BookingFormProblem =>
  problemOf.get(code) ?? (status === 429 ? "tooOften" : "tryAgain");

/** Of a page's address; null for anything else. */
export const readBookingProblem = (value: unknown): BookingFormProblem | null =>
  problems.find((problem) => problem === value) ?? null;
