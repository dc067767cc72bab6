import {
  createFairQueue,
  type FairQueueLimits,
  type Priority,
  type QueuedRequest,
  type Refusal,
} from "./fair-queue";

/**
 * There is no place: 429 where the client asks for more than its share, 503 where too many are
 * asking. Both say when to come back.
 */
export class OverloadedError extends Error {
  override name = "OverloadedError";
  constructor(
    readonly status: 429 | 503,
    /** Whole seconds, as `Retry-After` has them (RFC 9110 §10.2.3). */
    readonly retryAfter: number,
  ) {
    super("Too many are asking");
  }
}

/** The client that waited went away. */
export class GoneError extends Error {
  override name = "GoneError";
}

/** Gives the place back; a second call does nothing. */
export type Leave = () => void;
export type Entry = {
  /** Who shares one bound; everybody whose agency isn't known gives the same. */
  agency: string;
  /** Who shares one part of that bound. */
  client: string;
  priority: Priority;
  /** Ends the wait of somebody who went away. */
  signal?: AbortSignal;
};
export type AdmissionOptions = FairQueueLimits & {
  /** Nobody waits longer: a page that late helps few, and they are better told early. */
  waitMs: number;
  now?: () => number;
  random?: () => number;
  onRefused?: (entry: Entry, error: OverloadedError) => void;
};

/**
 * Places for work that is bounded in total, for each agency and for each client, with a short line
 * before them.
 */
export function createAdmission({
  waitMs,
  now = () => performance.now(),
  random = Math.random,
  onRefused,
  ...limits
}: AdmissionOptions) {
  const queue = createFairQueue(limits);
  /** 1 to 3: refused at one moment, they are not to come back at one moment. */
  const toError = (reason: Refusal) =>
    new OverloadedError(reason === "client" ? 429 : 503, 1 + Math.floor(random() * 3));

  function toLeave(request: QueuedRequest): Leave {
    const since = now();
    let isInside = true;
    return () => {
      if (isInside) queue.leave(request, now() - since);
      isInside = false;
    };
  }

  return {
    /**
     * Resolves once there is a place. @throws OverloadedError when there is none in time, at once
     * where that can be foreseen; GoneError
     */
    enter(entry: Entry): Promise<Leave> {
      const { agency, client, priority, signal } = entry;
      if (signal?.aborted) return Promise.reject(new GoneError());
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => void (queue.giveUp(request) && refuse("house")), waitMs);
        timer.unref();
        const settle = (end: () => void) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", goAway);
          end();
        };
        const refuse = (reason: Refusal) =>
          settle(() => {
            const error = toError(reason);
            onRefused?.(entry, error);
            reject(error);
          });
        const admit = () => settle(() => resolve(toLeave(request)));
        const request: QueuedRequest = { agency, client, priority, admit, refuse };
        const goAway = () => {
          if (queue.giveUp(request)) settle(() => reject(new GoneError()));
        };
        signal?.addEventListener("abort", goAway);
        queue.arrive(request, waitMs);
      });
    },
    /** How many are inside and wait, of how many agencies. */
    stats: queue.stats,
  };
}
export type Admission = ReturnType<typeof createAdmission>;
