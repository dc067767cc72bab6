import { logLine } from "@/lib/observability/log-line";
import { hourMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import type { ScopedDatabase } from "../db/scoped";
import { toErrorMessage } from "../errors/to-error-message";
import {
  createGuardedFetch,
  OutboundError,
  type OutboundRules,
} from "../outbound/create-guarded-fetch";
import { startPoller } from "../workers/start-poller";
import { waitAtMost } from "../workers/wait-at-most";
import { claimDeliveries, forgetDeliveries, type ClaimedDelivery } from "./claim-deliveries";
import { settleDelivery, type Outcome } from "./settle-delivery";
import { signDelivery } from "./webhook-secret";

const atOnce = 20;
const pollMs = 2_000;
const deadlineMs = 10_000;
const forgetEveryMs = hourMs;
const stopWithinMs = 5_000;

type Settings = {
  db: ScopedDatabase;
  outbound: OutboundRules;
  now?: () => Date;
  logProblem?: (line: string) => void;
};

/** For the agency's developers: without addresses that their host name has led to. */
function toFailureText(error: unknown): string {
  if (error instanceof OutboundError) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "failed";
  return code === "ABORT_ERR" ? `no answer within ${deadlineMs / 1_000} s` : code;
}

/**
 * Sends what happens to bookings to agencies' own systems until it is stopped: at least once, in no
 * certain order, by any number of backends on one database (standardwebhooks.com). What isn't
 * answered by a 2xx is tried again later.
 */
export function startWebhookDispatcher({
  db,
  outbound,
  now = () => new Date(),
  logProblem = (message) => logLine("error", { message }),
}: Settings) {
  const guardedFetch = createGuardedFetch({ deadlineMs, ...outbound, ignoresBody: true });

  /** Null if the deployment has lost the key that its secret is kept with. */
  function openKeys(delivery: ClaimedDelivery): string[] | null {
    try {
      return delivery.openKeys();
    } catch (error) {
      logProblem(`webhooks: delivery ${delivery.id}: ${toErrorMessage(error)}`);
      return null;
    }
  }

  async function post(delivery: ClaimedDelivery): Promise<Outcome> {
    const { id, url, payload } = delivery;
    const keys = openKeys(delivery);
    if (!keys) return { status: null, error: "can't be signed: make a new secret" };
    const body = JSON.stringify(payload);
    const timestamp = Math.floor(now().getTime() / 1_000);
    try {
      const { status } = await guardedFetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": signDelivery({ id, timestamp, body }, keys),
        },
        body,
      });
      return { status, error: null };
    } catch (error) {
      return { status: null, error: toFailureText(error) };
    }
  }

  /** One that can't be settled is due again after its lease, and keeps no other back. */
  const sendOne = async (delivery: ClaimedDelivery): Promise<void> => {
    try {
      const outcome = await post(delivery);
      await settleDelivery(db, delivery, { outcome, now: now() });
    } catch (error) {
      logProblem(`webhooks: delivery ${delivery.id}: ${toErrorMessage(error)}`);
    }
  };

  const underWay = new Set<Promise<void>>();
  /** Each that ends makes room, perhaps for one that had to wait for it. */
  function start(delivery: ClaimedDelivery): void {
    const sent = sendOne(delivery).finally(() => {
      underWay.delete(sent);
      void poller.run();
    });
    underWay.add(sent);
  }

  let forgottenAt = new Date(0);
  /** Starts what is due and waits for none of it: a slow endpoint keeps no other one back. */
  async function startDue(isStopped: () => boolean): Promise<void> {
    const maximum = atOnce - underWay.size;
    if (isStopped() || maximum === 0) return;
    if (msBetween(forgottenAt, now()) >= forgetEveryMs) {
      forgottenAt = now();
      await forgetDeliveries(db, { now: now() });
    }
    (await claimDeliveries(db, { now: now(), maximum })).forEach(start);
  }

  const poller = startPoller({
    work: startDue,
    pollMs,
    onError: (message) => logProblem(`webhooks: ${message}`),
  });
  async function finish(ended: Promise<void>): Promise<void> {
    await ended;
    if (underWay.size === 0) return;
    await Promise.all(underWay);
    await finish(poller.run());
  }
  return {
    /** Sends all that is due now, after what is under way. */
    sendDue: () => finish(poller.run()),
    /** Finishes what is under way, or leaves it to the next start. */
    stop: () => waitAtMost(finish(poller.stop()), stopWithinMs),
  };
}
