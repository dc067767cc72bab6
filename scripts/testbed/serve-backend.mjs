import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { findFreePort } from "./find-free-port.mjs";
import { startServer } from "./start-server.mjs";

/**
 * A backend in its own process, the built one unless another is given, and the settings that point
 * a site to it.
 */
export async function serveBackend({
  program = "dist/backend/main.mjs",
  dataDir,
  env = {},
  processors,
}) {
  const port = await findFreePort();
  const token = randomBytes(32).toString("hex");
  const own = {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    BACKEND_TOKEN: token,
    BACKEND_PORT: String(port),
    SEED_DEMO: "false",
  };
  const log = join(dataDir, "backend.log");
  const backend = await startServer({
    args: [program],
    env: { ...own, ...env },
    port,
    ready: "/healthz",
    log,
    processors,
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    ...backend,
    settings: { MAIN_API_URL: url, RESORT_API_URL: `${url}/resort`, BACKEND_TOKEN: token },
  };
}
