import { mix } from "./colour.mjs";
import { polygon } from "./curves.mjs";
import { paintHouse } from "./houses.mjs";
import { paintBush, paintCypress } from "./plants.mjs";

/** Rows that converge on the horizon: vines, lavender, wheat. */
export function paintRows(
  canvas,
  { top, vx = canvas.width / 2, colours, count = 15, tuft = true, soil = "#c9a070" },
) {
  const { width, height, random } = canvas;
  canvas.rect(
    0,
    top,
    width,
    height - top,
    canvas.linear([
      [0, canvas.tone(soil, 0.2)],
      [1, canvas.tone(soil, 0, "mid")],
    ]),
  );
  for (let i = 0; i < count; i++) {
    const bx = -width * 0.55 + (width * 2.1 * i) / (count - 1);
    const tx = vx + (bx - vx) * 0.16;
    const w = (width * 1.5) / count;
    canvas.path(
      polygon([
        [tx - w * 0.07, top],
        [tx + w * 0.07, top],
        [bx + w * 0.36, height + 10],
        [bx - w * 0.36, height + 10],
      ]),
      canvas.linear([
        [0, canvas.tone(colours[0], 0.25)],
        [1, canvas.tone(colours[0], 0, "mid")],
      ]),
    );
  }
  if (!tuft) return;
  for (let row = 0; row < 34; row++) {
    const t = (row / 34) ** 1.7;
    for (let i = 0; i < count; i++) {
      const bx = -width * 0.55 + (width * 2.1 * i) / (count - 1);
      const x = vx + (bx - vx) * (0.16 + 0.84 * t);
      const s = (width * 1.5 * (0.1 + 0.9 * t)) / count;
      if (x < -s || x > width + s) continue;
      const y = top + (height - top) * t;
      canvas.ellipse(
        x + random.range(-0.06, 0.06) * s,
        y - s * 0.1,
        s * 0.36,
        s * 0.3,
        canvas.tone(random.pick(colours), 0.2 * (1 - t), "mid"),
      );
      canvas.ellipse(
        x + canvas.side * s * 0.1,
        y - s * 0.2,
        s * 0.22,
        s * 0.17,
        canvas.tone(mix(random.pick(colours), "#fff0b0", 0.18), 0.2 * (1 - t)),
      );
    }
  }
}

/** Stone farmhouse with outbuilding and cypresses. */
export function paintFarm(canvas, { x, y, size, depth = 0.1, cypresses = 5 }) {
  const s = size;
  for (let i = 0; i < cypresses; i++)
    paintCypress(canvas, {
      x: x - s * 0.8 + i * s * 0.16 + (i % 2) * s * 0.06,
      y: y + 4,
      height: s * (0.9 + (i % 3) * 0.16),
      depth,
    });
  paintHouse(canvas, {
    x: x + s * 0.55,
    y,
    w: s * 0.7,
    h: s * 0.4,
    wall: "#e6c9a0",
    roof: "#c4704e",
    depth,
    rows: 1,
    columns: 3,
    shutters: "#5a7f6a",
    chimney: true,
  });
  paintHouse(canvas, {
    x: x - s * 0.1,
    y: y + 2,
    w: s * 0.8,
    h: s * 0.66,
    wall: "#f0dab4",
    roof: "#cf7a54",
    depth,
    rows: 2,
    columns: 3,
    shutters: "#5a7f6a",
    door: true,
    chimney: true,
  });
  canvas.rect(x + s * 0.62, y - s * 0.9, s * 0.24, s * 0.6, canvas.tone("#e9cfa4", depth, "mid"));
  canvas.path(
    polygon([
      [x + s * 0.59, y - s * 0.9],
      [x + s * 0.74, y - s * 1.04],
      [x + s * 0.89, y - s * 0.9],
    ]),
    canvas.tone("#cf7a54", depth),
  );
  paintBush(canvas, {
    x: x - s * 0.16,
    y: y + s * 0.1,
    size: s * 0.28,
    depth,
    colour: "#5b8a4a",
    flowers: "#f08aa4",
  });
  paintBush(canvas, { x: x + s * 1.3, y: y + s * 0.1, size: s * 0.34, depth, colour: "#5b8a4a" });
}
