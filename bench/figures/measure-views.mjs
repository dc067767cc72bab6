import { chromium, devices } from "playwright";
import { chromiumArguments, requireChromium } from "../../scripts/find-chromium.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { serveNext } from "../servers/serve-next.mjs";
import { sumScripts } from "./sum-scripts.mjs";

const host = "voyara.localhost";
const paths = ["/", "/about", "/faqs", "/destination/lisbon"];
/** The network has been idle this long: the page is done, including prefetches. */
const quietMs = 1_000;

/**
 * What a phone requests when it opens pages for the first and for the second time: every request
 * until the page is idle, including prefetches.
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

/** In a fresh browser: the first time with an empty cache, then again. */
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

/** The requests that went over the wire: their URL, kind and bytes, headers included. */
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
