import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgram } from "./start-program.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** As backends.vcl, for ports of this machine. */
function toBackends(ports) {
  let next = 0;
  return readFileSync(join(here, "backends.vcl"), "utf8").replace(/"storefront-\d";\s*\.port = "3000"/g, () => `"127.0.0.1"; .port = "${ports[next++]}"`);
}

/**
 * Varnish on loopback with this folder's configuration, before two storefronts.
 * @returns how many objects it has, and how to stop it
 */
export async function startVarnish(varnishd, { port, purgePort, storefronts }) {
  const folder = mkdtempSync(join(tmpdir(), "varnish-"));
  // Its worker is somebody else.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "default.vcl"), readFileSync(join(here, "default.vcl")));
  writeFileSync(join(folder, "backends.vcl"), toBackends(storefronts));
  const listeners = ["-a", `site=127.0.0.1:${port}`, "-a", `purge=127.0.0.1:${purgePort}`];
  const memory = ["pages=malloc,32m", "router=malloc,8m", "Transient=malloc,16m"].flatMap((size) => ["-s", size]);
  const files = ["-n", join(folder, "work"), "-f", join(folder, "default.vcl"), "-p", `vcl_path=${folder}`];
  const server = startProgram(varnishd, ["-F", ...files, ...listeners, "-p", "http_gzip_support=off", ...memory]);
  await server.isUp(port, "/healthz");
  return {
    /** Objects and bytes it keeps. */
    count: () => {
      const { stdout } = spawnSync("varnishstat", ["-n", join(folder, "work"), "-1", "-j"], { encoding: "utf8" });
      const { counters } = JSON.parse(stdout);
      return { objects: counters["MAIN.n_object"].value, bytes: counters["SMA.pages.g_bytes"].value };
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
