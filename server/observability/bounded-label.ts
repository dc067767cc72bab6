/**
 * Bounds a label's values: each one is a series that the metrics server keeps for weeks.
 * @returns the value for the first `max` of them, then `other`; `unknown` for null
 */
export function createBoundedLabel(max: number): (value: string | null) => string {
  const known = new Set<string>();
  return (value) => {
    if (value === null) return "unknown";
    if (known.has(value)) return value;
    if (known.size >= max) return "other";
    known.add(value);
    return value;
  };
}
