// The rules that no linter covers. Each finding is one line, `file:line what is wrong`.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import "./register-typescript.mjs";
import { checkBrowserImports } from "./checks/check-browser-imports.mjs";
import { checkCitations } from "./checks/check-citations.mjs";
import { checkConfiguration } from "./checks/check-configuration.mjs";
import { checkDates } from "./checks/check-dates.mjs";
import { checkExampleService } from "./checks/check-example-service.mjs";
import { checkFlakyTests } from "./checks/check-flaky-tests.mjs";
import { checkLineLengths } from "./checks/check-line-lengths.mjs";
import { checkMessages } from "./checks/check-messages.mjs";
import { checkMigrationSnapshots } from "./checks/check-migration-snapshots.mjs";
import { checkNames } from "./checks/check-names.mjs";
import { checkNeutralFolders } from "./checks/check-neutral-folders.mjs";
import { checkSpecCoverage } from "./checks/check-spec-coverage.mjs";
import { checkStyles } from "./checks/check-styles.mjs";
import { checkWaits } from "./checks/check-waits.mjs";
import { checkWords } from "./checks/check-words.mjs";
import { listFiles } from "./list-files.mjs";

const require = createRequire(import.meta.url);
const { listSettings } = require("../lib/env.ts");
const { serviceIds } = require("../lib/api/contract/services.ts");
const files = listFiles();
const read = (file) => readFileSync(file, "utf8");
function listCommitDays() {
  try {
    const output = execFileSync("git", ["log", "--format=%cs", "--max-count=500"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.trim().split("\n");
  } catch {
    // An export without its history.
    return [];
  }
}
const applies = (patch) => spawnSync("git", ["apply", "--check", patch]).status === 0;
const findings = [
  ...checkNames(files, read),
  ...checkNeutralFolders(files, read, serviceIds),
  ...checkWords(files, read),
  ...checkStyles(files, read),
  ...checkMessages(files, read),
  ...checkSpecCoverage(files, read),
  ...checkCitations(files, read),
  ...checkDates(files, read),
  ...checkExampleService(files, read, applies),
  ...checkFlakyTests(read, listCommitDays()),
  ...checkLineLengths(files, read),
  ...checkMigrationSnapshots(files),
  ...checkConfiguration(read, listSettings()),
  ...checkWaits(files, read),
  ...(await checkBrowserImports(files)),
];

for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
process.exitCode = findings.length > 0 ? 1 : 0;
