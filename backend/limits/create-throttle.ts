import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Challenge } from "@/lib/api/contract/errors";
import { toNetwork } from "@/lib/network/to-network";
import { RouteError } from "../errors/route-error";
import type { Proofs } from "./create-proofs";
import { tooManyAttempts } from "./create-limiter";
import type { OpenCounter } from "./open-counter";
import { takePoint, toRetryAfter } from "./take-point";

/**
 * Beyond `free` each attempt needs a proof of work; beyond `most` none is accepted within the
 * window.
 */
type Scope = { free: number; most: number };
export type ThrottleLimits = {
  /** Unique among all limits. */
  name: string;
  seconds: number;
  /** Of a browser that has signed in to the account before: counted separately. */
  knownBrowser: number;
  /** At one agency, like all but `everybody`. */
  network: Scope;
  account: Scope;
  /** Of one network for one account: so that one network can't use up an account's attempts. */
  pair: number;
  /** Only ever requires a proof: no client can lock all out. */
  agency: number;
  everybody: number;
};
export type Try = {
  agencyId: string;
  /** The account attempted, whether or not it exists. */
  account: string;
  /**
   * Null if the caller doesn't say: a caller with the service credential must limit addresses
   * itself.
   */
  clientIp: string | null;
  /** The id of a browser that has signed in to this account before, else null. */
  knownBrowser: string | null;
  proof: string | null;
};
export type ThrottleRefusal = {
  retryAfter: number;
  /** Solving it lets the attempt proceed. */ challenge: Challenge | null;
  /** In this window, of this account. */ isFirst: boolean;
};

const unlimited = Number.MAX_SAFE_INTEGER;

/** 429 in either case: a client that doesn't support challenges waits. */
export const throttled = (refusal: ThrottleRefusal): RouteError =>
  refusal.challenge
    ? new RouteError(
        429,
        "proof_of_work_required",
        "There are many attempts at the moment: this one needs a proof of work",
        undefined,
        { "Retry-After": String(refusal.retryAfter) },
        refusal.challenge,
      )
    : tooManyAttempts(refusal);

/**
 * Counts attempts of one kind by account, network, agency and over all, in counters of
 * `openCounter`. No client's attempts lock others out: beyond the wide limits an unknown browser
 * continues with a proof of work, which grows with the flood, and known browsers are counted
 * separately (OWASP's device cookies). An attempt counts as soon as it starts, so that concurrent
 * ones can't all pass.
 */
export function createThrottle(
  { name, seconds, ...limits }: ThrottleLimits,
  { openCounter, proofs }: { openCounter: OpenCounter; proofs: Proofs },
) {
  const open = (scope: string, points: number) =>
    openCounter(`${name} ${scope}`, { points, seconds });
  const known = open("known browser", limits.knownBrowser);
  const told = open("told", 1);
  const counters = {
    pair: open("pair", limits.pair),
    network: open("network", limits.network.most),
    account: open("account", limits.account.most),
    agency: open("agency", unlimited),
    everybody: open("everybody", unlimited),
  };
  type Counter = { counter: RateLimiterAbstract; key: string; free: number };

  const accountKey = ({ agencyId, account }: Pick<Try, "agencyId" | "account">) =>
    `${agencyId} ${account.toLowerCase()}`;
  const knownKey = (attempt: Try) => `${accountKey(attempt)} ${attempt.knownBrowser ?? ""}`;
  function listCounters(attempt: Try): { narrow: Counter[]; wide: Counter[] } {
    const { agencyId, clientIp } = attempt;
    const network = clientIp === null ? null : toNetwork(clientIp);
    const ofNetwork = [
      { counter: counters.pair, key: `${accountKey(attempt)} ${network ?? ""}`, free: unlimited },
      { counter: counters.network, key: `${agencyId} ${network ?? ""}`, free: limits.network.free },
    ];
    return {
      narrow: [
        ...(network === null ? [] : ofNetwork),
        { counter: counters.account, key: accountKey(attempt), free: limits.account.free },
      ],
      wide: [
        { counter: counters.agency, key: agencyId, free: limits.agency },
        { counter: counters.everybody, key: "everybody", free: limits.everybody },
      ],
    };
  }
  const about = (attempt: Try) => `${name} ${accountKey(attempt)}`;

  const isFirst = async (attempt: Try): Promise<boolean> =>
    (await takePoint(told, accountKey(attempt))).isTaken;
  const giveBack = (used: readonly Counter[]) =>
    Promise.all(used.map(({ counter, key }) => counter.reward(key)));
  /** Doubles with the flood. */
  const toFactor = (used: number, free: number) =>
    2 ** Math.floor(Math.log2(Math.max(1, used / free)));

  async function startUnknown(attempt: Try): Promise<ThrottleRefusal | null> {
    const { narrow, wide } = listCounters(attempt);
    const isProven = attempt.proof !== null && (await proofs.take(attempt.proof, about(attempt)));
    let [retryAfter, factor, needsProof] = [1, 1, false];
    const weigh = (usage: RateLimiterRes, free: number, isCounted: boolean) => {
      if (usage.consumedPoints < (isCounted ? free + 1 : free)) return;
      needsProof = true;
      retryAfter = Math.max(retryAfter, toRetryAfter(usage));
      factor = Math.max(factor, toFactor(usage.consumedPoints, free));
    };
    const challenge = async () => ({
      retryAfter,
      challenge: proofs.create(about(attempt), factor),
      isFirst: await isFirst(attempt),
    });
    // Checked before anything is counted: without work no client can fill the memory with new
    // accounts.
    for (const { counter, key, free } of wide) {
      const used = await counter.get(key);
      if (used) weigh(used, free, false);
    }
    if (needsProof && !isProven) return challenge();
    const used: Counter[] = [];
    for (const each of [...narrow, ...wide]) {
      const { isTaken, usage } = await takePoint(each.counter, each.key);
      if (!isTaken) {
        await giveBack(used);
        return {
          retryAfter: toRetryAfter(usage),
          challenge: null,
          isFirst: await isFirst(attempt),
        };
      }
      weigh(usage, each.free, true);
      used.push(each);
    }
    if (!needsProof || isProven) return null;
    await giveBack(used);
    return challenge();
  }

  return {
    /** Null if the attempt may proceed; a rejected one doesn't count. */
    async start(attempt: Try): Promise<ThrottleRefusal | null> {
      if (attempt.knownBrowser !== null && (await takePoint(known, knownKey(attempt))).isTaken)
        return null;
      // A known browser that has used up its own attempts is like any other.
      return startUnknown(attempt);
    },
    /** Clears an account's attempts: its owner has proven to be the owner. */
    async clear(attempt: Pick<Try, "agencyId" | "account">): Promise<void> {
      await counters.account.delete(accountKey(attempt));
    },
    /**
     * The attempt succeeded: it doesn't count, and neither do the browser's earlier ones, or the
     * account's if the browser isn't known.
     */
    async forgive(attempt: Try): Promise<void> {
      if (attempt.knownBrowser !== null) {
        await known.delete(knownKey(attempt));
        return;
      }
      const { narrow, wide } = listCounters(attempt);
      const isOfAccount = ({ counter }: Counter) =>
        counter === counters.account || counter === counters.pair;
      await Promise.all(
        [...narrow, ...wide].map((each) =>
          isOfAccount(each) ? each.counter.delete(each.key) : each.counter.reward(each.key),
        ),
      );
    },
  };
}
export type Throttle = ReturnType<typeof createThrottle>;
