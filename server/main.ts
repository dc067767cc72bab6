import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { env, setEnv, withoutBackendSettings } from "@/lib/env";
import { logLine } from "@/lib/observability/log-line";
import { startTracing } from "@/lib/observability/start-tracing";
import { findAgencyByHost } from "@/lib/tenant/agency-registry";
import { findRootAgency } from "./find-root-agency";
import { prepareDrain } from "./drain";
import { createDoorAdmission } from "./admission/create-door-admission";
import { createFrontDoor } from "./front-door";
import { toGreeting, toSiteUrl } from "./greeting";
import { startIdentityPage, toDemoSignIn, type DemoSignIn } from "./identity-page";
import { createBackendCheck } from "./create-backend-check";
import { startObserver } from "./observability/start-observer";
import { onStopSignal } from "./on-stop-signal";
import { createCachePurger } from "./purges/create-cache-purger";
import { startPageCache } from "./page-cache/start-page-cache";
import { createUpstream } from "./proxy";
import type { Renderer } from "./renderer";
import { readBuiltConfig } from "./read-built-config";
import { startRenderers } from "./renderers";
import { startBackend } from "./start-backend";
import { createTlsAsk } from "./tls-ask";

const dev = process.argv.includes("--dev");

/** Half a site is useless: the supervisor restarts the whole one. */
const endAfter = (part: string) => (reason: string) => {
  logLine("error", { message: `${part} stopped: ${reason}` });
  process.exit(1);
};

/**
 * Starts the embedded backend and sets its URLs for this process, unless external APIs are
 * configured.
 */
async function openBackend(port: number, demoSignIn: DemoSignIn | null) {
  const { MAIN_API_URL, BACKEND_TOKEN, DATA_DIR, DATABASE_URL } = env();
  if (MAIN_API_URL) return null;
  const backendToken = BACKEND_TOKEN ?? randomBytes(32).toString("hex");
  // Before the backend starts, because it may send events to the door at once.
  setEnv({ BACKEND_TOKEN: backendToken });
  const entry = dev
    ? new URL("./reloading-backend.mjs", import.meta.url)
    : new URL("../backend/main.mjs", import.meta.url);
  const backend = await startBackend(entry, {
    settings: {
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
      backendToken,
      siteUrl: toSiteUrl(env(), port),
      purgeUrl: `http://127.0.0.1:${port}`,
      demoSignIn,
    },
    onDeath: endAfter("The backend"),
  });
  setEnv({ MAIN_API_URL: backend.url, RESORT_API_URL: `${backend.url}/resort` });
  return backend;
}

/** One in development: two would compile each page twice, into the same folder. */
const countRenderers = () =>
  dev ? 1 : (env().RENDER_PROCESSES ?? Math.min(2, availableParallelism()));

/**
 * Several times what a renderer needs, and no more than Node's default. With two gigabytes and more
 * V8 lets a heap grow to four times the live data before it collects; with less, earlier. In
 * development Next compiles, and takes what it needs.
 */
const rendererHeapMegabytes = dev
  ? undefined
  : Math.min(1_024, Math.floor(getHeapStatistics().heap_size_limit / 1024 ** 2));

/**
 * Starts Next, which reads the APIs' URLs from its environment; backend-only settings are removed
 * from it.
 */
function openRenderers(socketPaths: string[]) {
  const entry = new URL("./renderer-process.mjs", import.meta.url);
  return startRenderers(entry, {
    socketPaths,
    args: dev ? ["--dev"] : [],
    env: { ...withoutBackendSettings(process.env), ...(dev ? {} : readBuiltConfig()) },
    heapMegabytes: rendererHeapMegabytes,
    onDeath: endAfter("Next"),
  });
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, resolve));
  return (server.address() as AddressInfo).port;
}

async function main() {
  const stopTracing = await startTracing("travel-site-door", env());
  const { PORT, TRUST_PROXY, RENDER_CONCURRENCY, CDN_PURGE_URLS } = env();
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const socketPaths = Array.from({ length: countRenderers() }, (_, index) =>
    join(folder, `next-${index}.sock`),
  );

  // The door opens first, so that a taken port is reported at once; until Next listens it responds
  // with 503.
  let isServing = false;
  let renderers: Renderer | null = null;
  let backend: Awaited<ReturnType<typeof openBackend>> = null;
  const observer = await startObserver(env(), {
    readBackendMetrics: async () => (await backend?.readMetrics()) ?? "",
    answers: { "/tls-ask": createTlsAsk(findAgencyByHost) },
  });
  // In development pages are compiled on their first request.
  const admission = createDoorAdmission({
    upstreams: socketPaths.map((socketPath) => createUpstream({ socketPath, dev })),
    concurrency: dev ? Infinity : RENDER_CONCURRENCY,
    onRefused: (kind, status) => observer.metrics?.countRefusal(kind, status),
  });
  observer.metrics?.watchPlaces(admission.stats);
  const pageCache = startPageCache(env(), { dev, admission, metrics: observer.metrics });
  const forget = async (tags: readonly string[]) => renderers?.forget(tags);
  const purgeCaches = createCachePurger(CDN_PURGE_URLS);
  const isBackendReady = createBackendCheck(() => ({
    url: env().MAIN_API_URL,
    token: env().BACKEND_TOKEN,
  }));
  const door = createFrontDoor({
    dev,
    hotReloadPath: dev ? socketPaths[0] : undefined,
    trustProxy: TRUST_PROXY,
    admission,
    // A purge without tags: the renderer only confirms that it is alive.
    health: {
      isServing: () => isServing,
      isReady: async () =>
        (await isBackendReady()) &&
        forget([]).then(
          () => true,
          () => false,
        ),
    },
    purges: {
      getBackendToken: () => env().BACKEND_TOKEN,
      forget,
      purgePages: (tags) => pageCache?.purge(tags) ?? 0,
      purgeCaches,
    },
    staticFolders: { nextStatic: ".next/static", assets: "dist/assets" },
    observer,
    pageCache,
  });
  const drain = prepareDrain(door);
  const port = await listen(door, PORT);
  setEnv({ PORT: String(port) });

  const demoSignIn = toDemoSignIn(env());
  backend = await openBackend(port, demoSignIn);
  renderers = await openRenderers(socketPaths);
  const nordlys = toSiteUrl(env(), port, `nordlys.${env().ROOT_DOMAIN}`);
  const isWanted = backend?.takesDemoSignIn ?? false;
  const identityPage =
    demoSignIn && (await startIdentityPage(demoSignIn, { site: nordlys, isWanted }));
  isServing = true;
  console.log(
    toGreeting(env(), {
      port,
      isEmbedded: backend !== null,
      root: await findRootAgency(env()),
      identityNote: identityPage?.note,
    }),
  );

  onStopSignal(async () => {
    isServing = false;
    await drain();
    await renderers?.stop();
    await identityPage?.stop();
    await backend?.stop();
    await stopTracing();
  });
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const isPortTaken = error.code === "EADDRINUSE" && error.port === env().PORT;
  console.error(
    isPortTaken
      ? `Port ${env().PORT} is in use. Stop what uses it, or choose another: PORT=3001 npm start`
      : error.message,
  );
  process.exit(1);
});
