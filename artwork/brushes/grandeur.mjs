import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

/** A flag on a pole that stands on `y`. */
export function paintFlag(canvas, { x, y, height, colour, way = 1 }) {
  canvas.rect(x - 1.5, y - height, 3, height, canvas.tone("#e9e4da", 0, "mid"));
  canvas.circle(x, y - height, 3.4, canvas.tone("#e0b65c"));
  const [w, h] = [height * 0.62 * way, height * 0.36];
  const t = y - height + 4;
  const edge = (top) =>
    `Q${round(x + w * 0.3)} ${round(top - h * 0.16)} ${round(x + w * 0.55)} ${round(top)}T${round(x + w)} ${round(top)}`;
  canvas.path(
    `M${x} ${t}${edge(t)}V${round(t + h)}Q${round(x + w * 0.8)} ${round(t + h * 0.84)} ${round(x + w * 0.55)} ${round(t + h)}T${x} ${round(t + h)}Z`,
    canvas.tone(colour),
  );
  canvas.rect(Math.min(x, x + w), t + h * 0.42, Math.abs(w), h * 0.18, canvas.tone("#fff6e4"), {
    opacity: 0.75,
  });
}

/** Flags at both ends of a roof whose edge is `y`. */
export function paintFlags(canvas, { xs, y, height = 74, colours }) {
  xs.forEach((x, i) =>
    paintFlag(canvas, { x, y, height, colour: colours[i % colours.length], way: canvas.side }),
  );
}

/** A column with base and capital; `y` is its foot. */
export function paintColumn(canvas, { x, y, w, h, colour }) {
  const [near, far] = canvas.side > 0 ? ["mid", "lit"] : ["lit", "mid"];
  canvas.rect(
    x - w / 2,
    y - h,
    w,
    h,
    canvas.linear(
      [
        [0, canvas.tone(colour, 0, near)],
        [0.5, canvas.tone(mix(colour, "#ffffff", 0.25))],
        [1, canvas.tone(colour, 0, far)],
      ],
      [0, 0, 1, 0],
    ),
  );
  for (const [dy, grow] of [
    [0, 1.5],
    [h - w * 0.3, 1.6],
  ])
    canvas.rect(x - (w * grow) / 2, y - dy - w * 0.3, w * grow, w * 0.3, canvas.tone(colour));
}

/**
 * Columns before a lit lobby, with a gable over them and a carpet down the steps: the entrance of a
 * grand house.
 */
export function paintPortico(
  canvas,
  { x, y, w, h, stone = "#fbf4e6", accent, pediment = false, columns = 4 },
) {
  const lit = canvas.mood.lamps > 0;
  const [l, t] = [x - w / 2, y - h];
  canvas.rect(
    l + w * 0.06,
    t,
    w * 0.88,
    h,
    canvas.linear([
      [0, lit ? "#ffe7ae" : "#f3d9a2"],
      [1, lit ? "#f0a550" : canvas.tone("#c98f52", 0, "mid")],
    ]),
  );
  const frame = canvas.tone(mix(accent, "#2a2228", 0.45));
  for (let i = 0; i <= 6; i++)
    canvas.rect(l + w * (0.06 + (0.88 * i) / 6) - 1.5, t + h * 0.28, 3, h * 0.72, frame);
  canvas.rect(l + w * 0.06, t + h * 0.28, w * 0.88, 4, frame);
  paintGlow(canvas, x, t + h * 0.2, h * 0.6, "#fff0c0", 0.9);
  canvas.line(`M${x} ${t}v${round(h * 0.12)}`, canvas.tone("#b98a3c"), 2);
  for (const dx of [-1, -0.5, 0, 0.5, 1])
    canvas.circle(x + dx * h * 0.14, t + h * (0.2 - Math.abs(dx) * 0.03), 3.2, "#fff6d8");
  for (let i = 0; i < columns; i++)
    paintColumn(canvas, {
      x: l + w * 0.06 + (w * 0.88 * i) / (columns - 1),
      y,
      w: Math.min(16, w * 0.07),
      h,
      colour: stone,
    });
  canvas.rect(l - 8, t - h * 0.16, w + 16, h * 0.17, canvas.tone(stone));
  canvas.rect(l - 14, t - h * 0.19, w + 28, h * 0.05, canvas.tone(mix(stone, "#ffffff", 0.4)));
  if (pediment) {
    canvas.path(
      polygon([
        [l - 14, t - h * 0.18],
        [x, t - h * 0.52],
        [l + w + 14, t - h * 0.18],
      ]),
      canvas.tone(stone, 0, "mid"),
      { stroke: canvas.tone(mix(stone, "#ffffff", 0.4)), "stroke-width": 6 },
    );
    for (let i = 0; i < 5; i++)
      canvas.circle(x + (i - 2) * 15, t - h * 0.25, 4, canvas.tone("#e0a93c"));
  }
  for (let i = 0; i < 3; i++)
    canvas.rect(
      l - 10 - i * 12,
      y + i * 6 - 2,
      w + 20 + i * 24,
      7,
      canvas.tone(mix(stone, "#8a8078", 0.12 + i * 0.1)),
    );
  canvas.path(
    polygon([
      [x - w * 0.13, y - 2],
      [x + w * 0.13, y - 2],
      [x + w * 0.2, y + 24],
      [x - w * 0.2, y + 24],
    ]),
    canvas.tone(accent),
  );
  for (const way of [-1, 1])
    paintTopiary(canvas, { x: x + way * (w / 2 + 30), y: y + 12, size: h * 0.62 });
}

/** A clipped tree in a tub. */
export function paintTopiary(canvas, { x, y, size }) {
  canvas.rect(x - size * 0.02, y - size * 0.6, size * 0.04, size * 0.4, canvas.tone("#5b4636"));
  const ball = (dy, r) =>
    canvas.circle(
      x,
      y - size * dy,
      size * r,
      canvas.radial(
        [
          [0, canvas.tone("#7fae5c")],
          [1, canvas.tone("#2f5f3c", 0, "mid")],
        ],
        { cx: 0.5 + canvas.side * 0.18, cy: 0.3, r: 0.7 },
      ),
    );
  ball(0.48, 0.19);
  ball(0.8, 0.13);
  canvas.path(
    polygon([
      [x - size * 0.16, y - size * 0.28],
      [x + size * 0.16, y - size * 0.28],
      [x + size * 0.12, y],
      [x - size * 0.12, y],
    ]),
    canvas.tone("#3a4048"),
  );
}

/** A round fountain of two basins, `w` the width of the lower one. */
export function paintFountain(canvas, { x, y, w, stone = "#e9dfcc" }) {
  const water = canvas.tone("#8fd0dc");
  canvas.ellipse(x, y, w / 2 + 8, w * 0.13 + 5, canvas.tone(stone, 0, "mid"));
  canvas.ellipse(x, y - 7, w / 2 + 8, w * 0.13 + 5, canvas.tone(stone));
  canvas.ellipse(x, y - 8, w / 2, w * 0.13, water);
  canvas.path(
    polygon([
      [x - w * 0.05, y - 4],
      [x - w * 0.03, y - w * 0.34],
      [x + w * 0.03, y - w * 0.34],
      [x + w * 0.05, y - 4],
    ]),
    canvas.tone(stone, 0, "mid"),
  );
  canvas.ellipse(x, y - w * 0.32, w * 0.2, w * 0.05, canvas.tone(stone));
  canvas.ellipse(x, y - w * 0.335, w * 0.17, w * 0.035, water);
  for (const k of [-0.34, -0.2, 0.2, 0.34])
    canvas.line(
      `M${x} ${round(y - w * 0.34)}Q${round(x + w * k * 0.6)} ${round(y - w * 0.72)} ${round(x + w * k)} ${round(y - w * 0.06)}`,
      "#ffffff",
      2.2,
      { opacity: 0.75 },
    );
  if (canvas.mood.lamps) paintGlow(canvas, x, y - w * 0.2, w * 0.6, "#d8fff4", 0.5);
}
