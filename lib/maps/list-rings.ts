const steps = [1, 2, 5].flatMap((step) => [0.1, 1, 10, 100].map((scale) => step * scale));

/** In pixels: closer rings run into each other, wider ones are out of sight. */
const limits = { closest: 70, widest: 1_200 };

/**
 * Radii in km of the distance rings around a place, ascending; on screen each is at least as far
 * from the one before as the first is from the place.
 */
export function listRings(pixelsPerKm: number): number[] {
  const rings: number[] = [];
  for (const km of steps.toSorted((a, b) => a - b)) {
    const pixels = km * pixelsPerKm;
    const previous = (rings.at(-1) ?? 0) * pixelsPerKm;
    if (pixels - previous >= limits.closest && pixels <= limits.widest) rings.push(km);
  }
  return rings;
}
