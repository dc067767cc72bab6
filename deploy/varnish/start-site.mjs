import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { envWithoutServices } from "../../scripts/env-without-services.mjs";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import { runNode } from "../../scripts/steps.mjs";
import { startProgram } from "./start-program.mjs";

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
  return {
    storefronts,
    /** What an operator writes: `npm run agency -- …`. */
    operate: async (...words) => {
      const { code, output } = await runNode(["dist/backend/agency-command.mjs", ...words], { env: { DATA_DIR: folder, NODE_ENV: "production" } });
      if (code !== 0) throw new Error(`npm run agency -- ${words.join(" ")}: ${output}`);
      return output;
    },
    stop: async () => {
      await Promise.all(storefronts.map(({ stop }) => stop()));
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
