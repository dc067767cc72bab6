// `npm start`: installs and builds what changed, then serves. Only Node's own modules: it runs on a
// fresh clone.
import "./check-node.mjs";
import { buildIfNeeded } from "./build-if-needed.mjs";
import { installDependencies } from "./install.mjs";

installDependencies();
buildIfNeeded();

process.env.NODE_ENV = "production";
// The demo's return URLs and identity providers are on loopback; with a real database that must be
// enabled explicitly.
if (!process.env.DATABASE_URL) {
  process.env.ALLOW_LOOPBACK_URLS ||= "true";
  process.env.DEMO_IDENTITY_PORT ||= "4400";
  process.env.SEED_DEMO_BOOKINGS ||= "true";
}

// In this process: signals and the exit code need no forwarding.
await import("../dist/server/main.mjs");
