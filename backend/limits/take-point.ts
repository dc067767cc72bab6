import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

/**
 * Takes one of a key's remaining points. @returns whether there was one, and the key's state
 * @throws if the counter can't be reached
 */
export async function takePoint(
  counter: RateLimiterAbstract,
  key: string,
): Promise<{ isTaken: boolean; usage: RateLimiterRes }> {
  try {
    return { isTaken: true, usage: await counter.consume(key) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { isTaken: false, usage: refusal };
    throw refusal;
  }
}

/** Whole seconds until a key has its points back, for `Retry-After`: at least one. */
export const toRetryAfter = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
