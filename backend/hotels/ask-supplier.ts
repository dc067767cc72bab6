import type { LogError } from "../http/answer-error";
import { RouteError, type RequestContext } from "../request-context";
import { SupplierError } from "../suppliers/booking-supplier";

/**
 * Asks a supplier for something that changes nothing. Whatever it may fail with is one answer:
 * nobody is told half of what there is.
 * @throws RouteError 503 `supplier_unavailable`; the cause is logged
 */
export async function askSupplier<T>(
  { requestId }: Pick<RequestContext, "requestId">,
  { call, logError }: { call: string; logError: LogError },
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    logError({ requestId, call, error });
    throw new RouteError(
      503,
      "supplier_unavailable",
      "The hotels can't be asked right now, please try again in a moment",
      undefined,
      { "Retry-After": "10" },
    );
  }
}
