import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { binOf } from "./bin-of.mjs";
import { buildIfNeeded } from "./build-if-needed.mjs";
import { commandStep, commandStepIn, jestStep, playwrightStep } from "./steps.mjs";
import { endWithUs } from "./testbed/end-with-us.mjs";

/** Static checks. Types and lint read Next's route types; the rest is independent: a group. */
export const staticSteps = () => [
  commandStep("route types", [binOf("next"), "typegen"]),
  independentSteps(),
];

/**
 * Both type checkers are Go programs. Their threads check shared types once each, which costs more
 * processor time than it saves while another step runs beside them, and a garbage collector that
 * runs less often saves a quarter for a tenth more memory.
 */
const oneThread = { GOMAXPROCS: "1", GOGC: "400" };

const independentSteps = () => [
  commandStep("format", [binOf("oxfmt"), "--check"]),
  // Not incremental: tsc's cache of Next's generated route types goes stale.
  commandStepIn(oneThread, "types", [
    binOf("typescript", "tsc"),
    ...["--noEmit", "--incremental", "false", "--singleThreaded"],
  ]),
  commandStepIn(oneThread, "lint", [
    binOf("oxlint"),
    "--type-aware",
    "--report-unused-disable-directives-severity=error",
    "--format=unix",
  ]),
  commandStep("import directions", [
    binOf("dependency-cruiser", "depcruise"),
    ...cruised,
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err",
  ]),
  commandStep("names, styles, messages, spec coverage, citations, line lengths, browser imports", [
    "scripts/check.mjs",
  ]),
  commandStep("unused files, exports and packages", [binOf("knip"), "--no-progress"]),
];

/**
 * What must pass before a commit, fast enough to run each time: only the unit tests that a change
 * reaches, and changed end-to-end tests five times beside a busy process.
 */
export const verifySteps = () => [
  ...staticSteps(),
  ...repeatedSteps(),
  hasChanges()
    ? jestStep("unit tests of what isn't committed", { args: ["--onlyChanged"], mayBeEmpty: true })
    : jestStep("unit tests of the last commit", { args: ["--lastCommit"], mayBeEmpty: true }),
];

function repeatedSteps() {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const names = hasChanges()
    ? [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "-o", "--exclude-standard")]
    : git("diff", "--name-only", "HEAD~1");
  const specs = names.filter((name) => /^e2e\/[^/]+\.spec\.ts$/.test(name) && existsSync(name));
  if (specs.length === 0) return [];
  const tests = playwrightStep("changed end-to-end tests, five times beside a busy process", {
    args: ["--project=site", "--repeat-each=5", ...specs],
  });
  const run = async () => {
    buildIfNeeded();
    const stop = endWithUs(spawn(process.execPath, ["-e", "for (;;);"]), "SIGKILL");
    try {
      return await tests.run();
    } finally {
      await stop();
    }
  };
  return [{ ...tests, run }];
}

const hasChanges = () =>
  execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trim() !== "";

const cruised = [
  "app",
  "backend",
  "bench",
  "components",
  "deploy",
  "drills",
  "e2e",
  "lib",
  "scripts",
  "server",
  "middleware.ts",
];
