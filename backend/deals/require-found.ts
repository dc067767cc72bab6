import { RouteError } from "../errors/route-error";
import type { Snapshot } from "../searches/create-snapshot-store";

/**
 * How long a deal search waits for suppliers: the storefront waits for 5 s. Later results are
 * left out of the deals.
 */
export const dealWaitMs = 3_000;

/**
 * What is known by now. @throws RouteError 503 while that is nothing: an empty list would claim
 * that there are no deals
 */
export function requireFound<T>({ found, askAgainInMs }: Snapshot<T>): T {
  if (found !== null) return found;
  throw new RouteError(
    503,
    "supplier_unavailable",
    "The supplier is still searching, please try again in a moment",
    undefined,
    { "Retry-After": String(Math.ceil((askAgainInMs ?? 0) / 1_000)) },
  );
}
