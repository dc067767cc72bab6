const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const spread = 1.5;

const toWeights = (middle: number): number[] =>
  scores.map((score) => Math.exp(-((score - middle) ** 2) / (2 * spread ** 2)));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const toMean = (weights: readonly number[]): number =>
  sum(weights.map((weight, index) => weight * (index + 1))) / sum(weights);

/** The bell whose part between 1 and 10 has this mean. */
function findWeights(mean: number): number[] {
  let [low, high] = [-20, 40];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (toMean(toWeights(middle)) < mean) low = middle;
    else high = middle;
  }
  return toWeights(low);
}

/**
 * How often each score from 1 to 10 was given, so that `count` scores have the mean `value` as it
 * is shown, with one decimal. @param value from 1 to 10
 */
export function spreadScores({ value, count }: { value: number; count: number }): number[] {
  const weights = findWeights(value);
  const total = sum(weights);
  const counts = weights.map((weight) => Math.floor((weight / total) * count));
  const most = counts.indexOf(Math.max(...counts));
  counts[most] = (counts[most] ?? 0) + count - sum(counts);
  const target = Math.round(value * count);
  // Rounding leaves the sum a few points off: single scores move by one until it is right.
  for (;;) {
    const missing = target - sum(counts.map((each, index) => each * (index + 1)));
    if (missing === 0) return counts;
    const step = Math.sign(missing);
    const from = scores
      .map((score) => score - 1)
      .filter((index) => counts[index] && counts[index + step] !== undefined)
      .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0];
    if (from === undefined) return counts;
    counts[from] = (counts[from] ?? 0) - 1;
    counts[from + step] = (counts[from + step] ?? 0) + 1;
  }
}
