// `npm run agency -- create|update|show|list|sso|role …`, also while the site runs.
import "./check-node.mjs";
import { runBackendCommand } from "./run-backend-command.mjs";

// As in start.mjs: operators may set the same URLs that the site accepts.
if (!process.env.DATABASE_URL) process.env.ALLOW_LOOPBACK_URLS ||= "true";
await runBackendCommand("agency");
