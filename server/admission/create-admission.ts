import { createTurnstile, type Priority, type TurnstileLimits, type Visitor } from "./turnstile";

/** Too many are asking. Whole seconds, as `Retry-After` has them (RFC 9110 §10.2.3). */
export class OverloadedError extends Error {
  override name = "OverloadedError";
  constructor(readonly retryAfter: number) {
    super("Too many are asking");
  }
}

/** Whoever waited went away. */
export class GoneError extends Error {
  override name = "GoneError";
}

/** Gives the place back; a second call does nothing. */
export type Leave = () => void;
export type Entry = {
  /** Who shares one bound; everybody whose agency isn't known gives the same. */
  agency: string;
  priority: Priority;
  /** Ends the wait of somebody who went away. */
  signal?: AbortSignal;
};
export type AdmissionOptions = TurnstileLimits & {
  /** Nobody waits longer: a page that late helps few, and they are better told early. */
  waitMs: number;
  now?: () => number;
  random?: () => number;
  onRefused?: (entry: Entry) => void;
};

/** Places for work that is bounded in total and for each agency, with a short line before them. */
export function createAdmission({ waitMs, now = () => performance.now(), random = Math.random, onRefused, ...limits }: AdmissionOptions) {
  const turnstile = createTurnstile(limits);
  /** 1 to 3: refused at one moment, they are not to come back at one moment. */
  const toError = () => new OverloadedError(1 + Math.floor(random() * 3));

  function toLeave(visitor: Visitor): Leave {
    const since = now();
    let isInside = true;
    return () => {
      if (isInside) turnstile.leave(visitor, now() - since);
      isInside = false;
    };
  }

  return {
    /** Resolves once there is a place. @throws OverloadedError when there is none in time, at once where that can be foreseen; GoneError */
    enter(entry: Entry): Promise<Leave> {
      const { agency, priority, signal } = entry;
      if (signal?.aborted) return Promise.reject(new GoneError());
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => void (turnstile.giveUp(visitor) && refuse()), waitMs);
        timer.unref();
        const settle = (end: () => void) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", goAway);
          end();
        };
        const refuse = () =>
          settle(() => {
            onRefused?.(entry);
            reject(toError());
          });
        const visitor: Visitor = { agency, priority, admit: () => settle(() => resolve(toLeave(visitor))), refuse };
        const goAway = () => {
          if (turnstile.giveUp(visitor)) settle(() => reject(new GoneError()));
        };
        signal?.addEventListener("abort", goAway);
        turnstile.arrive(visitor, waitMs);
      });
    },
    /** How many are inside and wait, of how many agencies. */
    stats: turnstile.stats,
    isBeyondShare: turnstile.isBeyondShare,
  };
}
export type Admission = ReturnType<typeof createAdmission>;
