import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { env, setEnv } from "@/lib/env";
import { startReloadingBackend } from "./reload-backend";
import type { BackendSettings } from "./start-backend";

async function run() {
  const { BACKEND_PORT: port = 0 } = env();
  // That port is for the stable address; the backend behind it takes any.
  setEnv({ BACKEND_PORT: undefined });
  const entry = pathToFileURL("server/backend-worker.mjs");
  const backend = await startReloadingBackend({
    source: "backend/main.ts",
    entry,
    port,
    settings: workerData as BackendSettings,
  });
  parentPort?.once("message", () => void backend.stop().then(() => process.exit(0)));
  parentPort?.postMessage({ url: backend.url, takesDemoSignIn: backend.takesDemoSignIn });
}

// Not caught: the worker ends with it, and the parent gets the error.
void run();
