import { Worker } from "node:worker_threads";
import { header } from "@/lib/api/headers";
import { logLine } from "@/lib/observability/log-line";
import type { DemoSignIn } from "./identity-page";

export type BackendSettings = {
  dataDir: string;
  databaseUrl?: string;
  backendToken: string;
  siteUrl: string;
  purgeUrl: string;
  /** The address of the demo's own site of Nordlys, and its signing secret. */
  demoSignIn?: DemoSignIn | null;
};

/** Half of Node's own, as a renderer's: the rest would only hold garbage for longer. */
const youngGenerationMegabytes = 24;
const maxStopMs = 10_000;
const maxMetricsMs = 5_000;

/**
 * Runs the embedded backend in a worker thread.
 * @param onDeath called with the reason when it ends unrequested
 * @returns its loopback address, whether Nordlys' users may sign in by `demoSignIn`, a function
 * that stops it and resolves once its lock is released, and one for its Prometheus text, which is
 * empty if the backend doesn't respond
 * @throws what prevented the start
 */
export async function startBackend(
  entry: URL,
  { settings, onDeath }: { settings: BackendSettings; onDeath: (reason: string) => void },
) {
  const worker = new Worker(entry, {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
  });
  const { url, takesDemoSignIn } = await new Promise<{ url: string; takesDemoSignIn: boolean }>(
    (resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", (code) =>
        reject(new Error(`The backend ended with code ${code} before it was ready`)),
      );
    },
  );

  let isStopping = false;
  worker.on("error", (error) =>
    onDeath(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  worker.once("exit", (code) => isStopping || onDeath(`it ended with code ${code}`));

  const stop = async () => {
    isStopping = true;
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.postMessage("stop");
    const deadline = setTimeout(() => void worker.terminate(), maxStopMs);
    await ended;
    clearTimeout(deadline);
  };
  const readMetrics = async (): Promise<string> => {
    try {
      const headers = { [header.backendToken]: settings.backendToken };
      const answer = await fetch(`${url}/metrics`, {
        headers,
        signal: AbortSignal.timeout(maxMetricsMs),
      });
      if (answer.ok) return await answer.text();
      throw new Error(`status ${answer.status}`);
    } catch (error) {
      logLine("error", { message: `metrics of the backend: ${String(error)}` });
      return "";
    }
  };
  return { url, takesDemoSignIn, stop, readMetrics };
}
