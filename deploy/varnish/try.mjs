// Varnish (Debian's package) with this folder's configuration in front of two built storefronts on
// PostgreSQL: `npm run drills:varnish`.
import "../../scripts/check-node.mjs";
import { buildIfNeeded } from "../../scripts/build-if-needed.mjs";
import { installDependencies } from "../../scripts/install.mjs";

installDependencies();
const { requirePostgres, startPostgres } = await import("../../scripts/postgres.mjs");
const { requireProgram } = await import("../../scripts/require-program.mjs");
const { checkLifetimes } = await import("./check-lifetimes.mjs");
const { checkSite } = await import("./check-site.mjs");
const { findFreePort } = await import("../../scripts/testbed/find-free-port.mjs");
const { startSite } = await import("./start-site.mjs");
const { startVarnish } = await import("./start-varnish.mjs");

const varnishd = requireProgram("varnishd", "varnish");
const programs = requirePostgres();
if (!varnishd || !programs) {
  console.log(
    "No Varnish or no PostgreSQL here (Debian's packages are `varnish` and `postgresql`): what is in front of storefronts isn't tried.",
  );
  process.exit(0);
}
buildIfNeeded();

const since = performance.now();
const failures = [];
const check = (what, isSo, seen = "") => {
  console.log(
    `${isSo ? "✓" : "✗"} ${what}${isSo || seen === "" ? "" : `: ${String(seen).slice(0, 2_000)}`}`,
  );
  if (!isSo) failures.push(what);
};
const stops = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));

try {
  const postgres = await startPostgres(programs);
  stops.push(postgres.stop);
  const [port, purgePort] = [await findFreePort(), await findFreePort()];
  const site = await startSite({
    databaseUrl: await postgres.createDatabase("varnish"),
    purgePort,
  });
  stops.push(site.stop);
  const varnish = await startVarnish(varnishd, {
    port,
    purgePort,
    storefronts: site.storefronts.map((each) => each.port),
  });
  stops.push(varnish.stop);
  await site.waitForPurges();
  await Promise.all([
    checkSite({ port, purgePort, site, varnish, check }),
    checkLifetimes(varnishd, { check }),
  ]);
} catch (error) {
  check("it runs", false, error.stack);
} finally {
  await stopAll();
}
console.log(
  `${failures.length === 0 ? "All of it holds" : `${failures.length} don't hold`} (${((performance.now() - since) / 1000).toFixed(0)} s)`,
);
// At once: a server that failed to start still runs, and ends with this process.
process.exit(failures.length > 0 ? 1 : 0);
