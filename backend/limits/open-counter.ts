import { RateLimiterMemory, type RateLimiterAbstract } from "rate-limiter-flexible";

/** Opens a named counter: a number of points per key within a number of seconds. */
export type OpenCounter = (
  name: string,
  options: { points: number; seconds: number },
) => RateLimiterAbstract;

/** Counts in this process only. */
export const openCounterInMemory: OpenCounter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
