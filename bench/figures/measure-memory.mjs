import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { readPss } from "../../scripts/testbed/read-pss.mjs";
import { readProcesses } from "../../scripts/testbed/read-processes.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { fire } from "../load/fire.mjs";
import { openRenderedPage } from "../load/open-rendered-page.mjs";
import { renderedPages } from "../load/rendered-pages.mjs";

const isQuick = process.env.QUICK === "1";
const [restMs, loadSeconds, afterMs] = isQuick ? [1_000, 1, 1_000] : [30_000, 60, 60_000];
const host = "voyara.localhost";
const headersOfBrowser = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

/** As `npm start` seeds it. */
const seeds = { SEED_DEMO_BOOKINGS: "true" };

/** Never in the page cache: it isn't one of the parameters that a shared page may have. */
const uncached = (path) => `${path}${path.includes("?") ? "&" : "?"}bench=1`;

/**
 * The memory of the whole site as `npm start` serves it, on all processors: some time after its
 * very first start, which creates and seeds the database, and after a later one, right after a load
 * of pages rendered for each visitor, and some time after that.
 */
export async function measureMemory() {
  const dataDir = makeFolder("memory");
  const atFirst = await measureFirstStart(dataDir);
  // A client of its own for each page: searches are limited.
  const site = await serveSite({ host, dataDir, env: { ...seeds, TRUST_PROXY: "true" } });
  try {
    const atRest = await readAtRest(site);
    const requests = [];
    for (const [index, page] of Object.values(renderedPages).entries()) {
      const { path, headers } = await openRenderedPage(page, { ...site, host });
      const own = { host, "x-forwarded-for": `203.0.113.${index + 1}` };
      requests.push({ path: uncached(path), headers: { ...own, ...headersOfBrowser, ...headers } });
    }
    const load = await fire({ server: site, requests, connections: 4, seconds: loadSeconds });
    const afterLoad = readParts(site.pid);
    await wait(afterMs);
    const good = load.statuses[200] ?? 0;
    return {
      atFirst,
      atRest,
      afterLoad,
      later: readParts(site.pid),
      renderers: readProcesses(site.pid).length - 1,
      answers: load.answers,
      failed: 1 - good / (load.answers + load.failures),
    };
  } finally {
    await site.stop();
  }
}

async function measureFirstStart(dataDir) {
  const site = await serveSite({ host, dataDir, env: seeds });
  try {
    return await readAtRest(site);
  } finally {
    await site.stop();
  }
}

async function readAtRest({ pid }) {
  await wait(restMs);
  return readParts(pid);
}

/** @returns megabytes of the door with its backend, and of all renderers; null without /proc */
function readParts(pid) {
  const [door = null, ...renderers] = readProcesses(pid).map((process) => readPss(process.pid));
  if (door === null || renderers.includes(null)) return null;
  return { door, renderers: renderers.reduce((total, megabytes) => total + megabytes, 0) };
}
