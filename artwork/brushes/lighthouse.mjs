import { polygon } from "./curves.mjs";

export function paintLighthouse(canvas, { x, y, size, depth = 0, band = "#c8453c" }) {
  const s = size;
  const shade = (colour) =>
    canvas.linear(
      canvas.side > 0
        ? [
            [0, canvas.tone(colour, depth, "shade")],
            [0.6, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth)],
          ]
        : [
            [0, canvas.tone(colour, depth)],
            [0.4, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth, "shade")],
          ],
      [0, 0, 1, 0],
    );
  const w = (t) => s * (0.13 - 0.055 * t);
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i / 5, (i + 1) / 5];
    canvas.path(
      polygon([
        [x - w(a), y - s * 0.8 * a],
        [x + w(a), y - s * 0.8 * a],
        [x + w(b), y - s * 0.8 * b],
        [x - w(b), y - s * 0.8 * b],
      ]),
      shade(i % 2 ? band : "#fdf9f0"),
    );
  }
  canvas.rect(
    x - s * 0.11,
    y - s * 0.83,
    s * 0.22,
    s * 0.035,
    canvas.tone("#2f3846", depth, "mid"),
  );
  canvas.rect(x - s * 0.055, y - s * 0.93, s * 0.11, s * 0.1, "#ffe9ae");
  canvas.path(
    `M${x - s * 0.08} ${y - s * 0.92}Q${x} ${y - s * 1.06} ${x + s * 0.08} ${y - s * 0.92}Z`,
    shade(band),
  );
  canvas.rect(x + s * 0.1, y - s * 0.18, s * 0.3, s * 0.18, shade("#fdf9f0"));
  canvas.path(
    polygon([
      [x + s * 0.07, y - s * 0.18],
      [x + s * 0.13, y - s * 0.29],
      [x + s * 0.37, y - s * 0.29],
      [x + s * 0.43, y - s * 0.18],
    ]),
    canvas.tone(band, depth, "mid"),
  );
  for (const dx of [0.17, 0.29])
    canvas.rect(x + s * dx, y - s * 0.13, s * 0.05, s * 0.07, canvas.tone("#47607a", depth));
}
