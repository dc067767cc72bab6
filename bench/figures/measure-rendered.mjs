import { ask } from "../../scripts/testbed/ask.mjs";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { processors } from "../../scripts/testbed/processors.mjs";
import { readProcesses, sumOf } from "../../scripts/testbed/read-processes.mjs";
import { serveBackend } from "../../scripts/testbed/serve-backend.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { fireInTurn } from "../load/fire.mjs";
import { renderedPages } from "../load/rendered-pages.mjs";
import { openRenderedPage } from "../load/open-rendered-page.mjs";
import { serveNext } from "../servers/serve-next.mjs";

const host = "voyara.localhost";
const times = { rounds: 5, seconds: 2.5, warmUpSeconds: 4 };

/**
 * What pages cost that are rendered for each visitor: processor time of door, renderer and backend,
 * each a process of its own here, beside an empty page that Next renders; and how large they are.
 */
export async function measureRendered() {
  const ofServers = processors.ofServers;
  const backend = await serveBackend({
    dataDir: makeFolder("backend"),
    env: { SEED_DEMO: "true", ALLOW_LOOPBACK_URLS: "true" },
    processors: ofServers,
  });
  const site = await serveSite({
    host,
    // Without a page cache, and with a client of its own for each page: searches are limited.
    env: { ...backend.settings, PAGE_CACHE_MB: "0", TRUST_PROXY: "true", SEED_DEMO: "false" },
    processors: ofServers,
  });
  const next = await serveNext({ processors: ofServers });
  const server = {
    ...site,
    readCpuOfParts: () => {
      const [door, ...renderers] = readProcesses(site.pid);
      return {
        renderer: sumOf(renderers, "cpuMs"),
        door: door.cpuMs,
        backend: sumOf(readProcesses(backend.pid), "cpuMs"),
      };
    },
  };
  try {
    const jobs = {
      empty: {
        server: next,
        requests: [{ path: "/dynamic", headers: { host: "localhost", ...asBrowser } }],
        connections: 2,
      },
    };
    const sizes = {};
    for (const [index, name] of Object.keys(renderedPages).entries()) {
      const { path, headers } = await openRenderedPage(renderedPages[name], { ...site, host });
      const own = { host, "x-forwarded-for": `203.0.113.${index + 1}`, ...headers };
      sizes[name] = await measureSizes({ port: site.port, path, headers: own });
      jobs[name] = {
        server,
        requests: [{ path, headers: { ...own, ...asBrowser } }],
        connections: 2,
      };
    }
    const figures = await fireInTurn(jobs, times);
    return { figures, sizes };
  } finally {
    for (const { stop } of [site, next, backend]) await stop();
  }
}

const asBrowser = { accept: "text/html,*/*;q=0.8", "accept-encoding": "gzip, deflate, br, zstd" };

/** Bytes of a document before compression, and of it what React's client reads. */
async function measureSizes({ port, path, headers }) {
  const { status, body } = await ask({ port, path, host, headers });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  const flight = body
    .toString()
    .match(/<script[^>]*>\(?self\.__next_f[\s\S]*?<\/script>/g)
    ?.join("");
  return { document: body.length, flight: Buffer.byteLength(flight ?? "") };
}
