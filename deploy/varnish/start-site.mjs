import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../../scripts/testbed/find-free-port.mjs";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { serveBackend } from "../../scripts/testbed/serve-backend.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { until } from "../../scripts/testbed/until.mjs";
import { patienceMs } from "./ask.mjs";

const run = promisify(execFile);

/**
 * A backend on this database and two storefronts, like in compose.yaml.
 * @returns the storefronts with their ports, the operator's command, and how to stop all
 */
export async function startSite({ databaseUrl, purgePort }) {
  const dataDir = makeFolder("backend");
  const ports = [await findFreePort(), await findFreePort()];
  const backend = await serveBackend({
    dataDir,
    env: {
      DATABASE_URL: databaseUrl,
      SEED_DEMO: "true",
      SECRETS_KEY: randomBytes(32).toString("base64"),
      PURGE_URLS: ports.map((port) => `http://127.0.0.1:${port}`).join(","),
    },
  });
  const env = {
    ...backend.settings,
    TRUST_PROXY: "true",
    PAGE_CACHE_MB: "64",
    // Rejections are tested elsewhere.
    RENDER_CONCURRENCY: "64",
    CDN_PURGE_URLS: `http://127.0.0.1:${purgePort}`,
  };
  const storefronts = await Promise.all(
    ports.map((port) => serveSite({ port, ready: "/readyz", env })),
  );
  const runCommand = (...words) =>
    run(process.execPath, ["dist/backend/agency-command.mjs", ...words], {
      env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: "production" },
    });

  return {
    storefronts,
    /**
     * An operator's command: `npm run agency -- …`. The database it works on is printed to standard
     * error.
     */
    operate: async (...words) => (await runCommand(...words)).stdout,
    /**
     * Once the cache in front is up. Creating the demo's agencies queues purges too, which are
     * retried every five seconds until that cache has received them: it would ban pages in the
     * middle of a check.
     */
    waitForPurges: async () => {
      const unchanged = join(dataDir, "unchanged.json");
      writeFileSync(unchanged, JSON.stringify({ subdomain: "voyara" }));
      const isTold = async () =>
        !(await runCommand("update", unchanged)).stderr.includes("doesn't show it yet");
      if (!(await until(isTold, { ms: patienceMs })).isSo)
        throw new Error("the storefronts can't be told what to forget");
    },
    stop: async () => {
      await Promise.all(storefronts.map(({ stop }) => stop()));
      await backend.stop();
    },
  };
}
