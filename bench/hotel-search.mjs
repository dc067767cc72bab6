// `npm run bench:hotels`: how long the backend takes to search ten thousand hotels, with
// concurrency one and four, as a Markdown table. REQUESTS=1000 for more of them.
import pLimit from "p-limit";
import { bundlePrograms } from "../scripts/bundle-programs.mjs";
import { exitOnSignals } from "../scripts/testbed/end-with-us.mjs";
import { quantile } from "../scripts/testbed/quantiles.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { serveBackend } from "../scripts/testbed/serve-backend.mjs";
import { describeMachine } from "./report/describe-machine.mjs";
import { toTable } from "./report/to-table.mjs";
import { toDealSearch, toFilteredSearch, toHotelSearch } from "./load/hotel-searches.mjs";

const requests = Number(process.env.REQUESTS ?? 400);
const warmUp = 40;

exitOnSignals();
// Bundled as in production: a TypeScript loader would slow down every function.
await bundlePrograms(["bench/servers/large-backend.ts"], { outdir: "dist/bench" });
const backend = await serveBackend({
  program: "dist/bench/large-backend.mjs",
  dataDir: makeFolder("hotels"),
  env: { ALLOW_LOOPBACK_URLS: "true", SEED_DEMO: "true" },
});

try {
  const { MAIN_API_URL: url, BACKEND_TOKEN: token } = backend.settings;
  const ask = (agency, path, body) => async () => {
    const headers = {
      "content-type": "application/json",
      "x-backend-token": token,
      "x-agency-host": `${agency}.localhost`,
    };
    const response = await fetch(
      url + path,
      body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return text;
  };
  /** Throws if the supplier took so long that there was nothing to filter and sort. */
  const askForHotels = (agency, body) => async () => {
    const text = await ask(agency, "/api/hotels/search", body)();
    if (!text.startsWith('{"state":"complete"')) throw new Error("a search wasn't complete");
    return text;
  };
  let count = 1;
  // Never the same question twice in a run.
  const search = (agency) => () => askForHotels(agency, toHotelSearch(count++));
  const filter = (number) => askForHotels("voyara", toFilteredSearch(number));
  const { unfiltered } = JSON.parse(await filter(0)());
  if (unfiltered < 7_000) throw new Error(`only ${unfiltered} hotels were found`);

  const rows = [
    ["hotel search, dollars", search("voyara"), 1],
    ["hotel search, dollars", search("voyara"), 4],
    ["filter on a snapshot", filter, 1],
    ["filter on a snapshot", filter, 4],
    ["hotel search, kroner (each price converted)", search("nordlys"), 1],
    [
      "hotel deals of the home page",
      (number) => ask("voyara", "/api/dealray/deals/hotel-search", toDealSearch(number)),
      1,
    ],
    ["/healthz", () => ask("voyara", "/healthz"), 1],
  ];
  for (let number = 0; number < warmUp; number++)
    for (const [, toRequest] of rows) await toRequest(number)();
  console.log(
    `${describeMachine()}; ${unfiltered.toLocaleString("en")} hotels with room, ${requests} requests each\n`,
  );
  const measured = [];
  for (const [name, toRequest, atOnce] of rows) {
    console.error(`${String(name)}, ${String(atOnce)} at once …`);
    const times = await measure(toRequest, atOnce);
    measured.push([
      name,
      atOnce,
      ...[0.5, 0.95, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`),
    ]);
  }
  console.log(toTable(["Call", "at once", "p50", "p95", "p99", "slowest"], measured));
} finally {
  await backend.stop();
}

/** Times of all requests in ms; `atOnce` is the concurrency. */
function measure(toRequest, atOnce) {
  const sends = Array.from({ length: requests }, (_, number) => toRequest(number));
  return pLimit(atOnce).map(sends, async (send) => {
    const start = performance.now();
    await send();
    return performance.now() - start;
  });
}
