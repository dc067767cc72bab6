import { paintPine } from "./plants.mjs";

/** Pines along a line, nearer ones larger. */
export function paintPines(
  canvas,
  { from, to, y, height, count, depth = 0, snow = false, colour },
) {
  const { random } = canvas;
  const at = Array.from({ length: count }, () => [
    random.range(from, to),
    random.range(0, 1),
  ]).toSorted((a, b) => a[1] - b[1]);
  for (const [x, t] of at)
    paintPine(canvas, {
      x,
      y: (typeof y === "function" ? y(x) : y) + t * height * 0.25,
      height: height * random.range(0.7, 1.15),
      depth: depth + (1 - t) * 0.08,
      snow,
      colour,
    });
}
