import { fitsAge, listPassengers } from "./list-passengers";

test("names adults, then the others by their ages, each counted among its kind", () => {
  expect(listPassengers({ adults: 2, ages: [15, 7, 1, 9] })).toEqual([
    { index: 0, kind: "adult", number: 1, age: null },
    { index: 1, kind: "adult", number: 2, age: null },
    { index: 2, kind: "youth", number: 1, age: 15 },
    { index: 3, kind: "child", number: 1, age: 7 },
    { index: 4, kind: "infant", number: 1, age: 1 },
    { index: 5, kind: "child", number: 2, age: 9 },
  ]);
});

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
  ["", null, false],
])("born %s, priced as %s: %s", (born, age, fits) =>
  expect(fitsAge(born, { age }, "2027-03-12")).toBe(fits),
);
