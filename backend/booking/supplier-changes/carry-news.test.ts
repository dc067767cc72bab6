import { carryInto } from "./carry-news";

const before = { item: { launch: "05:40", legs: [1, 2] }, title: "At 05:40" };

test.each([
  ["what it leaves alone", { ...before.item, launch: "07:15" }, { launch: "07:15", legs: [3] }],
  ["what it changes itself", { launch: "07:15", legs: [9] }, { launch: "07:15", legs: [9] }],
  ["nothing of what it adds", { ...before.item, gate: 4 }, { launch: "05:40", legs: [3], gate: 4 }],
])("a proposed plan takes from news %s", (_what, item, carried) => {
  const proposed = { item, title: before.title };
  const news = { item: { launch: "05:40", legs: [3] }, title: before.title };
  expect(carryInto(proposed, { before, news })).toEqual({ item: carried, title: before.title });
});

test("what news adds and takes away is added and taken away", () => {
  const proposed = { a: 1, b: 1, c: 2 } as object;
  const news = { b: 1, c: 1, d: 1 };
  const carried = carryInto(proposed, { before: { a: 1, b: 1, c: 1 }, news });
  expect(JSON.parse(JSON.stringify(carried))).toEqual({ b: 1, c: 2, d: 1 });
});
