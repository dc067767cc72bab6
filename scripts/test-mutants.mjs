// `npm run test:mutants`: breaks a copy of the last commit by each patch of drills/mutants, or by
// those that are named, and expects the test that the patch names to fail (docs/drills.md).
import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { installDependencies } from "./install.mjs";
import { openCopy, run } from "./open-copy.mjs";
import { readMutant } from "./read-mutant.mjs";
import { shareBuilds } from "./share-builds.mjs";
import { setTestClock } from "./testbed/test-clock.mjs";

installDependencies();
setTestClock();
const { requireTestBrowser } = await import("./find-chromium.mjs");
const { requirePostgres, startPostgres } = await import("./postgres.mjs");
const { commandStep, finish, jestStep, playwrightStep } = await import("./steps.mjs");

const folder = resolve("drills/mutants");
const toPatch = ({ name }) => join(folder, `${name}.patch`);
const names = process.argv.slice(2);
const mutants = (
  names.length > 0 ? names : readdirSync(folder).map((file) => basename(file, ".patch"))
).map((name) => readMutant(name, readFileSync(toPatch({ name }), "utf8")));
const isSpec = ({ file }) => file.endsWith(".spec.ts");

openCopy();
const programs = requirePostgres();
const postgres = programs ? await startPostgres(programs) : null;
const sum = { passed: 0, failed: 0 };
const tell = (mutant, problem) => {
  sum[problem ? "failed" : "passed"] += 1;
  const { name, file, test } = mutant;
  console.log(
    problem
      ? `✗ ${name} ${problem}`
      : `✓ caught ${name} by ${[file, test].filter(Boolean).join(" › ")}`,
  );
};
/** Whether its test failed; without the name of one, whether anything did. */
const isCaught = ({ file, test }, { failed, failures = [] }) =>
  test
    ? failures.some(({ text }) => text.split("\n", 1)[0].endsWith(`${basename(file)} › ${test}`))
    : failed > 0;

/** Tries mutants that don't meet on one copy. */
async function tryMutants(group, toResults) {
  const applied = group.filter((mutant) => {
    const isNamed = mutant.file !== "?";
    const fits = isNamed && spawnSync("git", ["apply", toPatch(mutant)]).status === 0;
    if (!fits) tell(mutant, isNamed ? "no longer applies" : "names no test");
    return fits;
  });
  if (applied.length > 0) {
    const results = await toResults(applied);
    for (const mutant of applied)
      tell(mutant, isCaught(mutant, results) ? null : (results.problem ?? "survived"));
  }
  run("git", "checkout", "--quiet", ".");
}

async function testUnits([{ name, file }]) {
  if (!/\.test\.\w+$/.test(file)) return commandStep(name, [file]).run();
  const project = file.endsWith(".mjs") ? "scripts" : "site";
  // A database of its own: some mutants are migrations.
  const url = await postgres?.createDatabase(name.replaceAll("-", "_"));
  return jestStep(name, {
    args: ["--selectProjects", project, "--runInBand", "--runTestsByPath", file],
    env: url ? { TEST_DATABASE_URL: url } : {},
  }).run();
}

async function testBuild(group) {
  const built = await commandStep("build", ["scripts/build.mjs"]).run();
  if (built.failed > 0) return { failed: 0, problem: "doesn't build" };
  const specs = new Set(group.map(({ file }) => file));
  return playwrightStep("end to end", {
    args: ["--project=site", ...specs],
    env: { CHROMIUM_PATH: requireTestBrowser() },
  }).run();
}

try {
  for (const mutant of mutants.filter((one) => !isSpec(one))) await tryMutants([mutant], testUnits);
  const groups = shareBuilds(mutants.filter(isSpec));
  for (const group of groups) await tryMutants(group, testBuild);
} finally {
  await postgres?.stop();
}
finish(sum);
