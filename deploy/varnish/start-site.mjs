import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { envWithoutServices } from "../../scripts/env-without-services.mjs";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import { patienceMs, until } from "./ask.mjs";
import { startProgram } from "./start-program.mjs";

const run = promisify(execFile);
const start = (entry, env) => startProgram(process.execPath, [entry], { env: { ...envWithoutServices(), NODE_ENV: "production", LOG_LEVEL: "error", ...env } });

/**
 * A backend on this database and two storefronts, as compose.yaml has them.
 * @returns the storefronts with their ports, the operator's command, and how to stop all
 */
export async function startSite({ databaseUrl, purgePort }) {
  const folder = mkdtempSync(join(tmpdir(), "site-try-"));
  const [backendPort, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const token = randomBytes(32).toString("hex");
  const url = `http://127.0.0.1:${backendPort}`;
  const backend = start("dist/backend/main.mjs", {
    BACKEND_PORT: String(backendPort),
    BACKEND_TOKEN: token,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SEED_DEMO: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
    PURGE_URLS: ports.map((port) => `http://127.0.0.1:${port}`).join(","),
  });
  await backend.isUp(backendPort, "/healthz");
  const env = {
    MAIN_API_URL: url,
    RESORT_API_URL: `${url}/resort`,
    BACKEND_TOKEN: token,
    TRUST_PROXY: "true",
    ALLOW_LOOPBACK_URLS: "true",
    PAGE_CACHE_MB: "64",
    // Turning visitors away is tried elsewhere.
    RENDER_CONCURRENCY: "64",
  };
  const storefronts = ports.map((port) => ({
    port,
    ...start("dist/server/main.mjs", { ...env, PORT: String(port), CDN_PURGE_URLS: `http://127.0.0.1:${purgePort}` }),
  }));
  await Promise.all(storefronts.map(({ port, isUp }) => isUp(port, "/readyz")));
  const runCommand = (...words) =>
    run(process.execPath, ["dist/backend/agency-command.mjs", ...words], { env: { ...process.env, DATA_DIR: folder, NODE_ENV: "production" } });

  return {
    storefronts,
    /** What an operator writes: `npm run agency -- …`. Which database it works on is said on the other output. */
    operate: async (...words) => (await runCommand(...words)).stdout,
    /**
     * Once the cache in front is up. The demo's own agencies are purges, too, and are told again every five seconds until that cache has heard of them:
     * it would ban pages in the middle of a check.
     */
    waitForPurges: async () => {
      const unchanged = join(folder, "unchanged.json");
      writeFileSync(unchanged, JSON.stringify({ subdomain: "voyara" }));
      const isTold = async () => !(await runCommand("update", unchanged)).stderr.includes("doesn't show it yet");
      if (!(await until(isTold, { ms: patienceMs })).isSo) throw new Error("the storefronts can't be told what to forget");
    },
    stop: async () => {
      await Promise.all(storefronts.map(({ stop }) => stop()));
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
