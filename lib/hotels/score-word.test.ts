import { toScoreWord } from "./score-word";

it.each([
  [10, "exceptional"],
  [9.5, "exceptional"],
  [9.44, "excellent"],
  [9, "excellent"],
  [8.96, "excellent"],
  [8.9, "veryGood"],
  [8, "veryGood"],
  [7.94, "good"],
  [7, "good"],
  [6, "pleasant"],
  [5.9, null],
  [0, null],
])("%p is %p", (score, word) => {
  expect(toScoreWord(score)).toBe(word);
});
