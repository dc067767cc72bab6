import { defineConfig } from "playwright/test";
import { backendPort, backendToken, port } from "./e2e/agencies";
import { chromiumArguments, findTestBrowser } from "./scripts/find-chromium.mjs";
import { listResting } from "./scripts/list-resting.mjs";
import { setTestClock } from "./scripts/testbed/test-clock.mjs";

setTestClock();

/**
 * What E2E_BACKEND=separate runs, where a separate process serves both APIs, on DATABASE_URL if
 * set: sessions, forms and uploads, bookings and payments of each service, events and purges.
 * Other specs are about pages, or start their own processes on an embedded database; the unit
 * tests run every query on PostgreSQL.
 */
const separate = [
  "accounts",
  "agency-status",
  "applications",
  "car-journey",
  "checkout",
  "dashboard",
  "enquiries",
  "flight-whole-trip",
  "hotel-journey",
  "login",
  "magic-hotels",
  "office-bookings",
  "purges",
  "roles",
  "sandbox-payment",
  "supplier-events",
  "support-threads",
  "team",
  "trips",
];
/** What runs on both kinds of backend. */
const onBoth = new Set(["flight-whole-trip", "hotel-journey", "login"]);
const isSeparate = process.env.E2E_BACKEND === "separate";
/** `npm test` runs both kinds in turn; without E2E_BACKEND every spec runs, on an embedded one. */
const elsewhere =
  process.env.E2E_BACKEND === "embedded"
    ? [...separate.filter((name) => !onBoth.has(name)), ...listResting()]
    : [];
// Tests make many concurrent requests, and none of them tests rejections: the drills do.
process.env.RENDER_CONCURRENCY ??= "64";
const gracefulShutdown = { signal: "SIGTERM", timeout: 15_000 } as const;
/** To start, with migrations and the demo's seed, on a busy machine. */
const startMs = 240_000;

const backend = {
  command: "node e2e/serve.mjs backend",
  url: `http://127.0.0.1:${backendPort}/healthz`,
  env: {
    DATA_DIR: "./.data-e2e/backend",
    BACKEND_PORT: String(backendPort),
    BACKEND_TOKEN: backendToken,
    SECRETS_KEY: Buffer.from("key-of-the-end-to-end-tests".padEnd(32)).toString("base64"),
    SEED_DEMO: "true",
    PURGE_URLS: `http://127.0.0.1:${port}`,
  },
  stdout: "ignore",
  timeout: startMs,
  gracefulShutdown,
} as const;

const apis = {
  MAIN_API_URL: `http://127.0.0.1:${backendPort}`,
  RESORT_API_URL: `http://127.0.0.1:${backendPort}/resort`,
  BACKEND_TOKEN: backendToken,
};

const site = {
  command: "node e2e/serve.mjs site",
  url: `http://localhost:${port}/readyz`,
  env: {
    DATA_DIR: "./.data-e2e/site",
    PORT: String(port),
    DATABASE_URL: "",
    BACKEND_PORT: String(backendPort),
    BACKEND_TOKEN: backendToken,
    ...(isSeparate ? apis : {}),
  },
  stdout: "ignore",
  timeout: startMs,
  gracefulShutdown,
} as const;

export default defineConfig({
  outputDir: "test-results",
  // Of two processors: while one test waits for its page, two others run.
  workers: 3,
  // Timeouts for a busy machine; a passing test doesn't wait.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A flaky test is a defect.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["line"],
    ...(process.env.E2E_RESULTS
      ? [["json", { outputFile: process.env.E2E_RESULTS }] as const]
      : []),
  ],
  use: {
    // Recording slows every test down, and isn't available after a CI run.
    trace: process.env.CI ? "off" : "retain-on-failure",
    locale: "en-US",
    // A sixth of all work was drawing transitions, which only the carousel's test looks at.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...chromiumArguments, "--disable-sync", "--no-first-run"],
    },
  },
  projects: [
    {
      name: "site",
      testDir: "./e2e",
      testMatch: (isSeparate ? separate : ["*"]).map((name) => `${name}.spec.ts`),
      testIgnore: ["dev/**", ...elsewhere.map((name) => `${name}.spec.ts`)],
    },
    // Starts `npm run dev` itself, and writes into app/ while it runs: never beside a build.
    { name: "dev", testDir: "./e2e/dev", dependencies: process.env.E2E_RESULTS ? [] : ["site"] },
  ],
  webServer: process.env.E2E_SERVER === "none" ? undefined : isSeparate ? [backend, site] : [site],
});
