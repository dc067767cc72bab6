import { toExcerpt } from "./to-excerpt";

test.each([
  ["short", "short"],
  [`${"word ".repeat(31)}wordy`, `${"word ".repeat(31)}wordy`],
  [`${"word ".repeat(31)}wordier, and more`, `${"word ".repeat(30)}word…`],
  ["x".repeat(200), `${"x".repeat(80)}…`],
])("%p becomes %p", (text, excerpt) => {
  expect(toExcerpt(text)).toBe(excerpt);
  expect(excerpt.length).toBeLessThanOrEqual(160);
});
