// `npm run backup -- <new-file>`, also while the site runs: docs/operations.md.
import "./check-node.mjs";
import { existsSync } from "node:fs";

process.env.NODE_ENV ||= "production";

if (existsSync("dist/backend/backup-command.mjs")) {
  await import("../dist/backend/backup-command.mjs");
} else {
  await import("./register-typescript.mjs");
  await import("../backend/backup-command.ts");
}
