import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInstalled } from "./install.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(folder, "node_modules"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = {
  "": { name: "site" },
  "node_modules/next": { version: "16.4.5" },
  "node_modules/fsevents": { version: "2.0.0", optional: true },
};
const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));

test.each([
  [
    "the same, but for another system's package",
    { "node_modules/next": { version: "16.4.5" } },
    true,
  ],
  ["another version", { "node_modules/next": { version: "16.4.4" } }, false],
  ["one package less", { "node_modules/other": { version: "1.0.0" } }, false],
  ["nothing", {}, false],
])("npm's record names %s", (_name, installed, expected) => {
  write("package-lock.json", lock);
  write("node_modules/.package-lock.json", installed);
  expect(isInstalled(folder)).toBe(expected);
});

test("an unfinished install has no record", () => {
  write("package-lock.json", lock);
  expect(isInstalled(folder)).toBe(false);
});
