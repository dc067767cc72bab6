import { stepIndex } from "./step-index";

test.each([
  ["one card shows: on", 0, 1, 1, 1],
  ["one card shows: from the last to the first", 11, 1, 1, 0],
  ["one card shows: from the first to the last", 0, -1, 1, 11],
  ["four show: the row ends with the last in view", 8, 1, 4, 0],
  ["four show: back from the wrapped end", 11, -1, 4, 7],
  ["four show: back", 3, -1, 4, 2],
  ["all show: on is the first again", 0, 1, 12, 0],
] as const)("%s", (_, index, step, visible, expected) =>
  expect(stepIndex(index, step, { count: 12, visible })).toBe(expected),
);
