const words = [
  { from: 9.5, word: "exceptional" },
  { from: 9, word: "excellent" },
  { from: 8, word: "veryGood" },
  { from: 7, word: "good" },
  { from: 6, word: "pleasant" },
] as const;

/**
 * The word for what guests say, out of 10, as it is shown with one decimal; null for a score that
 * says enough by itself.
 */
export const toScoreWord = (score: number): (typeof words)[number]["word"] | null =>
  words.find(({ from }) => Math.round(score * 10) / 10 >= from)?.word ?? null;
