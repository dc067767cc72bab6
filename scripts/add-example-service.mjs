import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./open-copy.mjs";

/** @param folder an example's, with the lines of its registries and files at their places */
const list = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== "registries.patch")
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

function merge(base, own) {
  for (const [key, value] of Object.entries(own))
    base[key] = value instanceof Object ? merge(base[key] ?? {}, value) : value;
  return base;
}

/**
 * Adds an example service to the tree in the current folder: its files, the lines of its
 * registries, and its English texts, which stand in for those of all languages.
 */
export function addExampleService(folder) {
  for (const file of list(folder)) {
    if (!file.endsWith("/en.json")) {
      cpSync(join(folder, file), file, { dereference: true });
      continue;
    }
    const own = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const name of readdirSync(dirname(file))) {
      const path = join(dirname(file), name);
      const texts = merge(JSON.parse(readFileSync(path, "utf8")), own);
      writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
  run("git", "apply", join(folder, "registries.patch"));
}
