// `npm run restore -- <file>`, into an empty database: docs/operations.md.
import "./check-node.mjs";
import { existsSync } from "node:fs";

process.env.NODE_ENV ||= "production";

if (existsSync("dist/backend/restore-command.mjs")) {
  await import("../dist/backend/restore-command.mjs");
} else {
  await import("./register-typescript.mjs");
  await import("../backend/restore-command.ts");
}
