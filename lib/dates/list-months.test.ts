import { listMonths } from "./list-months";

test("nineteen months from this one on, over the years' ends", () => {
  const months = listMonths("2026-11-30");
  expect([months.length, months.at(0), months.at(1), months.at(2), months.at(-1)]).toEqual([
    19,
    "2026-11-01",
    "2026-12-01",
    "2027-01-01",
    "2028-05-01",
  ]);
});
