import { readdirSync } from "node:fs";
import { join } from "node:path";

const ignored = new Set([
  "node_modules",
  ".git",
  ".next",
  "dist",
  "coverage",
  "test-results",
  "playwright-report",
  ".cache",
  ".swc",
]);
const isIgnored = (name) => ignored.has(name) || name.startsWith(".data");

/**
 * Every file of the working tree that isn't generated, as paths with forward slashes; works without
 * git.
 */
export function listFiles(root = ".", folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : entry.isFile() ? [path] : [];
    })
    .sort();
}
