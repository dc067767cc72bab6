import { mix } from "./colour.mjs";
import { polygon } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

const glassTints = ["#7fa3bd", "#9db4c4", "#5f86a6", "#b8b3a8", "#8f9fb0", "#a7bdc4", "#c9b8a0"];

/** High-rise with a window grid. `crown`: flat, step, slope, spire, round. */
export function paintTower(
  canvas,
  { x, y, w, h, depth, tint = canvas.random.pick(glassTints), crown = "flat", grid = true },
) {
  const { random, side, mood } = canvas;
  const top = y - h;
  const face = canvas.linear(
    [
      [0, canvas.tone(tint, depth, side > 0 ? "shade" : "lit")],
      [0.28, canvas.tone(tint, depth, side > 0 ? "shade" : "lit")],
      [0.281, canvas.tone(tint, depth, side > 0 ? "lit" : "mid")],
      [1, canvas.tone(tint, depth, side > 0 ? "mid" : "shade")],
    ],
    [0, 0, 1, 0],
  );
  const cap = {
    flat: [
      [x, top],
      [x + w, top],
    ],
    step: [
      [x, top],
      [x + w * 0.18, top],
      [x + w * 0.18, top - w * 0.3],
      [x + w * 0.36, top - w * 0.3],
      [x + w * 0.36, top - w * 0.6],
      [x + w * 0.64, top - w * 0.6],
      [x + w * 0.64, top - w * 0.3],
      [x + w * 0.82, top - w * 0.3],
      [x + w * 0.82, top],
      [x + w, top],
    ],
    slope: [
      [x, top],
      [x + w, top - w * 0.7],
    ],
    spire: [
      [x, top],
      [x + w * 0.2, top - w * 0.5],
      [x + w * 0.44, top - w * 0.9],
      [x + w * 0.5, top - w * 2.2],
      [x + w * 0.56, top - w * 0.9],
      [x + w * 0.8, top - w * 0.5],
      [x + w, top],
    ],
    round: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [
      x + (w * i) / 8,
      top - Math.sin((Math.PI * i) / 8) * w * 0.45,
    ]),
  }[crown];
  canvas.path(polygon([[x, y], ...cap, [x + w, y]]), face);
  canvas.rect(
    x,
    y - h * 0.45,
    w,
    h * 0.45,
    canvas.linear([
      [0, mood.haze, 0],
      [1, mood.haze, 0.35 + depth * 0.4],
    ]),
  );
  if (!grid) return;
  const [cw, rh] = [Math.max(5, w / Math.round(w / 10)), 12];
  for (let gy = top + 8; gy < y - 8; gy += rh)
    for (let gx = x + cw * 0.25; gx < x + w - cw * 0.5; gx += cw) {
      const burns = random.chance(mood.lamps * 0.75);
      if (burns)
        canvas.rect(gx, gy, cw * 0.56, rh * 0.52, random.pick(["#ffd98c", "#ffe9b8", "#f9b968"]), {
          opacity: 1 - depth * 0.7,
        });
      else if (random.chance(0.8))
        canvas.rect(
          gx,
          gy,
          cw * 0.56,
          rh * 0.52,
          canvas.tone(mix(tint, "#24405c", 0.55), depth, "mid"),
          { opacity: 0.55 },
        );
    }
  if (crown === "flat" && random.chance(0.5))
    canvas.rect(
      x + w * random.range(0.3, 0.6),
      top - w * 0.35,
      2,
      w * 0.35,
      canvas.tone("#5a6678", depth),
    );
  if (mood.lamps && crown === "spire")
    paintGlow(canvas, x + w / 2, top - w * 2.2, 12, "#ff8a7a", 0.9);
}

/** A city's skyline standing on `y`, tallest towards `centre`. */
export function paintCity(
  canvas,
  {
    y,
    from = -20,
    to = canvas.width + 20,
    tall = 300,
    depth = 0.3,
    centre = 0.55,
    widths = [34, 74],
    grid = true,
  },
) {
  const { random, width } = canvas;
  let x = from;
  while (x < to) {
    const w = random.range(...widths);
    const lift = 0.38 + 0.62 * Math.exp(-(((x + w / 2) / width - centre) ** 2) / 0.07);
    paintTower(canvas, {
      x,
      y,
      w,
      h: tall * lift * random.range(0.55, 1.05),
      depth,
      crown: random.pick([
        "flat",
        "flat",
        "step",
        "slope",
        "flat",
        "round",
        lift > 0.8 ? "spire" : "flat",
      ]),
      grid,
    });
    x += w * random.range(0.82, 1.2);
  }
}

/** Suspension bridge over the whole width, deck at `y`. */
export function paintSuspensionBridge(
  canvas,
  { y, depth = 0.1, colour = "#b5523f", tall = 230, towers = [0.24, 0.76], foot = y + 70 },
) {
  const { width, mood } = canvas;
  const steel = canvas.tone(colour, depth, "mid");
  const [a, b] = towers.map((at) => at * width);
  const cable = (x) => {
    const low = y - 22;
    if (x < a) return y - tall + ((a - x) / a) ** 1.4 * (tall - 20);
    if (x > b) return y - tall + ((x - b) / (width - b)) ** 1.4 * (tall - 20);
    return low - (tall - 22) * ((x - (a + b) / 2) / ((b - a) / 2)) ** 2;
  };
  for (let x = 0; x < width; x += 17)
    canvas.rect(x, cable(x), 1.4, y - cable(x), steel, { opacity: 0.8 });
  let d = `M0 ${cable(0)}`;
  for (let x = 0; x <= width; x += 12) d += `L${x} ${Math.round(cable(x) * 10) / 10}`;
  canvas.line(d, steel, 4.5);
  for (const x of [a, b])
    for (const dx of [-16, 10]) {
      canvas.path(
        polygon([
          [x + dx - 2, foot],
          [x + dx, y - tall - 8],
          [x + dx + 9, y - tall - 8],
          [x + dx + 11, foot],
        ]),
        canvas.linear([
          [0, canvas.tone(colour, depth)],
          [1, canvas.tone(colour, depth, "mid")],
        ]),
      );
      for (const t of [0.12, 0.4, 0.68]) canvas.rect(x - 14, y - tall + tall * t, 30, 8, steel);
    }
  canvas.rect(0, y, width, 9, canvas.tone(colour, depth));
  canvas.rect(0, y + 9, width, 7, canvas.tone(colour, depth, "shade"));
  for (let x = 0; x < width; x += 24) canvas.line(`M${x} ${y + 9}l12 12l12 -12`, steel, 1.6);
  canvas.rect(0, y + 20, width, 2.5, steel);
  for (const x of [a, b])
    canvas.rect(x - 30, foot - 14, 62, 20, canvas.tone("#a59a90", depth, "mid"));
  if (mood.lamps)
    for (let x = 20; x < width; x += 60) paintGlow(canvas, x, y - 4, 16, "#ffdf9a", 0.8);
}
