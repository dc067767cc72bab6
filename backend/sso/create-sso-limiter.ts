import { RateLimiterRes } from "rate-limiter-flexible";
import { tooManyAttempts } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { toNetwork } from "@/lib/network/to-network";
import type { RequestContext } from "../request-context";

/** Enough for an office behind one address; each step asks a provider or writes a row, which nobody may have us do without end. */
const limits = { points: 120, seconds: 10 * 60 };

/** @returns a check that throws RouteError 429 for a network that has asked for too many steps at this agency */
export function createSsoLimiter(openCounter: OpenCounter) {
  const limiter = openCounter("sso", limits);
  return async ({ agency, clientIp }: RequestContext): Promise<void> => {
    if (clientIp === null) return;
    try {
      await limiter.consume(`${agency.id} ${toNetwork(clientIp)}`);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyAttempts({ retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), isFirst: false });
    }
  };
}
