import { binOf } from "./bin-of.mjs";
import { commandStep, jestStep } from "./steps.mjs";

/** What has to be green before a commit. */
export const verifySteps = () => [
  commandStep("format", [binOf("prettier"), "--check", "--log-level=warn", "--cache", "."]),
  // Not incremental: what tsc kept of Next's generated route types goes stale.
  commandStep("types", [binOf("next"), "typegen"], [binOf("typescript", "tsc"), "--noEmit", "--incremental", "false"]),
  commandStep("lint", [binOf("oxlint"), "--type-aware", "--report-unused-disable-directives-severity=error", "--format=unix"]),
  commandStep("import directions", [binOf("dependency-cruiser", "depcruise"), ...cruised, "--config", ".dependency-cruiser.cjs", "--output-type", "err"]),
  commandStep("names, styles, messages, spec coverage, browser imports", ["scripts/check.mjs"]),
  commandStep("unused files, exports and packages", [binOf("knip"), "--no-progress"]),
  jestStep("unit tests"),
];

const cruised = ["app", "artwork", "backend", "bench", "components", "deploy", "drills", "e2e", "lib", "scripts", "server", "middleware.ts"];
