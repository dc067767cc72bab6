// `npm run restore -- <file>`, into an empty database: docs/operations.md.
import "./check-node.mjs";
import { runBackendCommand } from "./run-backend-command.mjs";

await runBackendCommand("restore");
