// `npm run db:generate`: writes the migration to today's schema and deletes the snapshot of the
// schema before: drizzle-kit compares with the newest one only.
import { rmSync } from "node:fs";
import { binOf } from "./bin-of.mjs";
import { listOldSnapshots } from "./checks/check-migration-snapshots.mjs";
import { listFiles } from "./list-files.mjs";
import { run } from "./run.mjs";

run(process.execPath, [binOf("drizzle-kit"), "generate", ...process.argv.slice(2)]);
for (const file of listOldSnapshots(listFiles())) rmSync(file);
