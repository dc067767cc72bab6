import { RouteError } from "../request-context";
import { SupplierError } from "./booking-supplier";
import { withDeadline } from "../outbound/with-deadline";

/**
 * An answer for somebody who waits for it.
 * @throws RouteError 503 `supplier_unavailable` when none came in time or it made no sense
 */
export async function askSupplier<T>(
  question: Promise<T>,
  { withinMs }: { withinMs: number },
): Promise<T> {
  try {
    return await withDeadline(
      question,
      withinMs,
      () => new SupplierError("timeout", `no answer within ${withinMs} ms`),
    );
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    throw new RouteError(
      503,
      "supplier_unavailable",
      "The hotel's system doesn't answer right now, please try again in a moment",
      undefined,
      {
        "Retry-After": "5",
      },
    );
  }
}
