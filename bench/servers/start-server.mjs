import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { hasEnded } from "../../scripts/end-with-us.mjs";
import { ask } from "../load/ask.mjs";
import { toPinned } from "./processors.mjs";

const patienceMs = 120_000;
const running = new Set();
// Whatever ends this process ends what it started.
process.once("exit", () => running.forEach((server) => server.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/**
 * Starts a program of Node's and resolves once it answers `ready` with 200.
 * What it prints goes to the file `log`, as it would for an operator: read by us, it would take time from what is measured.
 * @param processors which ones it may run on; all when not given
 */
export async function startServer({ args, env = {}, port, ready = "/", host = "localhost", log, processors }) {
  const output = openSync(log, "w");
  const [command, ...words] = toPinned([process.execPath, ...args], processors);
  const startedAt = performance.now();
  const server = spawn(command, words, { env: { ...process.env, ...env }, stdio: ["ignore", output, output] });
  closeSync(output);
  running.add(server);
  const ended = once(server, "exit").then(() => running.delete(server));

  const stop = async () => {
    server.kill();
    const deadline = setTimeout(() => server.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(deadline);
  };
  while ((await askStatus({ port, path: ready, host })) !== 200) {
    if (hasEnded(server) || performance.now() - startedAt > patienceMs) {
      await stop();
      throw new Error(`${args.join(" ")} did not get ready:\n${readFileSync(log, "utf8").slice(-2000)}`);
    }
    await wait(50);
  }
  return { port, pid: server.pid, readyMs: performance.now() - startedAt, stop };
}

/** The status of an answer, once its body has arrived too; null when there was none. */
const askStatus = (question) =>
  ask(question).then(
    ({ status }) => status,
    () => null,
  );
