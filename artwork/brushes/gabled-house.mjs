import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintDoor, paintWindow } from "./houses.mjs";

/** Narrow merchant's house of a northern harbour. `gable`: pointed, stepped, bell or flat. */
export function paintGabledHouse(
  canvas,
  {
    x,
    y,
    w,
    h,
    wall,
    gable = "pointed",
    depth = 0,
    floors = 4,
    columns = 3,
    roof = "#8a4a3c",
    snow = false,
  },
) {
  const { random, side } = canvas;
  const rise = w * 0.55;
  const top = y - h;
  const outline = {
    pointed: [
      [x, top],
      [x + w / 2, top - rise],
      [x + w, top],
    ],
    stepped: [0, 1, 2, 3]
      .flatMap((i) => [
        [x + (w * i) / 8, top - (rise * i) / 3],
        [x + (w * (i + 0.9)) / 8, top - (rise * i) / 3],
      ])
      .concat(
        [3, 2, 1, 0].flatMap((i) => [
          [x + w - (w * (i + 0.9)) / 8, top - (rise * i) / 3],
          [x + w - (w * i) / 8, top - (rise * i) / 3],
        ]),
      ),
    bell: [
      [x, top],
      [x + w * 0.12, top - rise * 0.2],
      [x + w * 0.24, top - rise * 0.62],
      [x + w * 0.38, top - rise * 0.72],
      [x + w * 0.44, top - rise],
      [x + w * 0.56, top - rise],
      [x + w * 0.62, top - rise * 0.72],
      [x + w * 0.76, top - rise * 0.62],
      [x + w * 0.88, top - rise * 0.2],
      [x + w, top],
    ],
    flat: [
      [x, top],
      [x, top - rise * 0.1],
      [x + w, top - rise * 0.1],
      [x + w, top],
    ],
  }[gable];
  if (gable === "flat") {
    canvas.path(
      polygon([
        [x - 3, top],
        [x + 6, top - rise * 0.75],
        [x + w - 6, top - rise * 0.75],
        [x + w + 3, top],
      ]),
      snow
        ? canvas.tone("#f4f6fa", depth)
        : canvas.linear([
            [0, canvas.tone(roof, depth)],
            [1, canvas.tone(roof, depth, "mid")],
          ]),
    );
    for (const t of [0.22, 0.6])
      paintGabledHouse(canvas, {
        x: x + w * t,
        y: top + 2,
        w: w * 0.2,
        h: rise * 0.32,
        wall,
        depth,
        floors: 1,
        columns: 1,
        roof,
        snow,
      });
    canvas.rect(
      x + w * 0.45,
      top - rise * 1.05,
      w * 0.09,
      rise * 0.35,
      canvas.tone("#9a5a48", depth, "mid"),
    );
  }
  const body = polygon([[x, y], ...outline, [x + w, y]]);
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone(wall, depth)],
      [1, canvas.tone(mix(wall, "#5a4a4a", 0.14), depth, "mid")],
    ]),
  );
  const dark = canvas.tone(wall, depth, "shade");
  canvas.path(
    body,
    canvas.linear(
      side > 0
        ? [
            [0, dark, 0.6],
            [0.5, dark, 0],
          ]
        : [
            [0.5, dark, 0],
            [1, dark, 0.6],
          ],
      [0, 0, 1, 0],
    ),
  );
  if (gable !== "flat")
    canvas.line(
      `M${outline.map(([px, py]) => `${round(px)} ${round(py)}`).join("L")}`,
      canvas.tone(snow ? "#ffffff" : mix(wall, "#fff8ea", 0.75), depth),
      w * (snow ? 0.05 : 0.028),
      { "stroke-linejoin": "round" },
    );
  const [cw, fh] = [w / columns, h / floors];
  for (let i = 0; i < floors; i++)
    for (let j = 0; j < columns; j++) {
      const wx = x + cw * (j + 0.5) - cw * 0.24;
      if (i === floors - 1 && floors > 1 && j === 1)
        paintDoor(canvas, {
          x: wx,
          y,
          w: cw * 0.48,
          h: fh * 0.8,
          depth,
          arched: false,
          colour: random.pick(["#2f4858", "#3d5a45", "#7a3030", "#20384f"]),
        });
      else
        paintWindow(canvas, { x: wx, y: top + fh * (i + 0.2), w: cw * 0.48, h: fh * 0.56, depth });
      if (floors > 1 && i === floors - 1 && j !== 1 && random.chance(0.6))
        paintAwning(canvas, {
          x: wx - cw * 0.12,
          y: top + fh * (i + 0.14),
          w: cw * 0.72,
          h: fh * 0.22,
          colour: random.pick(["#c2413a", "#2f6d6a", "#e0a33a", "#f2efe6"]),
          depth,
        });
    }
  if (gable !== "flat" && w > 30)
    paintWindow(canvas, {
      x: x + w / 2 - w * 0.07,
      y: top - rise * 0.45,
      w: w * 0.14,
      h: rise * 0.34,
      depth,
      arched: true,
    });
}

export function paintAwning(canvas, { x, y, w, h, colour, depth = 0, stripes = 6 }) {
  for (let i = 0; i < stripes; i++)
    canvas.path(
      polygon([
        [x + (w * i) / stripes, y],
        [x + (w * (i + 1)) / stripes, y],
        [x + (w * (i + 1)) / stripes + w * 0.02, y + h],
        [x + (w * i) / stripes - w * 0.02, y + h],
      ]),
      canvas.tone(i % 2 ? "#fbf6ea" : colour, depth),
    );
  canvas.rect(x, y + h, w, h * 0.35, canvas.tone("#2f3540", depth, "shade"), { opacity: 0.25 });
}
