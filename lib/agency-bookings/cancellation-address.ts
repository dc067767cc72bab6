import type { CancellationProblem } from "@/lib/api/contract/cancelled-together";
import type { QueryInput } from "@/lib/query-values";

/** The query of the page that cancels several bookings. */
export type CancellationPageQuery = {
  /** Each once, `maximumCancellations` at most. */ references: readonly string[];
  /** There were more. */ isCut: boolean;
  /** They have been sent, and this is what came of it. */ isSent: boolean;
  /** Of those that were kept then, why. */
  problems: ReadonlyMap<string, CancellationProblem>;
  /** The query of the list they were selected in, to go back to. */ list: string;
};

/**
 * For an address, which holds references alone, nothing of those who travel. All that may be sent
 * fit into one.
 */
export const toCancellationPageQuery = ({
  references,
  isSent,
  problems,
  list,
}: Omit<CancellationPageQuery, "isCut">): QueryInput => ({
  ...(references.length > 0 ? { reference: references.join(",") } : {}),
  ...(isSent ? { sent: "yes" } : {}),
  ...Object.fromEntries(
    [...new Set(problems.values())].map((problem) => [
      problem,
      [...problems].flatMap(([each, why]) => (why === problem ? [each] : [])).join(","),
    ]),
  ),
  ...(list ? { list } : {}),
});

export type Cancellation = {
  reference: string;
  /** That was shown, in minor units. */
  expectedRefund: { amount: number; currency: string };
};

/** For a field of the form that says yes to all of them. */
export const toCancellationsField = (cancellations: readonly Cancellation[]): string =>
  cancellations
    .map(
      ({ reference, expectedRefund: { amount, currency } }) => `${reference}:${amount}:${currency}`,
    )
    .join(",");
