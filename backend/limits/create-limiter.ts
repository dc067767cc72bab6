import { RouteError } from "../errors/route-error";
import type { OpenCounter } from "./open-counter";
import { takePoint, toRetryAfter } from "./take-point";
import { toNetwork } from "@/lib/network/to-network";

/**
 * Attempts allowed within the window: per account and per network at an agency, per agency, and
 * over all agencies.
 */
export type Limits = {
  /** Unique among all limits. */ name: string;
  seconds: number;
  account: number;
  network: number;
  agency: number;
  everybody: number;
};
export type Attempt = {
  agencyId: string;
  /** The account attempted, whether or not it exists. */
  account: string;
  /**
   * Null if the caller doesn't say: a caller with the service credential must limit addresses
   * itself.
   */
  clientIp: string | null;
};
type Refusal = {
  retryAfter: number;
  /** Whether it is the first one rejected in this window. */ isFirst: boolean;
};

export const tooManyAttempts = ({ retryAfter }: Refusal): RouteError =>
  new RouteError(429, "too_many_attempts", "Too many attempts, please try again later", undefined, {
    "Retry-After": String(retryAfter),
  });

/**
 * Counts attempts of one kind in counters of `openCounter`. An attempt counts as soon as it starts,
 * so that concurrent ones can't all pass. The narrow limits count first, so that a flood at one
 * account doesn't use up everybody's.
 */
export function createLimiter(
  { name: kind, seconds, ...points }: Limits,
  openCounter: OpenCounter,
) {
  const open = (scope: keyof typeof points) =>
    openCounter(`${kind} ${scope}`, { points: points[scope], seconds });
  const account = open("account");
  const network = open("network");
  const agency = open("agency");
  const everybody = open("everybody");

  const countersOf = ({ agencyId, account: name, clientIp }: Attempt) => ({
    narrow: [
      { limiter: account, key: `${agencyId} ${name.toLowerCase()}` },
      ...(clientIp === null
        ? []
        : [{ limiter: network, key: `${agencyId} ${toNetwork(clientIp)}` }]),
    ],
    wide: [
      { limiter: agency, key: agencyId },
      { limiter: everybody, key: "everybody" },
    ],
  });

  return {
    /**
     * Null if the attempt may proceed, else how many seconds to wait; a rejected one only counts at
     * the limit that rejected it.
     */
    async start(attempt: Attempt): Promise<Refusal | null> {
      const { narrow, wide } = countersOf(attempt);
      // Checked before anything is counted: while they reject, no caller can fill the memory with
      // new accounts.
      for (const { limiter, key } of wide) {
        const used = await limiter.get(key);
        if (used && used.remainingPoints <= 0)
          return { retryAfter: toRetryAfter(used), isFirst: false };
      }
      const counters = [...narrow, ...wide];
      for (const [index, { limiter, key }] of counters.entries()) {
        const { isTaken, usage } = await takePoint(limiter, key);
        if (isTaken) continue;
        await Promise.all(
          counters.slice(0, index).map((counter) => counter.limiter.reward(counter.key)),
        );
        return {
          retryAfter: toRetryAfter(usage),
          isFirst: usage.consumedPoints === limiter.points + 1,
        };
      }
      return null;
    },
    /** Clears an account's failures, only on its owner's request. */
    async clear({ agencyId, account: name }: Pick<Attempt, "agencyId" | "account">): Promise<void> {
      await account.delete(`${agencyId} ${name.toLowerCase()}`);
    },
    /** The attempt succeeded: it doesn't count, and neither do the account's earlier ones. */
    async forgive(attempt: Attempt): Promise<void> {
      const { narrow, wide } = countersOf(attempt);
      await Promise.all(
        [...narrow, ...wide].map(({ limiter, key }) =>
          limiter === account ? limiter.delete(key) : limiter.reward(key),
        ),
      );
    },
  };
}
export type Limiter = ReturnType<typeof createLimiter>;
