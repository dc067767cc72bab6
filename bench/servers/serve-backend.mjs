import { join } from "node:path";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import { startServer } from "./start-server.mjs";

const token = "bench-service-credential";

/** The built backend as a program of its own, and the settings that lead a site to it. */
export async function serveBackend({ dataDir, processors }) {
  const port = await findFreePort();
  const env = { NODE_ENV: "production", DATABASE_URL: "", DATA_DIR: dataDir, BACKEND_TOKEN: token, BACKEND_PORT: String(port), SEED_DEMO: "false" };
  const backend = await startServer({ args: ["dist/backend/main.mjs"], env, port, ready: "/healthz", log: join(dataDir, "backend.log"), processors });
  const url = `http://127.0.0.1:${port}`;
  return { ...backend, settings: { MAIN_API_URL: url, RESORT_API_URL: `${url}/resort`, BACKEND_TOKEN: token } };
}
