import { renderedPages } from "../load/rendered-pages.mjs";
import { reportRendered } from "./report-rendered.mjs";

const run = (renderer, failed = 0) => ({
  cpuMs: renderer + 2,
  cpuMsOfParts: { renderer, door: 1, backend: 1 },
  bytes: 2_000,
  failed,
});
const report = (changes = {}) => {
  const names = ["empty", ...Object.keys(renderedPages)];
  const figures = Object.fromEntries(names.map((name) => [name, changes[name] ?? run(2)]));
  const sizes = Object.fromEntries(names.map((name) => [name, { document: 9_000, flight: 4_000 }]));
  return reportRendered({ figures, sizes }).markdown;
};

test("compares each page with the empty one, and with its own target", () => {
  const markdown = report({ home: run(38) });
  expect(markdown).toContain("| home | 40 ms | 10 × | 38 ms | 1.00 ms | 1.00 ms | 9 kB | 4 kB |");
  expect(markdown).toContain("- **missed**: home at most 6 × an empty page: 10 ×");
  expect(markdown).toContain("- met: /faqs at most 3 × an empty page: 1.00 ×");
  expect(markdown).not.toContain("checkout at most");
});

test("says which pages weren't all answered", () => {
  expect(report()).not.toContain("keep in mind");
  expect(report({ results: run(2, 0.5) })).toContain("results: 50 % were not 200");
});

test("has no ratios where processor times are unknown", () => {
  const unknown = { ...run(2), cpuMs: null, cpuMsOfParts: { all: 0 } };
  const markdown = report({ empty: unknown, home: unknown });
  expect(markdown).toContain("| home | – | – | – | – | – | 9 kB | 4 kB |");
  expect(markdown).not.toContain("at most");
});
