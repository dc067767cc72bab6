/** @jest-environment jest-fixed-jsdom */
import { readTypedRooms } from "./read-typed-rooms";

const read = (fields: readonly (readonly [name: string, value: string])[]) => {
  const part = document.createElement("div");
  for (const [name, value] of fields)
    part.append(Object.assign(document.createElement("input"), { name, value }));
  return readTypedRooms(part);
};

it("deals the party to its rooms, and asks for the ages that nobody gave", () => {
  expect(
    read([
      ["rooms", "2"],
      ["adults", "3"],
      ["children", "3"],
      ["childAge", "7"],
      ["childAge", "4"],
    ]),
  ).toEqual([
    { adults: 2, childAges: [7, null] },
    { adults: 1, childAges: [4] },
  ]);
});
