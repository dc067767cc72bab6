import { findFreePort } from "../../scripts/testbed/find-free-port.mjs";
import { until } from "../../scripts/testbed/until.mjs";
import { ask, patienceMs } from "./ask.mjs";
import { startAgedOrigin } from "./aged-origin.mjs";
import { startVarnish } from "./start-varnish.mjs";

/**
 * Checks how long Varnish keeps and serves a response that may be 100 s fresh, 1,000 s stale and
 * 2,000 s on error. Without waiting: responses arrive with the age in their path, like those a door
 * has cached for a while.
 */
export async function checkLifetimes(varnishd, { check }) {
  const [origin, port, purgePort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const { state, stop } = await startAgedOrigin(origin);
  const varnish = await startVarnish(varnishd, { port, purgePort, storefronts: [origin, origin] });
  const get = async (path) => (await ask(port, path)).body;
  try {
    const fresh = await get("/age/0");
    check("a fresh copy is shown", fresh === (await get("/age/0")));
    const stale = await get("/age/500");
    check("a stale one is shown while a new one is fetched", stale === (await get("/age/500")));
    check(
      "and then the new one",
      (await until(async () => stale !== (await get("/age/500")), { ms: patienceMs })).isSo,
    );
    const moment = await get("/moment");
    check(
      "a copy gets stale here as well",
      (await until(async () => moment !== (await get("/moment")), { ms: patienceMs })).isSo,
    );

    const old = await get("/age/1500");
    await get("/age/2500");
    check("beyond that nobody gets the old one", old !== (await get("/age/1500")));
    const last = await get("/age/1500");
    state.fails = true;
    check(
      "unless no new one can be had",
      last === (await get("/age/1500")) && last === (await get("/age/1500")),
    );
    check("and never for longer than allowed", (await ask(port, "/age/2500")).status === 503);
    check("an error is nobody else's", (await ask(port, "/none")).status === 503);
    check("and takes no copy's place", fresh === (await get("/age/0")));

    state.fails = false;
    state.milliseconds = 300;
    const before = state.answers;
    const bodies = await Promise.all(Array.from({ length: 20 }, () => get("/together")));
    check(
      "twenty at once are one question",
      new Set(bodies).size === 1 && state.answers === before + 1,
    );
  } finally {
    await varnish.stop();
    await stop();
  }
}
