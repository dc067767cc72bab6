import { defineConfig } from "playwright/test";
import { backendPort, backendToken, port } from "./e2e/agencies";
import { chromiumArguments, findChromium } from "./scripts/find-chromium.mjs";

// E2E_BACKEND=separate: the specs of what a backend does, with both APIs served by a program of
// their own, on DATABASE_URL where that is set.
const isSeparate = process.env.E2E_BACKEND === "separate";
/**
 * Left out then: programs that tests start themselves, always on an embedded database, and how
 * pages look and read.
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
  "sso",
  "traces",
];
const looks = [
  "accessibility",
  "brands",
  "client-errors",
  "consent",
  "no-script",
  "prompts",
  "search",
  "security-headers",
  "seo",
  "shell",
];
const once = [...ownPrograms, ...looks];
// Tests ask for much at once, and none of them is about turning visitors away: that is the drills'.
process.env.RENDER_CONCURRENCY ??= "64";
const gracefulShutdown = { signal: "SIGTERM", timeout: 15_000 } as const;

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
  gracefulShutdown,
} as const;

export default defineConfig({
  outputDir: "test-results",
  workers: 2,
  // Limits for a machine with other work to do; a test that passes waits for nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A test that passes the second time only is a defect.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["line"],
    ...(process.env.E2E_RESULTS
      ? [["json", { outputFile: process.env.E2E_RESULTS }] as const]
      : []),
  ],
  use: {
    // Recording slows every test down, and nobody can look at it where CI ran.
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
