// `npm run backend`: only the main API and the resort API, on BACKEND_PORT; with --dev from
// TypeScript.
import "./check-node.mjs";
import { buildIfNeeded } from "./build-if-needed.mjs";
import { installDependencies } from "./install.mjs";

const dev = process.argv.includes("--dev");
installDependencies();
process.env.NODE_ENV = dev ? "development" : "production";
// As in start.mjs: the demo's addresses are on loopback.
if (!process.env.DATABASE_URL) process.env.ALLOW_LOOPBACK_URLS ||= "true";

if (dev) {
  await import("./register-typescript.mjs");
  await import("../backend/main.ts");
} else {
  buildIfNeeded();
  await import("../dist/backend/main.mjs");
}
