import { reportMemory } from "./report-memory.mjs";

const figures = {
  atFirst: { door: 350, renderers: 200 },
  atRest: { door: 250.4, renderers: 200 },
  afterLoad: { door: 400, renderers: 500 },
  later: { door: 380, renderers: 300 },
  renderers: 2,
  answers: 1_234,
  failed: 0,
};

test("adds the processes up at each moment, and compares them with their targets", () => {
  const { markdown } = reportMemory(figures);
  expect(markdown).toContain(
    "| front door, backend and database | 350 MB | 250 MB | 400 MB | 380 MB |",
  );
  expect(markdown).toContain("| 2 rendering processes | 200 MB | 200 MB | 500 MB | 300 MB |");
  expect(markdown).toContain("| all | 550 MB | 450 MB | 900 MB | 680 MB |");
  expect(markdown).toContain(
    "- **missed**: at rest, after the first start, at most 500 MB: 550 MB",
  );
  expect(markdown).toContain("- met: at rest at most 500 MB: 450 MB");
  expect(markdown).toContain("- **missed**: after the load at most 800 MB: 900 MB");
  expect(markdown).toContain("The load: 1,234 pages.");
  expect(markdown).not.toContain("keep in mind");
});

test("says which share of the load wasn't answered", () =>
  expect(reportMemory({ ...figures, failed: 0.25 }).markdown).toContain("25 % were not 200"));

test("has no sums where memory is unknown", () => {
  const unknown = { ...figures, atFirst: null, atRest: null, afterLoad: null, later: null };
  const { markdown } = reportMemory(unknown);
  expect(markdown).toContain("| all | – | – | – | – |");
  expect(markdown).not.toContain("at most");
});
