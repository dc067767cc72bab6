import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const readPackages = (file) =>
  existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")).packages ?? {}) : [];

/**
 * Whether npm's own note of what it last installed, written once it was done, has everything the
 * lock file names.
 */
export function isInstalled(folder = ".") {
  const installed = new Map(readPackages(join(folder, "node_modules/.package-lock.json")));
  const isThere = ([path, { version, optional, devOptional }]) =>
    path === "" || optional || devOptional || installed.get(path)?.version === version;
  return installed.size > 0 && readPackages(join(folder, "package-lock.json")).every(isThere);
}

/** Installs what the lock file names, unless it is there already. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log("Installing dependencies …");
  // The build tools are development dependencies, and NODE_ENV=production would leave them out.
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    failure: "Installing failed. Is the npm registry reachable? `npm ci` shows more.",
  });
}
