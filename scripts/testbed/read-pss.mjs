import { readFileSync } from "node:fs";

/**
 * Megabytes of memory of a process, with its share of what it has in common with others: the sum
 * over a program's processes counts nothing twice. Null without /proc, or once it has ended.
 */
export function readPss(pid) {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"),
    );
    return Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
