// `npm run bench:services`: how long the backend takes to search each service whose offers are
// found anew, with concurrency one and four, beside what it may take, as a Markdown table.
// REQUESTS=1000 for more of them; `npm run bench:services -- activities` for rows of that name.
import { bundlePrograms } from "../scripts/bundle-programs.mjs";
import { exitOnSignals } from "../scripts/testbed/end-with-us.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { serveBackend } from "../scripts/testbed/serve-backend.mjs";
import { toActivitySearch, toFilteredActivitySearch, toMonth } from "./load/activity-searches.mjs";
import { toCarSearch, toFilteredCarSearch, toRental } from "./load/car-searches.mjs";
import { toFilteredFlightSearch, toFlightSearch } from "./load/flight-searches.mjs";
import { toFilteredSearch, toHotelSearch } from "./load/hotel-searches.mjs";
import { createAsk, createSearch, measureCalls, timeColumns } from "./load/measure-calls.mjs";
import { toTyped } from "./load/typed-places.mjs";
import { describeMachine } from "./report/describe-machine.mjs";
import { toTable } from "./report/to-table.mjs";

const [only = ""] = process.argv.slice(2);
const requests = Number(process.env.REQUESTS ?? 400);
/** Of p95, of searches one after the other. */
const targets = {
  hotels: "150 ms",
  cars: "80 ms",
  flights: "400 ms",
  filtered: "60 ms",
  activities: "120 ms",
  calendar: "50 ms",
  suggestions: "30 ms",
};
const agency = "voyara";

exitOnSignals();
// Bundled as in production: a TypeScript loader would slow down every function.
await bundlePrograms(["bench/servers/large-backend.ts"], { outdir: "dist/bench" });
const backend = await serveBackend({
  program: "dist/bench/large-backend.mjs",
  dataDir: makeFolder("services"),
  env: { ALLOW_LOOPBACK_URLS: "true", SEED_DEMO: "true" },
});

try {
  const ask = createAsk(backend.settings);
  const search = (path, body) => createSearch(ask)(agency, path, body);
  let [hotelQuestions, carQuestions, flightQuestions, activityQuestions] = [1, 1, 1, 1];
  // Never the same question twice in a run.
  const findHotels = () => search("/api/hotels/search", toHotelSearch(hotelQuestions++));
  const filterHotels = (number) => search("/api/hotels/search", toFilteredSearch(number));
  const findCars = () => search("/api/cars/search", toCarSearch(carQuestions++));
  const filterCars = (number) => search("/api/cars/search", toFilteredCarSearch(number));

  const findFlights = () => search("/api/flights/search", toFlightSearch(flightQuestions++));
  const filterFlights = (number) => search("/api/flights/search", toFilteredFlightSearch(number));

  const findActivities = () =>
    search("/api/activities/search", toActivitySearch(activityQuestions++));
  const filterActivities = (number) =>
    search("/api/activities/search", toFilteredActivitySearch(number));
  const hotels = JSON.parse(await filterHotels(0)()).unfiltered;
  const { cars, unfiltered } = JSON.parse(await filterCars(0)());
  const { unfiltered: itineraries } = JSON.parse(await filterFlights(0)());
  const { activities, unfiltered: things } = JSON.parse(await filterActivities(0)());
  const found = `${hotels.toLocaleString("en")} hotels with room, ${unfiltered} cars with two covers each, ${itineraries} itineraries, ${things.toLocaleString("en")} activities`;
  // How many cars are free depends on the day.
  if (hotels < 7_000 || unfiltered < 60 || itineraries < 400 || things < 2_000)
    throw new Error(`only ${found}`);
  const listCovers = (number) =>
    ask(agency, `/api/cars/${cars[number % cars.length].carId}/offers`, toRental(number));

  const listDays = (number) =>
    ask(
      agency,
      `/api/activities/${activities[number % activities.length].id}/days`,
      toMonth(number),
    );

  const suggest = (number) => ask(agency, "/api/v2/hotel/auto-suggest", toTyped(number));

  const calls = [
    ["suggestions, a letter more each", suggest, targets.suggestions],
    ["hotels, each a new question", findHotels, targets.hotels],
    ["hotels, filters on a snapshot", filterHotels, targets.hotels],
    ["cars, each a new question", findCars, targets.cars],
    ["cars, filters on a snapshot", filterCars, targets.cars],
    ["covers of a car", listCovers, targets.cars],
    ["flights, each a new question", findFlights, targets.flights],
    ["flights, filters on a snapshot", filterFlights, targets.filtered],
    ["activities, each a new question", findActivities, targets.activities],
    ["activities, filters on a snapshot", filterActivities, targets.activities],
    ["days of activities", listDays, targets.calendar],
  ].filter(([name]) => name.includes(only));
  const rows = calls.flatMap(([name, toRequest, target]) =>
    [1, 4].map((atOnce) => ({ row: [name, toRequest, atOnce], target })),
  );
  const measured = await measureCalls(
    rows.map(({ row }) => row),
    requests,
  );
  console.log(`${describeMachine()}; ${found}, ${requests} requests each\n`);
  console.log(
    toTable(
      ["Search", "at once", ...timeColumns, "p95 at most"],
      measured.map((times, index) => [...times, times[1] === 1 ? rows[index].target : "–"]),
    ),
  );
} finally {
  await backend.stop();
}
