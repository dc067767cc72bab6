import { countRentalDays, listDatesOut } from "./rental-days";

const lisbon = "Europe/Lisbon";
const berlin = "Europe/Berlin";
const newYork = "America/New_York";
const chicago = "America/Chicago";

test.each([
  ["2026-12-05T10:00", "2026-12-06T10:00", lisbon, lisbon, 1],
  ["2026-12-05T10:00", "2026-12-06T10:30", lisbon, lisbon, 2],
  ["2026-12-05T10:00", "2026-12-05T11:00", lisbon, lisbon, 1],
  ["2026-12-05T10:00", "2027-02-03T10:00", lisbon, lisbon, 60],
  // 23 and 25 hours pass while clocks change.
  ["2027-03-27T10:00", "2027-03-28T10:00", berlin, berlin, 1],
  ["2027-10-30T10:00", "2027-10-31T10:00", berlin, berlin, 1],
  ["2027-10-30T10:00", "2027-10-31T10:30", berlin, berlin, 2],
  ["2027-03-13T10:00", "2027-03-14T10:00", newYork, newYork, 1],
  ["2027-11-06T10:00", "2027-11-07T10:00", newYork, newYork, 1],
  // Chicago is an hour behind: 24 real hours end at 9:00 there.
  ["2026-12-05T10:00", "2026-12-06T09:00", newYork, chicago, 1],
  ["2026-12-05T10:00", "2026-12-06T09:30", newYork, chicago, 2],
  ["2026-12-05T10:00", "2026-12-06T11:00", chicago, newYork, 1],
  // An hour is lost in between: 10:00 to 10:00 are 24 real hours only.
  ["2027-03-13T10:00", "2027-03-14T10:00", newYork, chicago, 1],
])("from %s to %s, %s to %s, are %i days", (pickUpAt, dropOffAt, from, to, days) =>
  expect(countRentalDays({ pickUpAt, dropOffAt }, { from, to })).toBe(days),
);

test("a car is out on every date from pick-up to return", () => {
  expect(listDatesOut({ pickUpAt: "2026-12-30T18:00", dropOffAt: "2027-01-01T09:00" })).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(listDatesOut({ pickUpAt: "2026-12-30T10:00", dropOffAt: "2026-12-30T12:00" })).toEqual([
    "2026-12-30",
  ]);
});
