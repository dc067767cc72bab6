import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run.mjs";

const stampFile = "node_modules/.install-stamp";

/** Installs what the lock file names, unless the last install was of the same lock file for the same Node and system. */
export function installDependencies() {
  const hash = createHash("sha256").update(readFileSync("package-lock.json")).update(readFileSync("package.json"));
  const stamp = hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Installing dependencies …");
  // The build tools are development dependencies, and NODE_ENV=production would leave them out.
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    failure: "Installing failed. Is the npm registry reachable? `npm ci` shows more.",
  });
  writeFileSync(stampFile, stamp);
}
