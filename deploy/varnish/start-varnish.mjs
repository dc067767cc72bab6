import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { startServer } from "../../scripts/testbed/start-server.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** Like backends.vcl, for ports of this machine. */
function toBackends(ports) {
  let next = 0;
  return readFileSync(join(here, "backends.vcl"), "utf8").replace(
    /"storefront-\d";\s*\.port = "3000"/g,
    () => `"127.0.0.1"; .port = "${ports[next++]}"`,
  );
}

/**
 * Varnish on loopback with this folder's configuration, in front of two storefronts.
 * @returns how many objects it has, and how to stop it
 */
export async function startVarnish(varnishd, { port, purgePort, storefronts }) {
  const folder = makeFolder("varnish");
  // Its worker runs as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "default.vcl"), readFileSync(join(here, "default.vcl")));
  writeFileSync(join(folder, "backends.vcl"), toBackends(storefronts));
  const listeners = ["-a", `site=127.0.0.1:${port}`, "-a", `purge=127.0.0.1:${purgePort}`];
  const memory = ["pages=malloc,32m", "router=malloc,8m", "Transient=malloc,16m"].flatMap(
    (size) => ["-s", size],
  );
  const files = [
    "-n",
    join(folder, "work"),
    "-f",
    join(folder, "default.vcl"),
    "-p",
    `vcl_path=${folder}`,
  ];
  const args = ["-F", ...files, ...listeners, "-p", "http_gzip_support=off", ...memory];
  const { stop } = await startServer({
    command: varnishd,
    args,
    port,
    ready: "/healthz",
    log: join(folder, "varnish.log"),
  });
  return {
    /** Number and bytes of cached objects. */
    count: () => {
      const { stdout } = spawnSync("varnishstat", ["-n", join(folder, "work"), "-1", "-j"], {
        encoding: "utf8",
      });
      const { counters } = JSON.parse(stdout);
      return {
        objects: counters["MAIN.n_object"].value,
        bytes: counters["SMA.pages.g_bytes"].value,
      };
    },
    stop,
  };
}
