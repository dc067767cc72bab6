import { execFileSync } from "node:child_process";
import { binOf } from "./bin-of.mjs";
import { commandStep, jestStep } from "./steps.mjs";

/** Static checks. Types and lint read Next's route types; the rest is independent: a group. */
export const staticSteps = () => [
  commandStep("route types", [binOf("next"), "typegen"]),
  independentSteps(),
];

const independentSteps = () => [
  commandStep("format", [binOf("prettier"), "--check", "--log-level=warn", "--cache", "."]),
  // Not incremental: tsc's cache of Next's generated route types goes stale.
  commandStep("types", [binOf("typescript", "tsc"), "--noEmit", "--incremental", "false"]),
  commandStep("lint", [
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
 * reaches.
 */
export const verifySteps = () => [
  ...staticSteps(),
  hasChanges()
    ? jestStep("unit tests of what isn't committed", { args: ["--onlyChanged"], mayBeEmpty: true })
    : jestStep("unit tests of the last commit", { args: ["--lastCommit"], mayBeEmpty: true }),
];

const hasChanges = () =>
  execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trim() !== "";

const cruised = [
  "app",
  "artwork",
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
