import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { ask } from "./ask.mjs";
import { endWithUs, hasEnded } from "./end-with-us.mjs";
import { envWithoutServices } from "./env-without-services.mjs";
import { toPinned } from "./processors.mjs";
import { until } from "./until.mjs";

/**
 * Starts a program, Node unless `command` is given, and resolves once `ready` responds with 200. It
 * has only the services in `env`, and ends with this process. Its output goes to the file `log`:
 * reading it here would take time from what is measured.
 * @param processors which ones it may run on; all if not given
 */
export async function startServer({
  command = process.execPath,
  args,
  env = {},
  port,
  ready = "/",
  host = "localhost",
  log,
  processors,
}) {
  const output = openSync(log, "w");
  const [program, ...words] = toPinned([command, ...args], processors);
  const startedAt = performance.now();
  const server = spawn(program, words, {
    env: { ...envWithoutServices(), ...env },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const stop = endWithUs(server);
  const answers = () =>
    ask({ port, path: ready, host }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const { isSo } = await until(async () => (await answers()) || hasEnded(server), { ms: 120_000 });
  const readyMs = performance.now() - startedAt;
  if (isSo && !hasEnded(server)) return { port, pid: server.pid, readyMs, stop };
  await stop();
  throw new Error(
    `${[command, ...args].join(" ")} did not get ready:\n${readFileSync(log, "utf8").slice(-4_000)}`,
  );
}
