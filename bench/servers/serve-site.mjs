import { join } from "node:path";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import { makeFolder } from "./make-folder.mjs";
import { startServer } from "./start-server.mjs";

/** The built site as an operator runs it: log written, metrics on. With its demo agencies, on a data directory of its own unless one is given. */
export async function serveSite({ dataDir = makeFolder("site"), host = "voyara.localhost", env = {}, processors } = {}) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];

  const own = {
    PAGE_CACHE_MB: process.env.PAGE_CACHE_MB ?? "64",
    NODE_ENV: "production",
    ALLOW_LOOPBACK_URLS: "true",
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  };
  return startServer({ args: ["dist/server/main.mjs"], env: { ...own, ...env }, port, host, log: join(dataDir, "site.log"), processors });
}
