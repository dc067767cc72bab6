import { paintChurch } from "./church.mjs";
import { paintHouse, pastels } from "./houses.mjs";
import { paintBush, paintCypress } from "./plants.mjs";
import { paintMist } from "./sky.mjs";

const roofs = ["#cf6f4e", "#c4604a", "#d88258", "#b95c48"];

const shutters = ["#3f7a78", "#4d6f9c", "#5a7f52", undefined, undefined];

/** Houses stepping up a hill to a church; `hill` is a function from x to the ground there. */
export function paintHillTown(
  canvas,
  { hill, rows = 6, bottom, size = 62, church, depth = 0.42, from = -60, to = canvas.width + 60 },
) {
  const { random } = canvas;
  for (let row = 0; row < rows; row++) {
    const t = row / Math.max(1, rows - 1);
    const far = depth * (1 - t) ** 1.1;
    if (church && row === church.row)
      paintChurch(canvas, {
        x: church.x,
        y: hill(church.x) + (bottom - hill(church.x)) * t * 0.8 + 12,
        size: church.size,
        depth: far + 0.05,
        spire: church.spire,
        dome: church.dome,
      });
    let x = from + random.range(-40, 0);
    while (x < to) {
      const w = size * (0.7 + t * 0.75) * random.range(0.75, 1.35);
      const ground = hill(x + w / 2) + (bottom - hill(x + w / 2)) * t;
      const h = w * random.range(0.75, 1.45);
      if (random.chance(0.09))
        paintCypress(canvas, { x: x + w * 0.2, y: ground, height: h * 1.3, depth: far });
      else if (random.chance(0.1))
        paintBush(canvas, {
          x: x + w * 0.3,
          y: ground + 6,
          size: w * 0.9,
          depth: far,
          colour: "#55804e",
        });
      else
        paintHouse(canvas, {
          x,
          y: ground + size * 0.5,
          w,
          h: h + size * 0.5,
          wall: random.pick(pastels),
          roof: random.pick(roofs),
          depth: far,
          rows: Math.max(2, Math.round((h + size * 0.5) / (w * 0.5))),
          columns: w > 70 ? 3 : 2,
          shutters: w > 60 ? random.pick(shutters) : undefined,
          balcony: t > 0.75,
        });
      x += w * random.range(0.82, 1.02);
    }
    if (row < rows - 1)
      paintMist(canvas, bottom - (bottom - hill(canvas.width / 2)) * (1 - t) + 50, 70, 0.1);
  }
}
