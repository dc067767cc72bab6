import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ask, until } from "./ask.mjs";

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
export async function startVarnish(varnishd, { port, purgePort, storefronts, toVcl = (vcl) => vcl }) {
  const folder = mkdtempSync(join(tmpdir(), "varnish-"));
  // Its worker is somebody else.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "default.vcl"), toVcl(readFileSync(join(here, "default.vcl"), "utf8")));
  writeFileSync(join(folder, "backends.vcl"), toBackends(storefronts));
  const listeners = ["-a", `site=127.0.0.1:${port}`, "-a", `purge=127.0.0.1:${purgePort}`];
  const memory = ["pages=malloc,32m", "router=malloc,8m", "Transient=malloc,16m"].flatMap((size) => ["-s", size]);
  const files = ["-n", join(folder, "work"), "-f", join(folder, "default.vcl"), "-p", `vcl_path=${folder}`];
  const server = spawn(varnishd, ["-F", ...files, ...listeners, "-p", "http_gzip_support=off", ...memory], { stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (log = (log + chunk).slice(-4_000)));
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  const isUp = () =>
    ask(port, "/healthz").then(
      ({ status }) => status === 200,
      () => false,
    );
  const { isSo } = await until(async () => server.exitCode !== null || (await isUp()), { ms: 60_000 });
  if (!isSo || server.exitCode !== null) throw new Error(`Varnish doesn't answer:\n${log}`);
  return {
    /** Objects and bytes it keeps. */
    count: () => {
      const { stdout } = spawnSync("varnishstat", ["-n", join(folder, "work"), "-1", "-j"], { encoding: "utf8" });
      const { counters } = JSON.parse(stdout);
      return { objects: counters["MAIN.n_object"].value, bytes: counters["SMA.pages.g_bytes"].value };
    },
    stop: async () => {
      process.off("exit", end);
      if (server.exitCode === null) {
        end();
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
