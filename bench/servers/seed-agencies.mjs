import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundlePrograms } from "../../scripts/bundle-programs.mjs";
import { hashFiles } from "../../scripts/hash-files.mjs";
import { run } from "../../scripts/run.mjs";

const program = "dist/bench/seed-agencies.mjs";
const sources = [
  "backend/db",
  "backend/agencies",
  "lib/api/contract",
  "bench/servers/seed-agencies.ts",
];

/**
 * A data directory with this many agencies, a0, a1, …: cached between runs until its inputs change;
 * read-only.
 */
export async function seedAgencies(count) {
  const folder = join(".cache", `bench-agencies-${count}-${hashFiles(sources).slice(0, 12)}`);
  if (!existsSync(folder)) {
    await bundlePrograms(["bench/servers/seed-agencies.ts"], { outdir: "dist/bench" });
    const fresh = `${folder}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    const env = { NODE_ENV: "production", DATABASE_URL: "", DATA_DIR: fresh };
    run(process.execPath, [program, String(count)], {
      env,
      failure: `${count} agencies could not be created`,
    });
    renameSync(fresh, folder);
  }
  return folder;
}
