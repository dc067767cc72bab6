import { resolveResortStay } from "./search-resort-deals";

test("a resort's week changes on Monday in the agency's time zone", () => {
  const sundayNight = new Date("2026-11-22T23:30:00Z");
  expect(resolveResortStay(sundayNight, "Europe/Lisbon")).toEqual({
    start: "2026-12-05",
    end: "2026-12-12",
    nights: 7,
  });
  expect(resolveResortStay(sundayNight, "Europe/Copenhagen")).toEqual({
    start: "2026-12-12",
    end: "2026-12-19",
    nights: 7,
  });
});
