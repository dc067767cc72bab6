import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { binOf } from "./bin-of.mjs";
import { ofJest, ofOutput, ofPlaywright } from "./failures.mjs";
import { measureProcessors } from "./testbed/measure-processors.mjs";

const childEnv = (env = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
  ...env,
});

/**
 * Runs Node with these arguments and captures its output; with `isLive` it is also shown at once.
 * @returns also `usage`: processor time, or null where it can't be measured
 */
export async function runNode(args, { env, isLive = false } = {}) {
  const child = spawn(process.execPath, args, {
    env: childEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { stop } = measureProcessors(child.pid);
  let output = "";
  const pass = (stream) => (chunk) => {
    if (isLive) stream.write(chunk);
    output += chunk;
  };
  child.stdout.on("data", pass(process.stdout));
  child.stderr.on("data", pass(process.stderr));
  const [code] = await once(child, "close");
  return { code, output, usage: stop() };
}

/** A step that passes or fails as a whole: every command must exit with 0. */
export const commandStep = (name, ...commands) => commandStepIn({}, name, ...commands);

/** `commandStep` with environment variables. */
export const commandStepIn = (env, name, ...commands) => ({
  name,
  run: async () => {
    const usages = [];
    for (const args of commands) {
      const { code, output, usage } = await runNode(args, { env });
      usages.push(usage);
      if (code !== 0) return { passed: 0, failed: 1, output, failures: [ofOutput(output)], usages };
    }
    return { passed: 1, failed: 0, usages };
  },
});

/**
 * A step that counts tests: `toArgs(file)` makes the runner write JSON to that file, `toCounts`
 * reads it, `toFailures` lists what failed and why, each with `alone`: the arguments that run it
 * alone. `toEnv(file)` is called for each run, so a repeat gets a place of its own. A bad exit
 * without a failed test counts as one; so does an empty run, unless `mayBeEmpty`.
 */
export function testStep(
  name,
  {
    env = {},
    isLive,
    mayBeEmpty = false,
    toArgs,
    toEnv = async () => ({}),
    toCounts,
    toFailures = () => [],
  },
) {
  const run = async (more = []) => {
    const folder = mkdtempSync(join(tmpdir(), "site-test-"));
    const file = join(folder, "results.json");
    try {
      const { code, output, usage } = await runNode([...toArgs(file), ...more], {
        env: { ...env, ...(await toEnv(file)) },
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
        failures: (isSilentFailure ? [{ text: ofOutput(output) }] : failures).map(
          ({ text, alone }) => ({
            text,
            ...(alone && { repeat: async () => (await run(alone)).failed === 0 }),
          }),
        ),
        usages: [usage],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return { name, run: () => run() };
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
export const playwrightStep = (name, { args = [], env, toEnv, mayBeEmpty } = {}) =>
  testStep(name, {
    env,
    isLive: true,
    mayBeEmpty,
    toArgs: () => [binOf("playwright"), "test", ...args],
    toEnv: async (file) => ({ ...(await toEnv?.()), E2E_RESULTS: file }),
    toCounts: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      note: stats.skipped > 0 ? `${stats.skipped} skipped` : undefined,
    }),
    toFailures: ofPlaywright,
  });

/** Steps of a group that run at once: each uses about one processor. */
const atOnce = 2;
/** More failures than this are no accident: none is repeated. */
const mostRepeats = 5;

/**
 * Runs all steps, or groups of steps that don't affect each other, in order; prints failures. Then
 * repeats what failed, once, with nothing beside it: what passes alone counts as passed and is
 * named. A step that throws has failed.
 * @returns counts, all that failed, and `used`: processor seconds by the steps' `layer`, as they
 * would be on a quiet machine
 */
export async function runSteps(steps) {
  let passed = 0;
  const failures = [];
  const used = {};
  let uncounted = 0;
  const runStep = async ({ name, layer, run }) => {
    const start = performance.now();
    const result = await run().catch((error) => ({
      passed: 0,
      failed: 1,
      output: error.stack,
      failures: [{ text: error.stack }],
    }));
    passed += result.passed;
    const failed = result.failed > 0 ? result.failures : [];
    failures.push(...failed.map(toFailure).map((each) => ({ ...each, name })));
    uncounted += result.failed - failed.length;
    const counts =
      result.passed + result.failed > 1
        ? `, ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ""}`
        : "";
    if (result.failed > 0 && result.output)
      console.log(result.output.replace(/^PASS .*\n/gm, "").trimEnd());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const usages = (result.usages ?? []).filter(Boolean);
    const cpu = usages.reduce((sum, usage) => sum + usage.seconds, 0);
    if (layer && usages.length > 0)
      used[layer] =
        (used[layer] ?? 0) + usages.reduce((sum, usage) => sum + usage.seconds / usage.slowness, 0);
    console.log(
      `${result.failed ? "✗" : "✓"} ${name} (${seconds} s${usages.length > 0 ? `, ${cpu.toFixed(0)} s of processors` : ""}${counts}${result.note ? `, ${result.note}` : ""})`,
    );
  };
  for (const group of steps) await pLimit(atOnce).map([group].flat(), runStep);

  const canRepeat =
    uncounted === 0 &&
    failures.length <= mostRepeats &&
    failures.every(({ repeat }) => repeat !== undefined);
  const remaining = [];
  for (const failure of failures) {
    if (canRepeat && (await failure.repeat())) {
      passed += 1;
      console.log(`passed only alone: ${failure.name} › ${failure.text.split("\n")[0]}`);
      console.log(failure.text);
    } else remaining.push(`✗ ${failure.name} › ${failure.text}`);
  }
  return { passed, failed: remaining.length + uncounted, failures: remaining, used };
}

const toFailure = (failure) => (typeof failure === "string" ? { text: failure } : failure);

/**
 * Compares processor seconds with the layers' budgets.
 * @returns one line, and what is over
 */
export function toBudgetLine(used, budgets) {
  const over = Object.keys(used).filter((layer) => used[layer] > budgets[layer]);
  const parts = Object.entries(used).map(
    ([layer, seconds]) => `${layer} ${seconds.toFixed(0)} of ${budgets[layer]}`,
  );
  return { line: `processor seconds, used of budget: ${parts.join(" · ")}`, over };
}

/**
 * Repeats the failures at the end of a long log; prints the last line and sets the exit code: an
 * empty run is a failure too. With `budgets`, so is a layer that used more processor time.
 */
export function finish({ passed, failed, failures = [], used = {} }, { budgets } = {}) {
  for (const failure of failures) console.log(`\n${failure}`);
  let sum = failed;
  if (budgets && Object.keys(used).length > 0) {
    const { line, over } = toBudgetLine(used, budgets);
    console.log(line);
    for (const layer of over)
      console.log(`✗ ${layer} is over its budget: CONTRIBUTING.md, "Where a test belongs"`);
    sum += over.length;
  }
  console.log(`${passed} passed, ${sum} failed`);
  process.exitCode = sum > 0 || passed === 0 ? 1 : 0;
}
