import { requireTestBrowser } from "./find-chromium.mjs";
import { requirePostgres, startPostgres } from "./postgres.mjs";
import { listChanged } from "./list-changed.mjs";
import { listResting } from "./list-resting.mjs";
import { requireProgram } from "./require-program.mjs";
import { commandStep, jestStep, playwrightStep } from "./steps.mjs";
import { measureProcessors } from "./testbed/measure-processors.mjs";
import { staticSteps } from "./verify-steps.mjs";

/**
 * Processor seconds by layer: a fifth more than the slowest machine used that lands changes, and a
 * tenth more end to end. A quiet one with two cores uses three fifths of that.
 */
export const budgets = {
  static: 260,
  units: 2_540,
  PostgreSQL: 320,
  build: 195,
  "end to end": 4_800,
  drills: 380,
};

/** What stands in front of a storefront, and what it is drilled with. */
const frontDoor =
  /^(server|drills|deploy\/varnish)\/.*(?<!\.test\.ts|\.patch)$|^scripts\/testbed\//;
/** What `npm run dev` does differently. */
const development =
  /^e2e\/dev\/|^server\/(main|.*(reload|renderer|start-next|upgrade).*)(?<!\.test)\.m?[jt]s$|^scripts\/(dev|register-typescript)\.mjs$|^next\.config\.ts$/;

/**
 * The steps of `npm test`, and how to stop what they started. With TEST_ALL (`npm run test:all`)
 * everything runs: all units on an embedded database, too, and what otherwise runs only where its
 * files have changed.
 */
export async function testSteps() {
  const isAll = Boolean(process.env.TEST_ALL);
  console.log(`The tests' day is ${process.env.TEST_DAY}: TEST_DAY sets it.`);
  const programs = requirePostgres();
  const postgres = programs ? await startPostgres(programs) : null;
  if (!postgres)
    console.log(
      "No PostgreSQL here (Debian's package is `postgresql`): its tests are skipped, the separate backend runs on PGlite.",
    );
  if (!requireProgram("redis-server", "redis-server"))
    console.log("No Redis here (Debian's package is `redis-server`): its tests are skipped.");
  const changed = listChanged();
  const isNeeded = (pattern) => isAll || !changed || changed.some((file) => pattern.test(file));
  const resting = listResting();
  if (resting.length > 0)
    console.log(`Specs of pages that have their turn another time: ${resting.join(", ")}.`);
  const hasVarnish =
    isNeeded(frontDoor) && Boolean(requireProgram("varnishd", "varnish")) && postgres !== null;
  if (isNeeded(frontDoor) && !hasVarnish)
    console.log(
      "No Varnish, or no PostgreSQL, here (Debian's package is `varnish`): what stands in front of storefronts isn't tried.",
    );
  const env = { CHROMIUM_PATH: requireTestBrowser() };
  const url = (name) => postgres?.createDatabase(name);
  const of = (layer, steps) => steps.flat().map((step) => ({ ...step, layer }));
  const usage = postgres && measureProcessors(postgres.pid);
  return {
    steps: [
      ...staticSteps().map((group) => (Array.isArray(group) ? of("static", group) : group)),
      // Each keeps about one processor busy, and the second of the units' workers fills the gaps.
      [
        ...of("units", [
          postgres
            ? jestStep("unit tests, on PostgreSQL", {
                env: { TEST_DATABASE_URL: await url("unit") },
              })
            : jestStep("unit tests"),
        ]),
        ...of("build", [commandStep("build", ["scripts/build.mjs"])]),
      ],
      ...(postgres
        ? [
            ...of("units", [
              jestStep("unit tests on an embedded database", { args: isAll ? [] : embeddedTests }),
            ]),
            ...of("drills", [
              commandStep("a backend killed in the middle of bookings, on PostgreSQL", [
                ...["scripts/drills.mjs", "short", "bookings"],
              ]),
            ]),
          ]
        : []),
      ...of("drills", [
        hasVarnish
          ? [
              commandStep("Varnish before two storefronts, on PostgreSQL", [
                "deploy/varnish/try.mjs",
              ]),
            ]
          : [],
        // Overload and noise are judged by timing, and need a quiet machine: `npm run drills`.
        isNeeded(frontDoor)
          ? [
              commandStep("slow, odd, unknown and greedy requests at the front door", [
                ...["scripts/drills.mjs", "short", "front-door", "D17", "D18", "D21", "D23"],
              ]),
            ]
          : [],
        isAll ? [commandStep("a guest in Firefox and WebKit", ["drills/browsers/try.mjs"])] : [],
      ]),
      ...of("end to end", [
        playwrightStep("end to end, embedded backend", {
          args: ["--project=site"],
          env: { ...env, E2E_BACKEND: "embedded" },
        }),
        playwrightStep(`end to end, separate backend on ${postgres ? "PostgreSQL" : "PGlite"}`, {
          args: ["--project=site"],
          env: { ...env, E2E_BACKEND: "separate" },
          // An empty one each time: a booking of the run before would be refused as made twice.
          toEnv: async () => ({ DATABASE_URL: (await url("site")) ?? "" }),
        }),
        isAll
          ? [commandStep("a service of a build of its own, with pages", ["scripts/test-rides.mjs"])]
          : [],
        isNeeded(development)
          ? [
              playwrightStep("hot reload", {
                args: ["--project=dev"],
                env: { ...env, E2E_SERVER: "none" },
              }),
            ]
          : [],
      ]),
    ],
    /** Stops what was started; returns processor seconds of it by layer. */
    close: async () => {
      const used = usage?.stop();
      await postgres?.stop();
      return used ? { PostgreSQL: used.seconds / used.slowness } : {};
    },
  };
}

/**
 * What runs on an embedded database too: what depends on the kind of database, and one flow of
 * bookings. A transaction opened inside another one, which would hang there, fails everywhere.
 */
const embeddedTests = ["backend/db/", "backend/routes/bookings"];
