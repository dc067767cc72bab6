import { requireTestBrowser } from "./find-chromium.mjs";
import { requirePostgres, startPostgres } from "./postgres.mjs";
import { requireProgram } from "./require-program.mjs";
import { commandStep, jestStep, playwrightStep } from "./steps.mjs";
import { staticSteps } from "./verify-steps.mjs";

/** The steps of `npm test`, and how to stop what they started. */
export async function testSteps() {
  const programs = requirePostgres();
  const postgres = programs ? await startPostgres(programs) : null;
  if (!postgres)
    console.log(
      "No PostgreSQL here (Debian's package is `postgresql`): its tests are skipped, the separate backend runs on PGlite.",
    );
  if (!requireProgram("redis-server", "redis-server"))
    console.log("No Redis here (Debian's package is `redis-server`): its tests are skipped.");
  const hasVarnish = Boolean(requireProgram("varnishd", "varnish")) && postgres !== null;
  if (!hasVarnish)
    console.log(
      "No Varnish, or no PostgreSQL, here (Debian's package is `varnish`): what stands in front of storefronts isn't tried.",
    );
  const env = { CHROMIUM_PATH: requireTestBrowser() };
  const url = (name) => postgres?.createDatabase(name);
  return {
    steps: [
      ...staticSteps(),
      ...(postgres
        ? [
            jestStep("unit tests, on PostgreSQL", {
              env: { TEST_DATABASE_URL: await url("unit") },
            }),
            jestStep("unit tests on an embedded database", {
              args: embeddedTests,
            }),
            commandStep("a backend killed in the middle of bookings, on PostgreSQL", [
              "scripts/drills.mjs",
              "short",
              "bookings",
            ]),
          ]
        : [jestStep("unit tests")]),
      commandStep("build", ["scripts/build.mjs"]),
      ...(hasVarnish
        ? [commandStep("Varnish before two storefronts, on PostgreSQL", ["deploy/varnish/try.mjs"])]
        : []),
      // Overload and noise are judged by timing, and need a quiet machine: `npm run drills`.
      commandStep("slow, odd, unknown and greedy requests at the front door", [
        "scripts/drills.mjs",
        "short",
        "front-door",
        "D17",
        "D18",
        "D21",
        "D23",
      ]),
      playwrightStep("end to end, embedded backend", {
        args: ["--project=site"],
        env: { ...env, E2E_BACKEND: "embedded" },
      }),
      playwrightStep(`end to end, separate backend on ${postgres ? "PostgreSQL" : "PGlite"}`, {
        args: ["--project=site"],
        env: { ...env, E2E_BACKEND: "separate", DATABASE_URL: (await url("site")) ?? "" },
      }),
      playwrightStep("hot reload", {
        args: ["--project=dev"],
        env: { ...env, E2E_SERVER: "none" },
      }),
    ],
    close: async () => postgres?.stop(),
  };
}

/**
 * What runs on an embedded database too: what depends on the kind of database, every call by each
 * role, and what end-to-end tests try on PostgreSQL alone. An embedded one has a single connection,
 * so a transaction opened inside another one hangs there and nowhere else.
 */
const embeddedTests = [
  "backend/agency-bookings/",
  "backend/dashboards/",
  "backend/db/",
  "backend/ledger/",
  "backend/support/",
  "backend/team/",
  "backend/routes/access",
  "backend/routes/applications",
  "backend/routes/booking-races",
  "backend/routes/bookings",
  "backend/routes/enquiries",
];
