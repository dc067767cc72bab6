import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;
const bytesPerPage = 4096;

/**
 * A program and all its children, the program itself first: milliseconds of processor time so far,
 * of itself and of ended children that it waited for, and resident megabytes. Empty without /proc.
 */
export function readProcesses(pid) {
  let all;
  try {
    all = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
  const withChildren = (process) => [
    process,
    ...all.filter(({ parent }) => parent === process.pid).flatMap(withChildren),
  ];
  return all.filter((process) => process.pid === pid).flatMap(withChildren);
}

export const sumOf = (processes, name) =>
  processes.reduce((total, process) => total + process[name], 0);

function readProcess(name) {
  try {
    // The command's name is in parentheses and may contain anything.
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const [, parent] = fields;
    const [userTicks, systemTicks, endedUserTicks, endedSystemTicks] = fields
      .slice(11, 15)
      .map(Number);
    const toMs = (ticks) => (ticks * 1000) / ticksPerSecond;
    const command = readFileSync(`/proc/${name}/cmdline`, "utf8").split("\0").join(" ");
    return [
      {
        pid: Number(name),
        parent: Number(parent),
        command,
        cpuMs: toMs(userTicks + systemTicks),
        endedMs: toMs(endedUserTicks + endedSystemTicks),
        megabytes: (Number(fields[21]) * bytesPerPage) / 1024 ** 2,
      },
    ];
  } catch {
    // It ended while we were reading.
    return [];
  }
}
