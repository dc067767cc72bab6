import { once } from "node:events";

/** Whether a program that was started has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * Has a program end at the latest when this process does.
 * @returns how to end it earlier: resolves once it has
 */
export function endWithUs(program, signal = "SIGTERM") {
  const end = () => program.kill(signal);
  process.once("exit", end);
  return async () => {
    process.off("exit", end);
    if (hasEnded(program)) return;
    end();
    await once(program, "exit");
  };
}
