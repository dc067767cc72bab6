import { listWeeks } from "./list-weeks";

it("cuts a period at its Mondays", () => {
  // A Saturday, and a Tuesday.
  expect(listWeeks({ from: "2026-10-24", to: "2026-11-03" })).toEqual([
    { from: "2026-10-24", to: "2026-10-25" },
    { from: "2026-10-26", to: "2026-11-01" },
    { from: "2026-11-02", to: "2026-11-03" },
  ]);
  expect(listWeeks({ from: "2026-11-02", to: "2026-11-02" })).toEqual([
    { from: "2026-11-02", to: "2026-11-02" },
  ]);
  expect(listWeeks({ from: "2026-11-02", to: "2026-11-08" })).toHaveLength(1);
});
