import { listDays } from "./list-days";

it("lists three days before and after", () =>
  expect(listDays("2026-12-30", { today: "2026-11-21" })).toEqual([
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]));

it("leaves out days that are past, and those that aren't sold yet", () => {
  expect(listDays("2026-11-22", { today: "2026-11-21" })[0]).toBe("2026-11-21");
  expect(listDays("2027-10-17", { today: "2026-11-21" }).at(-1)).toBe("2027-10-17");
});
