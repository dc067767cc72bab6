import { spawn, type ChildProcess } from "node:child_process";
import { endWithUs, hasEnded } from "../scripts/testbed/end-with-us.mjs";
import { envWithoutServices } from "../scripts/testbed/env-without-services.mjs";

type Settings = Record<string, string>;
export type StartedProgram = {
  process: ChildProcess;
  /** What the caller's pattern found in its output: the URL it listens on. */
  address: string;
  /** Its output so far, on both streams. */
  output: () => string;
  /** Kills it; resolves once it has ended. */
  stop: () => Promise<void>;
};
export type StartedSite = StartedProgram & { port: number };

/** The entry points of the built site and the built backend. */
export const siteEntry = "dist/server/main.mjs";
const backendEntry = "dist/backend/main.mjs";

/**
 * Starts a program of the product with only the services in `settings`; it is killed with this
 * process.
 */
export function spawnProgram(args: string[], settings: Settings) {
  const program = spawn(process.execPath, args, {
    env: {
      ...envWithoutServices(),
      NODE_ENV: "production",
      ALLOW_LOOPBACK_URLS: "true",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { program, stop: endWithUs(program, "SIGKILL") };
}

/**
 * Starts a program and waits until it prints its URL.
 * @param pattern its first group is the URL
 * @throws with its output if it ends before
 */
export async function startProgram(
  args: string[],
  { pattern, settings }: { pattern: RegExp; settings: Settings },
): Promise<StartedProgram> {
  const { program, stop } = spawnProgram(args, settings);
  let printed = "";
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = pattern.exec(printed)?.[1];
      if (found) resolve(found);
    };
    for (const stream of [program.stdout, program.stderr]) stream.on("data", read);
    const fail = () =>
      reject(
        new Error(
          `${args.join(" ")} ended with ${program.exitCode ?? program.signalCode} before it listened:\n${printed}`,
        ),
      );
    // After its output is read to the end, because it says why.
    program.once("close", fail);
    if (hasEnded(program)) fail();
  });
  return { process: program, address, output: () => printed, stop };
}

/**
 * Starts the built site on a free port, with the embedded backend unless `settings` name another.
 * `DATA_DIR` is required.
 */
export async function startSite(settings: Settings & { DATA_DIR: string }): Promise<StartedSite> {
  const site = await startProgram([siteEntry], {
    pattern: /Ready: https?:\/\/localhost:(\d+)/,
    settings: { PORT: "0", ...settings },
  });
  return { ...site, port: Number(site.address) };
}

/** Starts the built backend on a free port. `DATA_DIR` and `BACKEND_TOKEN` are required. */
export const startBackend = (
  settings: Settings & { DATA_DIR: string; BACKEND_TOKEN: string },
): Promise<StartedProgram> =>
  startProgram([backendEntry], {
    pattern: /MAIN_API_URL=(\S+)/,
    settings: { BACKEND_PORT: "0", ...settings },
  });
