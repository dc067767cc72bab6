import { execFile } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { promisify } from "node:util";

/** Where processors are scarce the others get nine tenths of the time. */
const niceness = 10;

/** Puts a process that was started just now, with all threads it is going to have, behind this one. */
export function standBehind(pid: number): void {
  // From where this one stands: to come before it takes rights.
  setPriority(pid, Math.min(19, getPriority() + niceness));
}

/**
 * Has a process give up its processor at once to whoever needs it, where one that stands behind finishes its turn of some milliseconds first:
 * Linux's idle class (sched(7)), by the command that Debian and Alpine have for it. Where there is none nothing happens.
 * There is no way back without rights.
 */
export async function standAside(pid: number): Promise<void> {
  await promisify(execFile)("chrt", ["-a", "-i", "-p", "0", String(pid)]).catch(() => {});
}
