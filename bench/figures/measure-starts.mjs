import { ask } from "../../scripts/testbed/ask.mjs";
import { toMedian } from "../../scripts/testbed/quantiles.mjs";
import { makeFolder } from "../../scripts/testbed/make-folder.mjs";
import { serveSite } from "../../scripts/testbed/serve-site.mjs";
import { serveNext } from "../servers/serve-next.mjs";

const isQuick = process.env.QUICK === "1";
const rounds = isQuick ? 1 : 3;
const host = "voyara.localhost";
const headers = { "accept-encoding": "gzip, deflate, br" };
/** Pages not requested since the start. */
const coldPages = [
  ["voyara.localhost", "/about"],
  ["voyara.localhost", "/faqs"],
  ["solmar.localhost", "/"],
  ["solmar.localhost", "/faqs"],
  ["nordlys.localhost", "/"],
  ["harbour.localhost", "/"],
];

/**
 * From the start of the process to the first complete home page, on an empty data directory and on
 * an existing one; then each page's first and second response.
 */
export async function measureStarts() {
  const times = { first: [], again: [], empty: [], fills: [], hits: [] };
  for (let round = 0; round < rounds; round++) {
    const dataDir = makeFolder("start");
    times.first.push(await start(() => serveSite({ dataDir, host })));
    times.again.push(
      await start(
        () => serveSite({ dataDir, host }),
        async (site) => {
          // Not the very first requests, which run cold code.
          for (let count = 0; count < 5; count++)
            await ask({ port: site.port, host, path: `/blog?bench=${count}`, headers });
          for (const [agencyHost, path] of coldPages) {
            const options = { port: site.port, host: agencyHost, path, headers };
            times.fills.push((await ask(options)).milliseconds);
            times.hits.push((await ask(options)).milliseconds);
          }
        },
      ),
    );
    times.empty.push(await start(() => serveNext()));
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, toMedian(values)]),
  );
}

async function start(serve, meanwhile = async () => {}) {
  const server = await serve();
  await meanwhile(server).finally(server.stop);
  return server.readyMs;
}
