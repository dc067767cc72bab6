import { toErrorMessage } from "../errors/to-error-message";
import { waitAtMost } from "./wait-at-most";

type Settings = {
  /** Does all that is due now; `isStopped` says that no more should be started. */
  work: (isStopped: () => boolean) => Promise<void>;
  /** Between the end of one poll and the next. */
  pollMs: number;
  /** How long `stop` waits for running work; indefinitely by default. */
  stopWithinMs?: number;
  onError: (message: string) => void;
};

/**
 * Runs work at once and repeatedly until stopped, one poll at a time; a failed poll is reported and
 * followed by the next.
 */
export function startPoller({ work, pollMs, stopWithinMs, onError }: Settings) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () =>
    (running = running
      .then(() => work(() => isStopped))
      .catch((error: unknown) => onError(toErrorMessage(error))));
  const tick = () =>
    void run().then(() => {
      if (!isStopped) timer = setTimeout(tick, pollMs).unref();
    });
  tick();

  return {
    /** Polls now, after the running one. */
    run,
    /** Finishes running work, or leaves it to the next start. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await (stopWithinMs === undefined ? running : waitAtMost(running, stopWithinMs));
    },
  };
}
