import { spawn } from "node:child_process";
import { endWithUs, hasEnded } from "../../scripts/end-with-us.mjs";
import { ask, until } from "./ask.mjs";

/**
 * Starts a program, and keeps the end of what it prints for whoever has to know why it failed.
 * @returns `isUp(port, path)`, which resolves once it answers with 200 and rejects when it ends or is too slow, and `stop()`
 */
export function startProgram(command, words, { env } = {}) {
  const program = spawn(command, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk) => (log = (log + chunk).slice(-4_000)));
  return {
    isUp: async (port, path) => {
      const isOk = () =>
        ask(port, path).then(
          ({ status }) => status === 200,
          () => false,
        );
      const { isSo } = await until(async () => hasEnded(program) || (await isOk()), { ms: 120_000 });
      if (!isSo || hasEnded(program)) throw new Error(`${[command, ...words].join(" ")} doesn't answer:\n${log}`);
    },
    stop: endWithUs(program),
  };
}
