// The server of the end-to-end tests: the built site or the built backend, on an initially empty
// data directory.
import { rmSync } from "node:fs";

rmSync(process.env.DATA_DIR, { recursive: true, force: true });

if (process.argv[2] === "backend") {
  await import("../dist/backend/main.mjs");
} else {
  process.env.NODE_ENV = "production";
  process.env.ALLOW_LOOPBACK_URLS = "true";
  await import("../dist/server/main.mjs");
}
