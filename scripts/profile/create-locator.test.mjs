import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createLocator } from "./create-locator.mjs";

const root = mkdtempSync(join(tmpdir(), "locator-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A chunk whose only mapping is of its third line, to the fifth one of a source. */
function toPlace(source) {
  const file = join(root, "chunk.js");
  const map = { version: 3, sources: [source], names: [], mappings: ";;AAIA" };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return createLocator({ root })({
    url: pathToFileURL(file).href,
    functionName: "a",
    lineNumber: 2,
    columnNumber: 4,
  });
}

test.each([
  ["turbopack:///[project]/app/[tenant]/page.tsx", "app/[tenant]/page.tsx"],
  ["../lib/env.ts", "../lib/env.ts"],
  ["lib/env.ts", "lib/env.ts"],
])("a function of a chunk is its source's: %s", (source, shown) =>
  expect(toPlace(source)).toEqual({ source: shown, line: 5 }),
);

test("without a map a file is itself, and Node's and the engine's own have their names", () => {
  const locate = createLocator({ root });
  const place = (url, functionName = "") =>
    locate({ url, functionName, lineNumber: 3, columnNumber: 0 });
  expect(place(pathToFileURL(join(root, "plain.js")).href)).toEqual({
    source: "plain.js",
    line: 4,
  });
  expect(place("node:net", "write")).toEqual({ source: "node:net", line: 0 });
  expect(place("", "(garbage collector)")).toEqual({ source: "(garbage collector)", line: 0 });
  expect(place("wasm://wasm/00c0ffee", "ExecScan")).toEqual({ source: "(wasm)", line: 0 });
  expect(place("", "writev")).toEqual({ source: "(native)", line: 0 });
});
