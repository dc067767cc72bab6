import { ask } from "../../scripts/testbed/ask.mjs";
import { processors } from "../../scripts/testbed/processors.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { signIn } from "../../scripts/testbed/sign-in.mjs";
import { fireInTurn } from "../load/fire.mjs";
import { serveBytes } from "../servers/serve-bytes.mjs";
import { serveNext } from "../servers/serve-next.mjs";

const host = "voyara.localhost";
const asBrowser = {
  accept: "text/html,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en",
};
const asPlain = { accept: "text/html,*/*;q=0.8" };

/** Equal within this share. */
const tolerance = 0.02;

/**
 * The home page as visitors get it: from the page cache, compared with bare `node:http` sending the
 * same bytes and with an equal page under Next's ISR; rendered for each visitor and for a signed-in
 * one, compared with an empty page that Next renders.
 */
export async function measureHome() {
  const ofServers = processors.ofServers;
  const site = await serveSite({ host, processors: ofServers });
  const [plain, encoded] = [await askKept(site, asPlain), await askKept(site, asBrowser)];
  const bare = await serveBytes({ plain, encoded, processors: ofServers });
  const next = await serveNext({ html: toMarkup(plain.body), processors: ofServers });
  const equalPath = await findEqualPage(next, plain.body.length);
  const cookie = await signIn({ port: site.port, host: `${host}:${site.port}` });
  const job = (server, path, headers) => ({
    server,
    requests: [{ path, headers: { host: server === site ? host : "localhost", ...headers } }],
  });

  try {
    const kept = await fireInTurn(
      {
        barePlain: { ...job(bare, "/", asPlain), connections: 32 },
        cachedPlain: { ...job(site, "/", asPlain), connections: 32 },
        isrPlain: { ...job(next, equalPath, asPlain), connections: 32 },
        bare: { ...job(bare, "/", asBrowser), connections: 32 },
        cached: { ...job(site, "/", asBrowser), connections: 32 },
        isr: { ...job(next, equalPath, asBrowser), connections: 32 },
      },
      { rounds: 5, seconds: 2.5, warmUpSeconds: 2 },
    );
    // Lower concurrency: beyond a limit the site rejects renders, and the other servers don't.
    const rendered = await fireInTurn(
      {
        empty: { ...job(next, "/dynamic", asBrowser), connections: 4 },
        uncached: { ...job(site, "/?bench=1", asBrowser), connections: 4 },
        signedIn: { ...job(site, "/", { ...asBrowser, cookie }), connections: 4 },
      },
      { rounds: 5, seconds: 3, warmUpSeconds: 4 },
    );
    return { ...kept, ...rendered };
  } finally {
    await Promise.all([site, bare, next].map(({ stop }) => stop()));
  }
}

/** A response from the cache, or after a few attempts the current one. */
async function askKept({ port }, headers) {
  let answer;
  for (let attempt = 0; attempt < 10; attempt++) {
    answer = await ask({ port, host, headers });
    if (/; *hit/.test(answer.headers["cache-status"] ?? "")) break;
  }
  return answer;
}

/**
 * A page's markup without its scripts: Next adds its own. Twice, so that it can be cut to any size
 * up to the page's own.
 */
function toMarkup(document) {
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(document.toString()) ?? [];
  return body.replaceAll(/<script[\s\S]*?<\/script>/g, "").repeat(2);
}

/** The path of a page under ISR whose document is as large as ours. */
async function findEqualPage({ port }, size) {
  let length = Math.round(size / 2);
  for (let attempt = 0; attempt < 6; attempt++) {
    const path = `/isr/${length}`;
    const { status, body } = await ask({ port, path });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    if (Math.abs(body.length / size - 1) <= tolerance) return path;
    length = Math.round((length * size) / body.length);
  }
  throw new Error(`no page under ISR has ${size} bytes`);
}
