import { tooManyAttempts } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { takePoint, toRetryAfter } from "../limits/take-point";
import { toNetwork } from "@/lib/network/to-network";
import type { RequestContext } from "../http/request-context";

/**
 * Enough for an office behind one address; each step calls a provider or writes a row, which must
 * be bounded.
 */
const limits = { points: 120, seconds: 10 * 60 };

/** @returns a check that throws RouteError 429 for a network with too many steps at this agency */
export function createSsoLimiter(openCounter: OpenCounter) {
  const limiter = openCounter("sso", limits);
  return async ({ agency, clientIp }: RequestContext): Promise<void> => {
    if (clientIp === null) return;
    const { isTaken, usage } = await takePoint(limiter, `${agency.id} ${toNetwork(clientIp)}`);
    if (!isTaken) throw tooManyAttempts({ retryAfter: toRetryAfter(usage), isFirst: false });
  };
}
