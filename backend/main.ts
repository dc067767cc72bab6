import { randomUUID } from "node:crypto";
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { env } from "@/lib/env";
import { noAgenciesHint } from "@/lib/observability/no-agencies-hint";
import { startTracing } from "@/lib/observability/start-tracing";
import type { DemoSignIn } from "./demo/seed-demo-sign-in";
import { startBackend } from "./start-backend";

/** What `server/main.ts` passes to the worker. */
type WorkerSettings = {
  dataDir: string;
  databaseUrl?: string;
  backendToken: string;
  siteUrl: string;
  purgeUrl?: string;
  demoSignIn?: DemoSignIn | null;
};

/** Service name of its spans, unless OTEL_SERVICE_NAME is set. */
const service = "travel-site-backend";

async function end(backend: { stop: () => Promise<void> }, stopTracing: () => Promise<void>) {
  await backend.stop();
  await stopTracing();
  process.exit(0);
}

async function runInWorker(
  port: MessagePort,
  { dataDir, databaseUrl, backendToken, purgeUrl, demoSignIn }: WorkerSettings,
) {
  const stopTracing = await startTracing(service, env());
  // Another machine on the same database uses the same loopback address for its own storefront.
  const own = purgeUrl ? [`${purgeUrl}#${randomUUID()}`] : [];
  const { BACKEND_PORT = 0, PURGE_URLS } = env();
  const settings = {
    dataDir,
    databaseUrl,
    backendToken,
    port: BACKEND_PORT,
    purgeUrls: [...own, ...PURGE_URLS],
  };
  const backend = await startBackend({ ...settings, demoSignIn });
  port.once("message", () => void end(backend, stopTracing));
  port.postMessage({ url: backend.url, takesDemoSignIn: backend.takesDemoSignIn });
}

async function runAlone() {
  const {
    DATA_DIR,
    DATABASE_URL,
    BACKEND_TOKEN,
    BACKEND_HOST,
    BACKEND_PORT = 4000,
    PURGE_URLS,
    METRICS_HOST,
    METRICS_PORT,
  } = env();
  if (!BACKEND_TOKEN)
    throw new Error(
      "BACKEND_TOKEN: is needed, the service credential that storefronts know this backend by",
    );
  const stopTracing = await startTracing(service, env());
  const metricsAt =
    METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT };
  const settings = {
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    backendToken: BACKEND_TOKEN,
    purgeUrls: PURGE_URLS,
    metricsAt,
  };
  const backend = await startBackend({ ...settings, hostname: BACKEND_HOST, port: BACKEND_PORT });
  console.log(
    `The backend serves both APIs: MAIN_API_URL=${backend.url} RESORT_API_URL=${backend.url}/resort (read about them at ${backend.url}/api/docs)`,
  );
  if (!(await backend.hasAgencies())) console.log(noAgenciesHint);
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void end(backend, stopTracing));
}

if (parentPort) {
  // Not caught: the worker ends with it, and the parent gets the error.
  void runInWorker(parentPort, workerData as WorkerSettings);
} else {
  runAlone().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
