import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const readPackages = (file) =>
  existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")).packages ?? {}) : [];

/** Whether npm's record of its last finished install contains everything in the lock file. */
export function isInstalled(folder = ".") {
  const installed = new Map(readPackages(join(folder, "node_modules/.package-lock.json")));
  const isThere = ([path, { version, optional, devOptional }]) =>
    path === "" || optional || devOptional || installed.get(path)?.version === version;
  return installed.size > 0 && readPackages(join(folder, "package-lock.json")).every(isThere);
}

/** Installs what the lock file names, unless it is installed already. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log("Installing dependencies …");
  // The build tools are development dependencies, and NODE_ENV=production would leave them out.
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    failure: "Installing failed. Is the npm registry reachable? `npm ci` shows more.",
  });
}
