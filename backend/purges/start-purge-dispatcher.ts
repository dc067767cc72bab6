import { setTimeout as wait } from "node:timers/promises";
import { logLine } from "@/lib/observability/log-line";
import type { ScopedDatabase } from "../db/scoped";
import { toErrorMessage } from "../errors/to-error-message";
import { startPoller } from "../workers/start-poller";
import { claimPurges, getDeliveryState, postponePurges, settlePurges } from "./claim-purges";
import { deleteOldPurges } from "./delete-old-purges";
import { sendPurge } from "./send-purge";

const pollMs = 500;
const cleanupEveryMs = 10 * 60_000;
const stopWithinMs = 4_000;
/** How soon to check again whether another backend has notified a storefront. */
const lookAgainMs = 50;

/** A storefront that hasn't received a change yet, and why. */
export type Undelivered = { storefront: string; reason: string };

type Settings = {
  db: ScopedDatabase;
  /**
   * Origins of storefronts. A fragment only belongs to the name: it distinguishes two that their
   * own machines reach at the same address.
   */
  urls: readonly string[];
  secret: string;
  /** How long the author of a change waits for the storefronts to be notified. */
  deliverWithinMs?: number;
  logProblem?: (line: string) => void;
};

/** Without its fragment, for people. */
const toName = (url: string) => new URL(url).origin;

/**
 * Sends every storefront its purges until stopped: at least once, in the order of the changes, each
 * storefront independently, from any number of backends on one database. An unreachable one is
 * retried.
 */
export function startPurgeDispatcher({
  db,
  urls,
  secret,
  deliverWithinMs = 2_000,
  logProblem = (message) => logLine("error", { message }),
}: Settings) {
  async function notifyAll(url: string, isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      const claimed = await claimPurges(db, url);
      if (!claimed) return;
      try {
        if (claimed.tags.length > 0) await sendPurge(url, { tags: claimed.tags, secret });
      } catch (error) {
        const lastError = error instanceof Error ? error.message : String(error);
        const attempts = await postponePurges(db, url, { lastError });
        if (attempts === 1)
          logProblem(`purges: ${toName(url)} ${lastError}; trying again until it answers`);
        return;
      }
      await settlePurges(db, url, claimed);
    }
  }

  const onError = (message: string) => logProblem(`purges: ${message}`);
  const pollers = [...new Set(urls)].map((url) => ({
    url,
    ...startPoller({
      work: (isStopped) => notifyAll(url, isStopped),
      pollMs,
      stopWithinMs,
      onError,
    }),
  }));
  const cleanup = startPoller({ work: () => deleteOldPurges(db), pollMs: cleanupEveryMs, onError });

  async function deliverTo(
    { url, run }: (typeof pollers)[number],
    signal: AbortSignal,
  ): Promise<Undelivered | null> {
    try {
      while (!signal.aborted) {
        await run();
        const { isPending, lastError } = await getDeliveryState(db, url);
        if (!isPending) return null;
        if (lastError !== null) return { storefront: toName(url), reason: lastError };
        await wait(lookAgainMs);
      }
    } catch (error) {
      // The change itself is done: it must not be reported as failed.
      return { storefront: toName(url), reason: toErrorMessage(error) };
    }
    return null;
  }

  return {
    /**
     * Waits until every storefront has received earlier changes, or an attempt has failed, at most
     * `deliverWithinMs`. @returns those not notified yet
     */
    async deliver(): Promise<Undelivered[]> {
      const late = new AbortController();
      const deadline = setTimeout(() => late.abort(), deliverWithinMs);
      const answers = pollers.map((poller) =>
        Promise.race([
          deliverTo(poller, late.signal),
          new Promise<Undelivered>((resolve) =>
            late.signal.addEventListener("abort", () =>
              resolve({ storefront: toName(poller.url), reason: "didn't answer in time" }),
            ),
          ),
        ]),
      );
      const settled = await Promise.all(answers).finally(() => clearTimeout(deadline));
      return settled.filter((answer) => answer !== null);
    },
    /** Finishes deliveries in progress, or leaves them to the next start. */
    stop: async (): Promise<void> =>
      void (await Promise.all([...pollers, cleanup].map((poller) => poller.stop()))),
  };
}
export type PurgeDispatcher = ReturnType<typeof startPurgeDispatcher>;
