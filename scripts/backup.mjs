// `npm run backup -- <new-file>`, also while the site runs: docs/operations.md.
import "./check-node.mjs";
import { runBackendCommand } from "./run-backend-command.mjs";

await runBackendCommand("backup");
