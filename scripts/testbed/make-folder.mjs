import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders = [];
// Again where a program that ends only now has just written into one.
process.once("exit", () =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })),
);

/** A folder that is gone when this process is. */
export function makeFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
