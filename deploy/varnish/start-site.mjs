import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../../scripts/steps.mjs";
import { ask, until } from "./ask.mjs";

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A program of the built product; stops at the end of this process, too. */
function start(entry, env) {
  const { DATABASE_URL: _, MAIN_API_URL: __, RESORT_API_URL: ___, SMTP_URL: ____, MAIL_FROM: _____, ...inherited } = process.env;
  const child = spawn(process.execPath, [entry], {
    env: { ...inherited, NODE_ENV: "production", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk) => (log = (log + chunk).slice(-4_000)));
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  return {
    isUp: async (port, path) => {
      const isOk = () =>
        ask(port, path).then(
          ({ status }) => status === 200,
          () => false,
        );
      const { isSo } = await until(async () => child.exitCode !== null || (await isOk()), { ms: 120_000 });
      if (!isSo || child.exitCode !== null) throw new Error(`${entry} doesn't answer:\n${log}`);
    },
    stop: async () => {
      process.off("exit", end);
      if (child.exitCode !== null) return;
      end();
      await once(child, "exit");
    },
  };
}

/**
 * A backend on this database and two storefronts, as compose.yaml has them.
 * @returns the storefronts with their ports, the operator's command, and how to stop all
 */
export async function startSite({ databaseUrl, purgePort }) {
  const folder = mkdtempSync(join(tmpdir(), "site-try-"));
  const [backendPort, ...ports] = [await freePort(), await freePort(), await freePort()];
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
