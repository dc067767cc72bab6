// `npm run bench:hotels`: how long the backend takes to search ten thousand hotels, with
// concurrency one and four, as a Markdown table. REQUESTS=1000 for more of them.
import { bundlePrograms } from "../scripts/bundle-programs.mjs";
import { exitOnSignals } from "../scripts/testbed/end-with-us.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { serveBackend } from "../scripts/testbed/serve-backend.mjs";
import { describeMachine } from "./report/describe-machine.mjs";
import { toTable } from "./report/to-table.mjs";
import { toDealSearch, toFilteredSearch, toHotelSearch } from "./load/hotel-searches.mjs";
import { createAsk, createSearch, measureCalls, timeColumns } from "./load/measure-calls.mjs";

const requests = Number(process.env.REQUESTS ?? 400);

exitOnSignals();
// Bundled as in production: a TypeScript loader would slow down every function.
await bundlePrograms(["bench/servers/large-backend.ts"], { outdir: "dist/bench" });
const backend = await serveBackend({
  program: "dist/bench/large-backend.mjs",
  dataDir: makeFolder("hotels"),
  env: { ALLOW_LOOPBACK_URLS: "true", SEED_DEMO: "true" },
});

try {
  const ask = createAsk(backend.settings);
  const askForHotels = (agency, body) => createSearch(ask)(agency, "/api/hotels/search", body);
  let count = 1;
  // Never the same question twice in a run.
  const search = (agency) => () => askForHotels(agency, toHotelSearch(count++));
  const filter = (number) => askForHotels("voyara", toFilteredSearch(number));
  const { unfiltered } = JSON.parse(await filter(0)());
  if (unfiltered < 7_000) throw new Error(`only ${unfiltered} hotels were found`);

  const measured = await measureCalls(
    [
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
    ],
    requests,
  );
  console.log(
    `${describeMachine()}; ${unfiltered.toLocaleString("en")} hotels with room, ${requests} requests each\n`,
  );
  console.log(toTable(["Call", "at once", ...timeColumns], measured));
} finally {
  await backend.stop();
}
