import { fitsAge } from "./flight-days";

test.each([
  // The second birthday is on the day of the last flight: two that day.
  ["2025-03-12", 1, false],
  ["2025-03-13", 1, true],
  ["2025-03-12", 2, true],
  ["2020-03-12", 7, true],
  ["2019-03-12", 7, false],
  ["2009-03-12", null, true],
  ["2009-03-13", null, false],
  ["2030-01-01", 0, false],
  // Born by the day of the first flight, and not only of the last.
  ["2027-03-02", 0, true],
  ["2027-03-03", 0, false],
  ["1907-03-12", null, true],
  ["1906-03-12", null, false],
  ["1800-01-01", null, false],
  ["", null, false],
])("born %s, priced as %s: %s", (born, age, fits) =>
  expect(fitsAge(born, { age }, { firstDay: "2027-03-02", ageDay: "2027-03-12" })).toBe(fits),
);
