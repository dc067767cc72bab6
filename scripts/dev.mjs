// `npm run dev`: the same front door from TypeScript, with hot reload.
import "./check-node.mjs";
import { installDependencies } from "./install.mjs";

installDependencies();

process.env.NODE_ENV = "development";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";
process.env.LOG_LEVEL ??= "warn";
if (!process.env.DATABASE_URL) {
  process.env.ALLOW_LOOPBACK_URLS ||= "true";
  process.env.DEMO_IDENTITY_PORT ||= "4400";
  process.env.SEED_DEMO_BOOKINGS ||= "true";
}

process.argv.push("--dev");
await import("./register-typescript.mjs");
await import("../server/main.ts");
