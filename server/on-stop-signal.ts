import { logLine } from "@/lib/observability/log-line";

/**
 * npm, the start script's terminal and a supervisor may each deliver the same signal; within this
 * time they count as one.
 */
const sameSignalMs = 1_000;

/** Runs `stop` on the first SIGTERM or SIGINT; a second one ends the process at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const handle = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logLine("error", { message: "The site did not stop in order", error });
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handle).on("SIGINT", handle);
}
