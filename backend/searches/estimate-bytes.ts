const sampleSize = 40;
/** V8 on 64 bits: a header, and a slot per property. */
const [objectBytes, slotBytes, stringBytes] = [24, 8, 16];

/** Counts shared objects once; strings may be shared as well, but that can't be observed. */
function createMeter() {
  const seen = new Set<object>();
  const measure = (value: unknown): number => {
    if (typeof value === "string") return stringBytes + value.length;
    if (typeof value !== "object" || value === null || seen.has(value)) return 0;
    seen.add(value);
    return Object.values(value).reduce<number>(
      (sum, part) => sum + slotBytes + measure(part),
      objectBytes,
    );
  };
  return measure;
}

function estimateList(list: readonly unknown[]): number {
  const measure = createMeter();
  const step = Math.floor(list.length / sampleSize);
  if (step < 2) return measure(list);
  const sample = list.filter((_, index) => index % step === 0);
  const half = Math.floor(sample.length / 2);
  // Counts what all items share, so that the second half is what further items add.
  const first = measure(sample.slice(0, half));
  const more = measure(sample.slice(half));
  return first + Math.ceil((more / (sample.length - half)) * (list.length - half));
}

/**
 * Approximate memory in bytes of a list, or of an object whose properties are lists: each is
 * extrapolated from a sample of its items.
 */
export function estimateBytes(found: unknown): number {
  if (Array.isArray(found)) return estimateList(found);
  if (typeof found !== "object" || found === null) return createMeter()(found);
  return Object.values(found).reduce<number>(
    (sum, part) => sum + slotBytes + estimateBytes(part),
    objectBytes,
  );
}
