// `npm start`: installs and builds what changed, then serves. Node's own modules only: it runs on a
// fresh clone.
import "./check-node.mjs";
import { buildIfNeeded } from "./build-if-needed.mjs";
import { installDependencies } from "./install.mjs";

installDependencies();
buildIfNeeded();

process.env.NODE_ENV = "production";
// The demo's return URLs and identity providers live on loopback; with a real database it has to be
// asked for.
if (!process.env.DATABASE_URL) {
  process.env.ALLOW_LOOPBACK_URLS ||= "true";
  process.env.DEMO_IDENTITY_PORT ||= "4400";
}

// In this very process: signals and the exit code need no passing on.
await import("../dist/server/main.mjs");
