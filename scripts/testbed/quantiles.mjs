const sort = (values) => [...values].sort((one, other) => one - other);

/** The smallest value that this share of all values doesn't exceed; null for none. */
export function quantile(values, share) {
  const sorted = sort(values);
  return sorted.length === 0
    ? null
    : sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

/** For an even number the mean of the middle two. */
export function toMedian(values) {
  const sorted = sort(values);
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2
  );
}
