import { createHash } from "node:crypto";
import { readProcesses } from "./read-processes.mjs";

const everyMs = 1_000;
/** What `spin` costs on the machine of the budgets while nothing else runs. */
const usualSpinMs = 1.4;

/**
 * Measures the processor time of a program and all that it starts, until `stop` is called; null
 * without /proc. Processes that end without being waited for, such as a browser's renderers, count
 * up to the last second.
 * @returns `stop()`: seconds, and how many times slower than usual this machine was meanwhile: the
 * same work costs more beside other programs on shared processors
 */
export function measureProcessors(pid) {
  let known = new Map();
  let lostMs = 0;
  const spins = [];
  const read = () => {
    const now = new Map(readProcesses(pid).map((process) => [process.pid, process]));
    if (now.size === 0) return;
    // What a living parent waited for is in the parent's own count.
    for (const [id, { parent, cpuMs, endedMs }] of known)
      if (!now.has(id) && !now.has(parent)) lostMs += cpuMs + endedMs;
    known = now;
    spins.push(spin());
  };
  read();
  const timer = setInterval(read, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      if (known.size === 0) return null;
      const ms = [...known.values()].reduce((sum, each) => sum + each.cpuMs + each.endedMs, lostMs);
      const spinMs = spins.toSorted((a, b) => a - b)[Math.floor(spins.length / 2)];
      return { seconds: ms / 1000, slowness: Math.max(1, spinMs / usualSpinMs) };
    },
  };
}

const work = Buffer.alloc(2 * 1024 ** 2);

/** Milliseconds of processor time for the same work each time. */
function spin() {
  const before = process.cpuUsage();
  createHash("sha256").update(work).digest();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
