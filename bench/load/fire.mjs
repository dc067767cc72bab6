import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endWithUs } from "../../scripts/testbed/end-with-us.mjs";
import { processors, toPinned } from "../../scripts/testbed/processors.mjs";
import { toMedian } from "../../scripts/testbed/quantiles.mjs";
import { readProcesses, sumOf } from "../../scripts/testbed/read-processes.mjs";

/** `QUICK=1`: checks that everything works, without measuring. */
const isQuick = process.env.QUICK === "1";
const program = fileURLToPath(new URL("generator.mjs", import.meta.url));

/** Of a server with all its children, unless it says which parts it has. */
const readCpu = ({ pid, readCpuOfParts }) =>
  readCpuOfParts?.() ?? { all: sumOf(readProcesses(pid), "cpuMs") };

/**
 * One round of requests to a server: the generator's figures, and the server's processor time per
 * response, in all and by part.
 */
export async function fire({ server, ...job }) {
  const before = readCpu(server);
  const [command, ...words] = toPinned([process.execPath, program], processors.ofGenerator);
  const generator = spawn(command, words, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const stop = endWithUs(generator);
  try {
    generator.send({ port: server.port, ...job });
    const [result] = await Promise.race([once(generator, "message"), failed(generator)]);
    const parts = Object.entries(readCpu(server)).map(([name, milliseconds]) => [
      name,
      (milliseconds - before[name]) / result.answers,
    ]);
    const cpuMs = parts.reduce((total, [, milliseconds]) => total + milliseconds, 0);
    return { ...result, cpuMs: cpuMs > 0 ? cpuMs : null, cpuMsOfParts: Object.fromEntries(parts) };
  } finally {
    await stop();
  }
}

async function failed(generator) {
  const [code] = await once(generator, "exit");
  throw new Error(`the generator ended with ${code}`);
}

/**
 * Rounds of all targets in turn (A B C A B C …), so that a busy moment of the machine affects each
 * alike. `targets` are jobs by name; each is warmed up first, at `warmUpRate` if given.
 */
export async function fireInTurn(targets, times) {
  const { rounds, seconds, warmUpSeconds, warmUpRate } = isQuick
    ? { rounds: 1, seconds: 1, warmUpSeconds: 0.5 }
    : times;
  const results = new Map(Object.keys(targets).map((name) => [name, []]));
  for (const job of Object.values(targets))
    await fire({ ...job, rate: warmUpRate ?? job.rate, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round++) {
    for (const [name, job] of Object.entries(targets))
      results.get(name).push(await fire({ ...job, seconds }));
  }
  return Object.fromEntries([...results].map(([name, runs]) => [name, toMedians(runs)]));
}

/**
 * Figure by figure, with the spread of the rate: the distance between its lowest and highest round,
 * as a share of the median.
 */
function toMedians(runs) {
  const rates = runs.map(({ rate }) => rate);
  const median = (name) => toMedian(runs.map((run) => run[name]));
  const count = (name) => runs.reduce((total, run) => total + run[name], 0);
  const good = runs.reduce((total, { statuses }) => total + (statuses[200] ?? 0), 0);
  return {
    rate: median("rate"),
    spread: (Math.max(...rates) - Math.min(...rates)) / median("rate"),
    p50: median("p50"),
    p99: median("p99"),
    hitP50: median("hitP50"),
    cpuMs: runs.some(({ cpuMs }) => cpuMs === null) ? null : median("cpuMs"),
    cpuMsOfParts: Object.fromEntries(
      Object.keys(runs[0].cpuMsOfParts).map((name) => [
        name,
        toMedian(runs.map(({ cpuMsOfParts }) => cpuMsOfParts[name])),
      ]),
    ),
    busy: median("busy"),
    bytes: count("bytes") / count("answers"),
    hits: count("hits") / count("answers"),
    failed: 1 - good / (count("answers") + count("failures")),
  };
}
