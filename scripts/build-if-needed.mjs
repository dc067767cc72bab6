import { existsSync, readFileSync } from "node:fs";
import { hashFiles } from "./hash-files.mjs";
import { run } from "./run.mjs";

const folders = ["app", "backend", "components", "lib", "messages", "public", "server"];
const steps = ["build", "bundle-programs", "precompress"].map((name) => `scripts/${name}.mjs`);
const files = [
  "middleware.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  ...steps,
];

export const buildStampFile = "dist/.build-stamp";

/** The build's inputs, without tests. */
export const hashSources = () =>
  hashFiles([...folders, ...files], { isCounted: (file) => !/\.test\.tsx?$/.test(file) });

/** Builds, unless the last successful build had the same sources. */
export function buildIfNeeded() {
  if (
    existsSync(buildStampFile) &&
    existsSync(".next/BUILD_ID") &&
    readFileSync(buildStampFile, "utf8") === hashSources()
  )
    return;
  console.log("Building …");
  run(process.execPath, ["scripts/build.mjs"], {
    failure: "The build failed; its own messages are above.",
  });
}
