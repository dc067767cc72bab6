import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Versions below these have published advisories. `npm audit` isn't always available. */
const floors: Record<string, string> = {
  next: "16.4.5",
  react: "19.3.1",
  "react-dom": "19.3.1",
  hono: "4.13.18",
  zod: "4.6.7",
  sharp: "0.35.5",
  postcss: "8.5.23",
  dompurify: "3.4.17",
};

const isBelow = (version: string, floor: string) =>
  version.localeCompare(floor, undefined, { numeric: true }) < 0;
const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
  readFileSync(join(__dirname, "../package-lock.json"), "utf8"),
);
const installed = Object.entries(lock.packages).map(([path, { version }]) => ({
  path,
  name: path.replace(/^.*node_modules\//, ""),
  version: version ?? "",
}));

test.each(Object.entries(floors))("no %s older than %s is installed anywhere", (name, floor) =>
  expect(installed.filter((entry) => entry.name === name && isBelow(entry.version, floor))).toEqual(
    [],
  ),
);

test("the lock file contains the packages of the table", () =>
  expect(installed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["next", "react", "hono", "zod"]),
  ));

test("compares versions numerically", () =>
  expect([
    isBelow("16.4.10", "16.4.5"),
    isBelow("16.3.9", "16.4.5"),
    isBelow("8.5.3", "8.5.23"),
  ]).toEqual([false, true, true]));
