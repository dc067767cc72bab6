import { reportHome } from "./report-home.mjs";

const names = [
  "bare",
  "cached",
  "isr",
  "barePlain",
  "cachedPlain",
  "isrPlain",
  "empty",
  "uncached",
  "signedIn",
];
const run = {
  rate: 100,
  spread: 0,
  cpuMs: 1,
  p50: 1,
  p99: 2,
  bytes: 1_000,
  failed: 0,
  busy: 0,
  hits: 0,
};
const warningsOf = (changes) => {
  const figures = Object.fromEntries(
    names.map((name) => [
      name,
      { ...run, hits: name.startsWith("cached") ? 1 : 0, ...changes[name] },
    ]),
  );
  return /To keep in mind: (.*)\.$/.exec(reportHome(figures).markdown)?.[1] ?? "";
};

test("says which cached pages did not all come from the page cache", () => {
  expect(warningsOf({})).toBe("");
  expect(warningsOf({ cached: { hits: 0.998 }, cachedPlain: { hits: 0.97 } })).toBe(
    "cachedPlain: only 97 % of the answers came from the page cache",
  );
});
