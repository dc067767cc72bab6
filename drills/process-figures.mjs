import { readdirSync } from "node:fs";
import { readProcesses } from "../scripts/testbed/read-processes.mjs";
import { until } from "../scripts/testbed/until.mjs";

/** How many files and connections a process has open; 0 without /proc. */
const countOpen = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

/** The front door's own process. */
export const readDoor = (pid) => ({
  open: countOpen(pid),
  megabytes: Math.round(readProcesses(pid)[0]?.megabytes ?? 0),
});

/** Resolves once it has at most that many open, or with the number still open after the timeout. */
export async function awaitClosed(pid, { most, patienceMs = 15_000 }) {
  await until(() => countOpen(pid) <= most, { ms: patienceMs });
  return countOpen(pid);
}
