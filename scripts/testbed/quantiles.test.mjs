import { quantile, toMedian } from "./quantiles.mjs";

const upTo = (count) => Array.from({ length: count }, (_, index) => count - index);

test.each([
  [10, 0.5, 5],
  [10, 0.95, 10],
  [100, 0.95, 95],
  [3, 0.01, 1],
  [3, 1, 3],
])("of 1 to %i the share of %d doesn't exceed %i", (count, share, value) =>
  expect(quantile(upTo(count), share)).toBe(value),
);

test("there is no quantile of an empty list", () => expect(quantile([], 0.5)).toBeNull());

test("the median of an even number is between the middle two", () =>
  expect([toMedian(upTo(3)), toMedian(upTo(4))]).toEqual([2, 2.5]));
