import { findFreePort } from "../../scripts/find-free-port.mjs";
import { ask, until } from "./ask.mjs";
import { startShortLivedOrigin } from "./short-lived-origin.mjs";
import { startVarnish } from "./start-varnish.mjs";

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** How long Varnish keeps and shows what may be shown for 2 s fresh, 4 s stale and 8 s on error. */
export async function checkLifetimes(varnishd, { check }) {
  const [origin, port, purgePort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const { state, stop } = await startShortLivedOrigin(origin);
  const varnish = await startVarnish(varnishd, { port, purgePort, storefronts: [origin, origin] });
  const get = async (path) => (await ask(port, path)).body;
  try {
    const first = await get("/stale");
    check("a fresh copy is shown", first === (await get("/stale")));
    await seconds(2.5);
    check("a stale one is shown while a new one is fetched", first === (await get("/stale")));
    check("and then the new one", (await until(async () => first !== (await get("/stale")), { ms: 2_000 })).isSo);

    const [old, failing, dead] = [await get("/old"), await get("/failing"), await get("/dead")];
    check("what was too old at the door isn't kept", old !== (await get("/old")));
    await seconds(6.5);
    check("beyond that nobody gets the old one", dead !== (await get("/dead")));
    state.fails = true;
    check("unless no new one can be had", failing === (await get("/failing")) && failing === (await get("/failing")));
    check("an error is nobody else's", (await ask(port, "/none")).status === 503);
    await seconds(4.5);
    check("and never for longer than allowed", (await ask(port, "/failing")).status === 503);

    state.fails = false;
    state.milliseconds = 300;
    const before = state.answers;
    const bodies = await Promise.all(Array.from({ length: 20 }, () => get("/together")));
    check("twenty at once are one question", new Set(bodies).size === 1 && state.answers === before + 1);
  } finally {
    await varnish.stop();
    await stop();
  }
}
