import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { demoIdentityUrl, type Env } from "@/lib/env";
import { logLine } from "@/lib/observability/log-line";

/** The address of the demo's own site of Nordlys, and its signing secret. */
export type DemoSignIn = { address: string; secret: string };
type IdentityPage = {
  /** Shown at startup: where the page is, or why it isn't running. */
  note: string;
  stop: () => Promise<unknown>;
};

/** The file that readers get, started as they start it. */
const entry = "docs/examples/identity-page.mjs";

/**
 * How users of the demo's Nordlys sign in; null outside the demo. The secret belongs to this
 * process and lasts as long.
 */
export function toDemoSignIn(settings: Env): DemoSignIn | null {
  const address = demoIdentityUrl(settings);
  return address === null ? null : { address, secret: randomBytes(32).toString("base64url") };
}

/**
 * Runs Nordlys' own site in a thread, which ends with this process. If it fails, the site goes on
 * without it.
 * @param site Nordlys' URL here
 * @param isWanted whether Nordlys' users may sign in by `signIn`
 */
export async function startIdentityPage(
  { address, secret }: DemoSignIn,
  { site, isWanted }: { site: string; isWanted: boolean },
): Promise<IdentityPage> {
  const isMissing = (reason: string) => ({
    note: `Nordlys' own site, where its Log In leads, isn't started: ${reason}`,
    stop: () => Promise.resolve(),
  });
  if (!isWanted)
    return isMissing("Nordlys has another return URL or sign-in by now than the demo's");

  // A URL omits its scheme's default port.
  const port = new URL(address).port || "80";
  const worker = new Worker(resolve(entry), {
    env: { SSO_SECRET: secret, SITE: site, ISSUER: address, PORT: port },
    stdout: true,
  });
  const ended = new Promise<string>((resolve) => {
    worker.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRINUSE" ? `port ${port} is in use` : error.message),
    );
    worker.once("exit", (code) => resolve(`it ended with code ${code}`));
  });
  const problem = await Promise.race([ended, once(worker.stdout, "data").then(() => null)]);
  if (problem !== null) return isMissing(problem);

  let isStopping = false;
  void ended.then(
    (reason) => isStopping || logLine("warn", { message: `Nordlys' own site stopped: ${reason}` }),
  );
  const stop = () => {
    isStopping = true;
    return worker.terminate();
  };
  return { note: `Nordlys' people sign in at its own site, a page of the demo: ${address}`, stop };
}
