import { RateLimiterMemory, type RateLimiterAbstract } from "rate-limiter-flexible";

/** Opens a counter of its own under a name: so many points for each key within so many seconds. */
export type OpenCounter = (
  name: string,
  options: { points: number; seconds: number },
) => RateLimiterAbstract;

/** Counts in this process alone. */
export const openCounterInMemory: OpenCounter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
