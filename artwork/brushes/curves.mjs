import { round } from "./create-canvas.mjs";

export const polygon = (points) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** Catmull-Rom through the points, as cubic Béziers. */
export function smooth(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return d;
}

/** Smooth outline closed down to `bottom`. */
export const smoothArea = (points, bottom) =>
  `${smooth(points)}L${round(points.at(-1)[0])} ${bottom}L${round(points[0][0])} ${bottom}Z`;

/** Midpoint displacement between anchor points: rock, dunes, tree lines. */
export function ruggedLine(random, anchors, roughness, rounds = 5) {
  let points = anchors;
  let swing = roughness;
  for (let i = 0; i < rounds; i++) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      return [
        point,
        [
          (point[0] + next[0]) / 2 + random.range(-0.15, 0.15) * (next[0] - point[0]),
          (point[1] + next[1]) / 2 + random.range(-swing, swing),
        ],
      ];
    });
    swing *= 0.52;
  }
  return points;
}

/** Height of a polyline at `x`. */
export function heightAt(points, x) {
  const index = points.findIndex((point) => point[0] >= x);
  if (index <= 0) return points[index < 0 ? points.length - 1 : 0][1];
  const [a, b] = [points[index - 1], points[index]];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
}

/** Waves of three lengths, sampled every `step`. */
export function wavyLine(random, { from, to, y, swing, length, step = 24 }) {
  const phases = [0, 1, 2].map(() => random.range(0, Math.PI * 2));
  const points = [];
  for (let x = from; x <= to + step; x += step) {
    const t = (x / length) * Math.PI * 2;
    points.push([
      x,
      y +
        swing *
          (0.6 * Math.sin(t + phases[0]) +
            0.28 * Math.sin(t * 2.3 + phases[1]) +
            0.12 * Math.sin(t * 5.1 + phases[2])),
    ]);
  }
  return points;
}

/** Union of circles as one path: clouds, bushes, crowns. */
export const blobs = (circles) =>
  circles
    .map(
      ([x, y, r]) =>
        `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`,
    )
    .join("");
