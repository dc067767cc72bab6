import {
  createFairQueue,
  type FairQueueLimits,
  type Priority,
  type QueuedRequest,
  type Refusal,
} from "./fair-queue";

/**
 * No place: 429 if the client exceeds its share, 503 if there are too many requests overall. Both
 * set `Retry-After`.
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

/** The waiting client disconnected. */
export class GoneError extends Error {
  override name = "GoneError";
}

/** Releases the place; a second call does nothing. */
export type Leave = () => void;
export type Entry = {
  /** What shares one limit; the same value for all requests whose agency isn't known. */
  agency: string;
  /** What shares one part of that limit. */
  client: string;
  priority: Priority;
  /** Aborts the wait when the client disconnects. */
  signal?: AbortSignal;
};
export type AdmissionOptions = FairQueueLimits & {
  /** The longest wait: a later page helps few, and an early rejection is better. */
  waitMs: number;
  random?: () => number;
  onRefused?: (entry: Entry, error: OverloadedError) => void;
};

/** Places for work that is limited in total, per agency and per client, with a short queue. */
export function createAdmission({
  waitMs,
  random = Math.random,
  onRefused,
  ...limits
}: AdmissionOptions) {
  const queue = createFairQueue(limits);
  /** 1 to 3: requests rejected at the same moment must not all retry at the same moment. */
  const toError = (reason: Refusal) =>
    new OverloadedError(reason === "client" ? 429 : 503, 1 + Math.floor(random() * 3));

  function toLeave(request: QueuedRequest): Leave {
    let isInside = true;
    return () => {
      if (isInside) queue.leave(request);
      isInside = false;
    };
  }

  return {
    /**
     * Resolves once there is a place. @throws OverloadedError if there is none in time, at once if
     * too many wait; GoneError
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
        queue.arrive(request);
      });
    },
    /** How many are running and waiting, and of how many agencies. */
    stats: queue.stats,
  };
}
export type Admission = ReturnType<typeof createAdmission>;
