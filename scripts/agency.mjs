// `npm run agency -- create|update|show|list|sso|role …`, also while the site runs.
import "./check-node.mjs";
import { existsSync } from "node:fs";

process.env.NODE_ENV ||= "production";
// As in start.mjs: what the site allows itself is what an operator may write.
if (!process.env.DATABASE_URL) process.env.ALLOW_LOOPBACK_URLS ||= "true";

if (existsSync("dist/backend/agency-command.mjs")) {
  await import("../dist/backend/agency-command.mjs");
} else {
  await import("./register-typescript.mjs");
  await import("../backend/agency-command.ts");
}
