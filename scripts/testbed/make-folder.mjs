import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders = [];
// Retried if a program that is just ending has written into one.
process.once("exit", () =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })),
);

/** A folder that is deleted when this process ends. */
export function makeFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
