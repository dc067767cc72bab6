import { toComingLegs } from "./flight-question";

const place = { id: "airport-LIS", name: "LIS" };
const legs = (...dates: string[]) => dates.map((date) => ({ from: place, to: place, date }));

it("keeps dates to come, and today", () => {
  expect(toComingLegs(legs("2026-11-24", "2026-12-01"), "2026-11-24")).toEqual(
    legs("2026-11-24", "2026-12-01"),
  );
  expect(toComingLegs([], "2026-11-24")).toEqual([]);
});

it("moves past ones to the same weekdays, as far apart and a week ahead", () => {
  expect(toComingLegs(legs("2026-11-23", "2026-11-28"), "2026-11-24")).toEqual(
    legs("2026-12-07", "2026-12-12"),
  );
  expect(toComingLegs(legs("2025-03-12"), "2026-11-24")).toEqual(legs("2026-12-02"));
});
