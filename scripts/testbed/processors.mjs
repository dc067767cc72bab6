import { cpus } from "node:os";
import { findCommand } from "../find-command.mjs";

const last = cpus().length - 1;
const taskset = last > 0 ? findCommand(["taskset"]) : undefined;

/** The load generator has the last processor to itself, the measured servers have the others. */
export const processors = taskset
  ? { ofServers: last === 1 ? "0" : `0-${last - 1}`, ofGenerator: String(last) }
  : {};

export const describeProcessors = () =>
  taskset
    ? `servers on processor ${processors.ofServers}, the load on ${processors.ofGenerator}`
    : "servers and load share all processors";

/** A command line pinned to these processors, if that is possible. */
export const toPinned = (words, list) =>
  taskset && list ? [taskset, "-c", list, ...words] : words;
