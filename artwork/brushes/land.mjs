import { mix } from "./colour.mjs";
import { heightAt, polygon, ruggedLine, smoothArea, wavyLine } from "./curves.mjs";

/** Rolling ground; returns its outline, to stand things on. */
export function paintHill(
  canvas,
  {
    y,
    swing = 30,
    length = 900,
    colour,
    depth = 0,
    bottom = canvas.height,
    points,
    from = -40,
    to = canvas.width + 40,
  },
) {
  const outline = points ?? wavyLine(canvas.random, { from, to, y, swing, length });
  const top = Math.min(...outline.map((point) => point[1]));
  canvas.path(
    smoothArea(outline, bottom),
    canvas.linear(
      [
        [0, canvas.tone(colour, depth)],
        [0.35, canvas.tone(colour, depth, "mid")],
        [1, canvas.tone(colour, Math.min(1, depth + 0.12), "shade")],
      ],
      [0, top, 0, Math.min(bottom, top + 320)],
      { gradientUnits: "userSpaceOnUse" },
    ),
  );
  return outline;
}

/** Forest seen from afar: an outline with tree tops. */
export function paintForest(
  canvas,
  {
    y,
    swing = 18,
    length = 700,
    colour = "#3f6b4a",
    depth = 0.4,
    crown = 9,
    bottom = canvas.height,
    from = -20,
    to = canvas.width + 20,
    pointed = false,
    points,
  },
) {
  const base = points ?? wavyLine(canvas.random, { from, to, y, swing, length });
  const outline = [];
  for (let x = base[0][0]; x <= base.at(-1)[0]; x += crown * 0.8) {
    const ground = heightAt(base, x);
    const tall = crown * canvas.random.range(0.5, pointed ? 2.6 : 1.3);
    outline.push([x - crown * 0.4, ground], [x, ground - tall]);
  }
  const fill = canvas.linear([
    [0, canvas.tone(colour, depth, "mid")],
    [1, canvas.tone(colour, Math.min(1, depth + 0.25), "shade")],
  ]);
  if (pointed)
    canvas.path(polygon([...outline, [base.at(-1)[0], bottom], [base[0][0], bottom]]), fill);
  else canvas.path(smoothArea(outline, bottom), fill);
  return base;
}

/**
 * A range of peaks with lit and shaded faces and, above `snow` (share of the height), snow.
 * `peaks` are [x, y] of the summits from left to right.
 */
export function paintRange(
  canvas,
  { peaks, foot, depth = 0.35, rock = "#6d7688", snow = 0.6, roughness = 26 },
) {
  const { random, side } = canvas;
  const anchors = [];
  peaks.forEach(([x, y], index) => {
    anchors.push([x, y]);
    const next = peaks[index + 1];
    if (next)
      anchors.push([
        (x + next[0]) / 2 + random.range(-20, 20),
        Math.max(y, next[1]) + (foot - Math.max(y, next[1])) * random.range(0.3, 0.5),
      ]);
  });
  const valleys = [
    [peaks[0][0] - 320, foot],
    ...anchors.filter((_, index) => index % 2),
    [peaks.at(-1)[0] + 320, foot],
  ];
  const ridge = ruggedLine(
    random,
    [[peaks[0][0] - 320, foot], ...anchors, [peaks.at(-1)[0] + 320, foot]],
    roughness,
    5,
  );
  const top = Math.min(...peaks.map((peak) => peak[1]));
  const gradient = (face, surface) =>
    canvas.linear(
      [
        [0, canvas.tone(surface, depth, face)],
        [0.7, canvas.tone(surface, Math.min(1, depth + 0.2), face)],
        [1, canvas.tone(surface, Math.min(1, depth + 0.5), face)],
      ],
      [0, top, 0, foot],
      { gradientUnits: "userSpaceOnUse" },
    );
  const body = polygon([...ridge, [ridge.at(-1)[0], foot + 4], [ridge[0][0], foot + 4]]);
  const inside = canvas.clip(`<path d="${body}"/>`);
  canvas.path(body, gradient("lit", rock));
  canvas.group({ "clip-path": inside }, () => {
    const white = mix("#ffffff", rock, 0.06);
    for (const [x, y] of peaks)
      paintSnow(canvas, { x, y, drop: (foot - y) * snow, fill: gradient("lit", white) });
    peaks.forEach(([x, y], index) =>
      paintShadedFace(canvas, {
        x,
        y,
        foot,
        snow,
        white,
        rock,
        side,
        gradient,
        valley: valleys[side > 0 ? index : index + 1],
      }),
    );
  });
  return ridge;
}

function paintSnow(canvas, { x, y, drop, fill }) {
  if (drop <= 0) return;
  const { random } = canvas;
  const span = drop * 1.9;
  const points = [
    [x - span, y - 60],
    [x + span, y - 60],
  ];
  for (let i = 0; i <= 14; i++) {
    const px = x + span - (2 * span * i) / 14;
    points.push([
      px + random.range(-6, 6),
      y + drop * (i % 2 ? random.range(0.75, 1.15) : random.range(0.35, 0.7)),
    ]);
  }
  canvas.path(polygon(points), fill);
}

function paintShadedFace(canvas, { x, y, foot, snow, white, rock, side, gradient, valley }) {
  const { random } = canvas;
  const height = foot - y;
  const seam = [[x, y - 6]];
  for (let i = 1; i <= 9; i++)
    seam.push([
      x +
        side * height * (i % 2 ? 0.09 : -0.03) * random.range(0.5, 1.4) +
        side * i * height * 0.012,
      y + (height * i) / 9,
    ]);
  const [reach, fall] = [Math.abs(x - valley[0]), valley[1]];
  const away = [
    [x - side * reach * 0.72, foot],
    [x - side * reach, fall + (foot - fall) * 0.2],
    [x - side * (reach + 14), fall - 70],
    [x - side * 60, y - 60],
  ];
  const face = polygon([...seam, ...away]);
  canvas.path(face, gradient("shade", rock), { opacity: 0.9 });
  if (snow > 0) {
    const clip = canvas.clip(`<path d="${face}"/>`);
    canvas.group({ "clip-path": clip }, () =>
      paintSnow(canvas, { x, y, drop: height * snow * 0.95, fill: gradient("shade", white) }),
    );
  }
  for (let i = 0; i < 7; i++) {
    const py = y + height * random.range(0.15, 0.75);
    const px = x + side * height * random.range(0.05, 0.5) * ((py - y) / height + 0.3);
    const size = height * random.range(0.04, 0.12);
    canvas.path(
      polygon([
        [px, py],
        [px - side * size * 0.35, py + size * 1.3],
        [px + side * size * 0.3, py + size * 0.8],
      ]),
      gradient("shade", mix(rock, white, snow > 0 ? 0.45 : 0)),
      { opacity: 0.6 },
    );
  }
}
