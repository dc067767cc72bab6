import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { binOf } from "./bin-of.mjs";
import { ofJest, ofOutput, ofPlaywright } from "./failures.mjs";

const childEnv = (env = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
  ...env,
});

/**
 * Runs Node with these arguments and captures its output; with `isLive` it is also shown at once.
 */
export async function runNode(args, { env, isLive = false } = {}) {
  const child = spawn(process.execPath, args, {
    env: childEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const pass = (stream) => (chunk) => {
    if (isLive) stream.write(chunk);
    output += chunk;
  };
  child.stdout.on("data", pass(process.stdout));
  child.stderr.on("data", pass(process.stderr));
  const [code] = await once(child, "close");
  return { code, output };
}

/** A step that passes or fails as a whole: every command must exit with 0. */
export const commandStep = (name, ...commands) => ({
  name,
  run: async () => {
    for (const args of commands) {
      const { code, output } = await runNode(args);
      if (code !== 0) return { passed: 0, failed: 1, output, failures: [ofOutput(output)] };
    }
    return { passed: 1, failed: 0 };
  },
});

/**
 * A step that counts tests: `toArgs(file)` makes the runner write JSON to that file, `toCounts`
 * reads it, `toFailures` lists what failed and why. A bad exit without a failed test counts as one;
 * so does an empty run, unless `mayBeEmpty`.
 */
export function testStep(
  name,
  {
    env = {},
    isLive,
    mayBeEmpty = false,
    toArgs,
    toEnv = () => ({}),
    toCounts,
    toFailures = () => [],
  },
) {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), "site-test-"));
      const file = join(folder, "results.json");
      try {
        const { code, output } = await runNode(toArgs(file), {
          env: { ...env, ...toEnv(file) },
          isLive,
        });
        const { counts, failures } = readResults(file, (results) => ({
          counts: toCounts(results),
          failures: toFailures(results),
        }));
        const isSilentFailure =
          counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty));
        return {
          ...counts,
          failed: counts.failed + (isSilentFailure ? 1 : 0),
          output: isLive ? "" : output,
          failures: isSilentFailure ? [ofOutput(output)] : failures,
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function readResults(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { counts: { passed: 0, failed: 0 }, failures: [] };
  }
}

/** Unit tests by Jest; the flag lets Node 20 load ES modules in them. */
export const jestStep = (name, { args = [], env, mayBeEmpty } = {}) =>
  testStep(name, {
    env,
    mayBeEmpty,
    toArgs: (file) => [
      "--experimental-vm-modules",
      "--no-warnings",
      binOf("jest"),
      "--json",
      `--outputFile=${file}`,
      ...args,
    ],
    toCounts: ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
      passed: numPassedTests,
      // A file that can't start has no failing tests.
      failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
      note: `${testResults.length} files`,
    }),
    toFailures: ofJest,
  });

/** End-to-end tests by Playwright. */
export const playwrightStep = (name, { args = [], env } = {}) =>
  testStep(name, {
    env,
    isLive: true,
    toArgs: () => [binOf("playwright"), "test", ...args],
    toEnv: (file) => ({ E2E_RESULTS: file }),
    toCounts: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      note: stats.skipped > 0 ? `${stats.skipped} skipped` : undefined,
    }),
    toFailures: ofPlaywright,
  });

/** Steps of a group that run at once: each uses about one processor. */
const atOnce = 2;

/**
 * Runs all steps, or groups of steps that don't affect each other, in order; prints failures, and
 * ends with the sum and all that failed. A step that throws has failed.
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  const failures = [];
  const runStep = async ({ name, run }) => {
    const start = performance.now();
    const result = await run().catch((error) => ({
      passed: 0,
      failed: 1,
      output: error.stack,
      failures: [error.stack],
    }));
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) failures.push(...result.failures.map((text) => `✗ ${name} › ${text}`));
    const counts =
      result.passed + result.failed > 1
        ? `, ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ""}`
        : "";
    if (result.failed > 0 && result.output)
      console.log(result.output.replace(/^PASS .*\n/gm, "").trimEnd());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${result.failed ? "✗" : "✓"} ${name} (${seconds} s${counts}${result.note ? `, ${result.note}` : ""})`,
    );
  };
  for (const group of steps) await pLimit(atOnce).map([group].flat(), runStep);
  return { passed, failed, failures };
}

/**
 * Repeats the failures at the end of a long log; prints the last line and sets the exit code: an
 * empty run is a failure too.
 */
export function finish({ passed, failed, failures = [] }) {
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
