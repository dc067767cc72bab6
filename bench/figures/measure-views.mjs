import { chromium, devices } from "playwright";
import { chromiumArguments, requireChromium } from "../../scripts/find-chromium.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { serveNext } from "../servers/serve-next.mjs";
import { sumScripts } from "./sum-scripts.mjs";

const host = "voyara.localhost";
const paths = ["/", "/about", "/faqs", "/destination/lisbon"];
/** Nothing on the wire for so long: the page is done, with all that it fetches ahead. */
const quietMs = 1_000;

/**
 * What a phone asks for when it sees pages for the first time, and for the second: every request
 * until the page is quiet, fetches ahead included.
 */
export async function measureViews() {
  const servers = [await serveSite(), await serveNext()];
  const [site, empty] = servers;
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: chromiumArguments,
  });
  try {
    const views = [];
    for (const path of paths)
      views.push(
        await view(browser, { name: path, url: `http://${host}:${site.port}${path}`, folder: "." }),
      );
    return [
      ...views,
      await view(browser, { name: "empty Next page", url: empty.url, folder: empty.folder }),
    ];
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/** In a browser of its own: the first time with nothing kept, then once more. */
async function view(browser, { name, url, folder }) {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const [first, second] = [await load(page, session, url), await load(page, session, url)];
  await context.close();
  const scripts = first.filter(({ kind }) => kind === "Script").map((request) => request.url);
  return { name, first, second, scriptBytes: sumScripts(scripts, folder) };
}

/** The requests that went over the wire: their address, kind and bytes, heads included. */
async function load(page, session, url) {
  await page.goto("about:blank");
  const requests = new Map();
  let lastAt = performance.now();
  const on = (event, listener) =>
    session.on(event, (payload) => ((lastAt = performance.now()), listener(payload)));
  on(
    "Network.requestWillBeSent",
    ({ requestId, request, type }) =>
      request.url.startsWith("http") &&
      requests.set(requestId, { url: request.url, kind: type, bytes: 0 }),
  );
  on("Network.requestServedFromCache", ({ requestId }) => requests.delete(requestId));
  on(
    "Network.responseReceived",
    ({ requestId, response }) => response.fromDiskCache && requests.delete(requestId),
  );
  on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: "load" });
  while (performance.now() - lastAt < quietMs)
    await page.waitForTimeout(quietMs - (performance.now() - lastAt) + 10);
  session.removeAllListeners();
  return [...requests.values()];
}
