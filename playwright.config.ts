import { defineConfig } from "playwright/test";
import { backendPort, backendToken, port } from "./e2e/agencies";
import { chromiumArguments, findChromium } from "./scripts/find-chromium.mjs";

// E2E_BACKEND=separate: only the specs that exercise the backend, with both APIs served by a
// separate process, on DATABASE_URL if set.
const isSeparate = process.env.E2E_BACKEND === "separate";
/**
 * Excluded then: specs that start their own processes, always on an embedded database, and specs
 * about pages rather than what they ask the backend.
 */
const ownPrograms = [
  "faulty-api",
  "first-agency",
  "front-door",
  "identity-page",
  "mail-server",
  "own-api",
  "prices",
  "proof-of-work",
  "remote-app",
  "session-cookie",
  "shared-reads",
  "sso",
  "traces",
];
const looks = [
  "accessibility",
  "brands",
  "calendar",
  "car-search",
  "client-errors",
  "consent",
  "counted-journeys",
  "errors",
  "flight-details",
  "flight-extras",
  "flight-results",
  "flight-search",
  "home",
  "hotel-comparison",
  "hotel-details",
  "hotel-rates",
  "hotel-search",
  "links",
  "mixed-rooms",
  "no-script",
  "phone-lists",
  "prompts",
  "regional-formats",
  "results-map",
  "search",
  "security-headers",
  "seo",
  "sharing",
  "shell",
  "wayfinding",
  "words",
];
const once = [...ownPrograms, ...looks];
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
  workers: 2,
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
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArguments, "--disable-sync", "--no-first-run"],
    },
  },
  projects: [
    {
      name: "site",
      testDir: "./e2e",
      testIgnore: ["dev/**", ...(isSeparate ? once.map((name) => `${name}.spec.ts`) : [])],
    },
    // Starts `npm run dev` itself, and writes into app/ while it runs: never beside a build.
    { name: "dev", testDir: "./e2e/dev", dependencies: process.env.E2E_RESULTS ? [] : ["site"] },
  ],
  webServer: process.env.E2E_SERVER === "none" ? undefined : isSeparate ? [backend, site] : [site],
});
