// `npm run drills`: kills a backend at every point of a booking and checks that nothing is lost,
// then puts the front door under load. `npm run drills -- short`: at a few points, for seconds;
// with `bookings` or `front-door`: only that group; with `d19`: only that drill (docs/drills.md).
import "./check-node.mjs";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { installDependencies } from "./install.mjs";
import { exitOnSignals } from "./testbed/end-with-us.mjs";
import { envWithoutServices } from "./testbed/env-without-services.mjs";

installDependencies();
const args = process.argv.slice(2);
const mode = args.includes("short") ? "short" : "long";
const groups = ["bookings", "front-door"];
/** Single drills, all of the front door. */
const only = args
  .filter((word) => word !== "short" && !groups.includes(word))
  .map((word) => word.toUpperCase());
const isWanted = (group) =>
  args.includes(group) ||
  (only.length > 0 ? group === "front-door" : !args.some((word) => groups.includes(word)));
const folder = ".cache/drills";

if (isWanted("bookings")) await drillBookings();
if (isWanted("front-door")) await drillFrontDoor();

async function drillFrontDoor() {
  exitOnSignals();
  const { buildIfNeeded } = await import("./build-if-needed.mjs");
  buildIfNeeded();
  const { runFrontDoorDrills } = await import("../drills/run-front-door.mjs");
  const broken = await runFrontDoorDrills({
    isShort: mode === "short",
    recordFile: `${folder}/front-door-${mode}.json`,
    only,
  });
  if (broken > 0) process.exitCode = 1;
}

async function drillBookings() {
  const { requirePostgres, startPostgres } = await import("./postgres.mjs");
  const { bundlePrograms } = await import("./bundle-programs.mjs");
  const programs = requirePostgres();
  if (!programs) {
    console.log(
      "No PostgreSQL here (Debian's package is `postgresql`): the drills of bookings are skipped.",
    );
    return;
  }

  // Bundled with their packages, because each kill restarts a backend.
  await bundlePrograms(["backend/drills/run-drills.ts", "backend/drills/drilled-backend.ts"], {
    outdir: folder,
    packages: "bundle",
  });

  const postgres = await startPostgres(programs);
  const env = {
    ...envWithoutServices(),
    NODE_ENV: "production",
    SEED_DEMO: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  };
  const drills = spawn(
    process.execPath,
    [
      "--enable-source-maps",
      `${folder}/run-drills.mjs`,
      await postgres.createDatabase("drills"),
      `${folder}/drilled-backend.mjs`,
      `${folder}/${mode}.json`,
      mode,
    ],
    { env, stdio: "inherit" },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => drills.kill(signal));
  const [code] = await once(drills, "exit");
  await postgres.stop();
  if (code !== 0) process.exitCode = code ?? 1;
}
