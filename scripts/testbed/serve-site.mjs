import { join } from "node:path";
import { findFreePort } from "./find-free-port.mjs";
import { makeFolder } from "./make-folder.mjs";
import { startServer } from "./start-server.mjs";

/**
 * The built site as in production: log written, metrics on. With its demo agencies, on its own data
 * directory and port unless they are given.
 */
export async function serveSite({
  dataDir = makeFolder("site"),
  port,
  ready,
  host = "voyara.localhost",
  env = {},
  processors,
} = {}) {
  const [sitePort, metricsPort] = [port ?? (await findFreePort()), await findFreePort()];
  const own = {
    PAGE_CACHE_MB: process.env.PAGE_CACHE_MB ?? "64",
    NODE_ENV: "production",
    ALLOW_LOOPBACK_URLS: "true",
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    METRICS_PORT: String(metricsPort),
  };
  const log = join(dataDir, "site.log");
  return startServer({
    args: ["dist/server/main.mjs"],
    env: { ...own, ...env },
    port: sitePort,
    ready,
    host,
    log,
    processors,
  });
}
