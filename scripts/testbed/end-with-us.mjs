import { once } from "node:events";

/** Whether a started program has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * Ends a program when this process ends, at the latest.
 * @returns how to end it earlier: resolves once it has ended, killed if it takes longer than
 * `patienceMs`
 */
export function endWithUs(program, signal = "SIGTERM", { patienceMs = 20_000 } = {}) {
  const end = () => program.kill(signal);
  process.once("exit", end);
  return async () => {
    process.off("exit", end);
    if (hasEnded(program)) return;
    const ended = once(program, "exit");
    end();
    const deadline = setTimeout(() => program.kill("SIGKILL"), patienceMs);
    await ended;
    clearTimeout(deadline);
  };
}

/** Makes this process exit on a stop signal, so that what it started ends as well. */
export function exitOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
}
