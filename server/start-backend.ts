import { Worker } from "node:worker_threads";

export type BackendSettings = { dataDir: string; databaseUrl?: string; backendToken: string; siteUrl: string; purgeUrl: string };

const maxStopMs = 10_000;

/**
 * Runs the embedded backend in a worker thread.
 * @param onDeath called with the reason when it ends without having been asked to
 * @returns its loopback address and a function that stops it and resolves once its lock is released
 * @throws what kept it from starting
 */
export async function startBackend(entry: URL, { settings, onDeath }: { settings: BackendSettings; onDeath: (reason: string) => void }) {
  const worker = new Worker(entry, { workerData: settings });
  const url = await new Promise<string>((resolve, reject) => {
    worker.once("message", (message: { url: string }) => resolve(message.url));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The backend ended with code ${code} before it was ready`)));
  });

  let isStopping = false;
  worker.on("error", (error) => onDeath(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  worker.once("exit", (code) => isStopping || onDeath(`it ended with code ${code}`));

  const stop = async () => {
    isStopping = true;
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.postMessage("stop");
    const deadline = setTimeout(() => void worker.terminate(), maxStopMs);
    await ended;
    clearTimeout(deadline);
  };
  return { url, stop };
}
