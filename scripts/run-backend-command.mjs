import { existsSync } from "node:fs";

/**
 * Runs one of the backend's commands with this process's arguments: the built one, or TypeScript if
 * nothing is built.
 */
export async function runBackendCommand(name) {
  process.env.NODE_ENV ||= "production";
  if (existsSync(`dist/backend/${name}-command.mjs`)) {
    await import(`../dist/backend/${name}-command.mjs`);
  } else {
    await import("./register-typescript.mjs");
    await import(`../backend/${name}-command.ts`);
  }
}
