import { randomUUID } from "node:crypto";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { env } from "@/lib/env";
import { startBackend } from "./start-backend";

/** What `server/main.ts` hands to the worker it runs this in. */
type WorkerSettings = { dataDir: string; databaseUrl?: string; backendToken: string; siteUrl: string; purgeUrl?: string };

async function runInWorker(port: MessagePort, { dataDir, databaseUrl, backendToken, purgeUrl }: WorkerSettings) {
  // Another machine on the same database knows its own storefront by the same address.
  const own = purgeUrl ? [`${purgeUrl}#${randomUUID()}`] : [];
  const backend = await startBackend({ dataDir, databaseUrl, backendToken, port: 0, purgeUrls: [...own, ...env().PURGE_URLS] });
  port.once("message", () => void backend.stop().then(() => process.exit(0)));
  port.postMessage({ url: backend.url });
}

async function runAlone() {
  const { DATA_DIR, DATABASE_URL, BACKEND_TOKEN, BACKEND_HOST, BACKEND_PORT, PURGE_URLS } = env();
  if (!BACKEND_TOKEN) throw new Error("BACKEND_TOKEN: is needed, the service credential that storefronts know this backend by");
  const settings = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, backendToken: BACKEND_TOKEN, purgeUrls: PURGE_URLS };
  const backend = await startBackend({ ...settings, hostname: BACKEND_HOST, port: BACKEND_PORT });
  console.log(`The backend serves both APIs: MAIN_API_URL=${backend.url} RESORT_API_URL=${backend.url}/resort (read about them at ${backend.url}/api/docs)`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void backend.stop().then(() => process.exit(0)));
}

if (parentPort) {
  // Not caught: the worker ends with it, and whoever started it hears why.
  void runInWorker(parentPort, workerData as WorkerSettings);
} else {
  runAlone().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
