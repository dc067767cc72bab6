import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf } from "./port-of.mjs";

/** The built site with its demo agencies, on a port and a data directory of its own. */
export async function serveSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-site-"));
  const site = spawn(process.execPath, ["dist/server/main.mjs"], {
    env: { ...process.env, NODE_ENV: "production", ALLOW_LOOPBACK_URLS: "true", PORT: "0", DATABASE_URL: "", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  site.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return { port: await portOf(site), stop: () => site.kill() };
}
