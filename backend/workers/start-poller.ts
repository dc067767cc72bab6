import { toErrorMessage } from "../db/to-error-message";
import { waitAtMost } from "./wait-at-most";

type Settings = {
  /** Does all that is due now; `isStopped` says that no more should be begun. */
  work: (isStopped: () => boolean) => Promise<void>;
  /** Between the end of one look and the next. */
  pollMs: number;
  /** How long `stop` waits for what is under way; without it until that is done. */
  stopWithinMs?: number;
  onError: (message: string) => void;
};

/**
 * Does work at once and again and again until it is stopped, one look at a time; a look that fails
 * is told of and followed by the next.
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
    /** Looks now, after what is under way. */
    run,
    /** Finishes what is under way, or leaves it to the next start. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await (stopWithinMs === undefined ? running : waitAtMost(running, stopWithinMs));
    },
  };
}
