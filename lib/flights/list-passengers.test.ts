import { listPassengers } from "./list-passengers";

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
