import { processors } from "../../scripts/testbed/processors.mjs";
import { readProcesses, sumOf } from "../../scripts/testbed/read-processes.mjs";
import { serveBackend } from "../../scripts/testbed/serve-backend.mjs";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { fire, fireInTurn } from "../load/fire.mjs";
import { toZipfHosts } from "../load/to-zipf-hosts.mjs";
import { seedAgencies } from "../servers/seed-agencies.mjs";

const isQuick = process.env.QUICK === "1";
export const counts = isQuick ? [10, 100] : [10, 10_000];
const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const coldLookUps = isQuick ? 10 : 200;
/** Below capacity, so that times don't include a queue. */
const uncachedPerSecond = 4;
const cachedPerSecond = 10;

/**
 * Two installations, one with few agencies and one with many, each with a separate backend; visits
 * follow Zipf's law. Measures first lookups of unvisited agencies, rendered home pages and cached
 * home pages; then each program's memory.
 */
export async function measureAgencies() {
  const installations = [];
  try {
    for (const count of counts) installations.push(await open(count));
    const firsts = {};
    for (const { count, site } of installations) firsts[count] = await lookUpCold(site, count);
    const uncached = await visit(installations, {
      path: "/?bench=1",
      rate: uncachedPerSecond,
      seconds: 10,
      warmUpSeconds: 4,
    });
    const cached = await visit(installations, {
      path: "/",
      rate: cachedPerSecond,
      seconds: 10,
      warmUpRate: uncachedPerSecond,
      warmUpSeconds: 50,
    });
    return installations.map(({ count, site, backend }) => ({
      count,
      first: firsts[count],
      uncached: uncached[count],
      cached: cached[count],
      memory: { ...readMemory(site), backend: sumOf(readProcesses(backend.pid), "megabytes") },
    }));
  } finally {
    for (const { site, backend } of installations) {
      await site.stop();
      await backend.stop();
    }
  }
}

async function open(count) {
  const backend = await serveBackend({
    dataDir: await seedAgencies(count),
    processors: processors.ofServers,
  });
  // The agency requested at startup is none of those that are measured.
  const site = await serveSite({
    dataDir: makeFolder(`site-${count}`),
    host: "a0.localhost",
    env: backend.settings,
    processors: processors.ofServers,
  });
  return { count, backend, site };
}

/**
 * Requests each of some agencies once, in sequence, the least popular: they had no requests
 * before.
 */
function lookUpCold(server, count) {
  const hosts = Array.from(
    { length: Math.min(coldLookUps, count - 1) },
    (_, index) => `a${count - 1 - index}.localhost`,
  );
  const requests = hosts.map((host) => ({ path: "/about?bench=1", headers: { host, ...headers } }));
  return fire({ server, requests, connections: 1, seconds: 120, count: requests.length });
}

function visit(installations, { path, rate, ...times }) {
  const jobs = installations.map(({ count, site }) => {
    const hosts = Array.from({ length: count }, (_, index) => `a${index}.localhost`);
    const requests = toZipfHosts(hosts, { count: 20_000 }).map((host) => ({
      path,
      headers: { host, ...headers },
    }));
    return [count, { server: site, requests, connections: 32, rate }];
  });
  return fireInTurn(Object.fromEntries(jobs), { rounds: 3, ...times });
}

/** The door, and the renderer if it is a separate process. */
function readMemory({ pid }) {
  const [door, ...children] = readProcesses(pid);
  return { door: door?.megabytes ?? 0, renderer: sumOf(children, "megabytes") };
}
