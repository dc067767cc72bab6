import { listSeatedPassengers } from "./list-passengers";

test("leaves infants out, and keeps everybody's place in the order of travellers", () => {
  expect(listSeatedPassengers({ adults: 2, ages: [1, 15, 7, 0, 4] })).toEqual([
    { index: 0, kind: "adult", number: 1, age: null },
    { index: 1, kind: "adult", number: 2, age: null },
    { index: 3, kind: "youth", number: 1, age: 15 },
    { index: 4, kind: "child", number: 1, age: 7 },
    { index: 6, kind: "child", number: 2, age: 4 },
  ]);
});
