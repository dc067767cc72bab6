import type { FilterScale } from "./filter";

/** About as many steps as a finger can tell apart. */
const steps = 100;

/**
 * A slider's scale that has both ends in it, in steps of 1, 2 or 5 times a power of ten, at least
 * 1. Null if there is nothing between the ends.
 */
export function createScale(
  minimum: number,
  maximum: number,
): Omit<FilterScale, "currency"> | null {
  if (maximum <= minimum) return null;
  const fine = (maximum - minimum) / steps;
  const power = 10 ** Math.floor(Math.log10(fine));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * power).find((each) => each >= fine) ?? 1,
  );
  return {
    minimum: Math.floor(minimum / step) * step,
    maximum: Math.ceil(maximum / step) * step,
    step,
  };
}
