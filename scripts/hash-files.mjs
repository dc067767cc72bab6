import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";

function* listFiles(path) {
  if (!existsSync(path)) return;
  if (!lstatSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* listFiles(join(path, name));
}

/**
 * One hash over the names and bytes of files and folders; a path that doesn't exist counts as
 * empty.
 */
export function hashFiles(paths, { isCounted = () => true } = {}) {
  const hash = createHash("sha256");
  for (const root of paths) {
    for (const file of listFiles(root)) {
      if (isCounted(file))
        hash.update(`${file}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
    }
  }
  return hash.digest("hex");
}
