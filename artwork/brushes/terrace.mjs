import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

/** Sash window of two times six panes under a lintel. */
export function paintSash(
  canvas,
  { x, y, w, h, depth = 0, frame = "#fbf8f0", lintel, arched = false },
) {
  const lit = canvas.random.chance(canvas.mood.lamps);
  const t = Math.max(1.2, w * 0.08);
  const bar = canvas.tone(frame, depth);
  if (lintel)
    canvas.path(
      polygon([
        [x - t * 2.6, y - t * 3.6],
        [x + w + t * 2.6, y - t * 3.6],
        [x + w + t * 1.6, y],
        [x - t * 1.6, y],
      ]),
      canvas.tone(lintel, depth),
    );
  canvas.rect(x - t, y - t, w + t * 2, h + t * 2, bar);
  canvas.rect(
    x,
    y,
    w,
    h,
    lit
      ? canvas.linear([
          [0, "#ffe6b0"],
          [1, "#f4a64f"],
        ])
      : canvas.linear([
          [0, canvas.tone("#8aa2b2", depth)],
          [0.5, canvas.tone("#4d6274", depth, "mid")],
          [1, canvas.tone("#33465a", depth, "mid")],
        ]),
  );
  if (arched)
    canvas.path(
      `M${round(x - t)} ${round(y)}A${round(w / 2 + t)} ${round(w * 0.42)} 0 0 1 ${round(x + w + t)} ${round(y)}Z`,
      bar,
    );
  canvas.rect(x, y + h * 0.48, w, t * 0.9, bar);
  for (const k of [1, 2]) canvas.rect(x + (w * k) / 3 - t * 0.2, y, t * 0.4, h, bar);
  for (const k of [0.24, 0.74]) canvas.rect(x, y + h * k, w, t * 0.4, bar);
  canvas.rect(x - t * 2, y + h + t, w + t * 4, t * 1.3, canvas.tone(lintel ?? frame, depth, "mid"));
}

/** Panelled front door with a fanlight and steps; `y` is the ground. */
export function paintFanDoor(canvas, { x, y, w, h, colour, surround = "#fbf6ea", steps = 3 }) {
  const lit = canvas.mood.lamps > 0;
  const foot = y - steps * 5;
  const l = x - w / 2;
  canvas.rect(l - w * 0.24, foot - h, w * 1.48, h, canvas.tone(surround));
  canvas.rect(l - w * 0.32, foot - h - w * 0.14, w * 1.64, w * 0.16, canvas.tone(surround));
  canvas.path(
    `M${round(l)} ${round(foot - h * 0.74)}A${round(w / 2)} ${round(h * 0.2)} 0 0 1 ${round(l + w)} ${round(foot - h * 0.74)}Z`,
    lit ? "#ffdf9c" : canvas.tone("#9fb4c0"),
  );
  for (const k of [-0.3, 0, 0.3])
    canvas.line(
      `M${x} ${round(foot - h * 0.74)}L${round(x + w * k)} ${round(foot - h * 0.92)}`,
      canvas.tone(surround),
      1.6,
    );
  if (lit) paintGlow(canvas, x, foot - h * 0.7, w * 1.6, "#ffcf80", 0.5);
  canvas.rect(l, foot - h * 0.73, w, h * 0.73, canvas.tone(colour));
  for (const [px, py] of [
    [0.12, 0.66],
    [0.56, 0.66],
    [0.12, 0.3],
    [0.56, 0.3],
  ])
    canvas.rect(l + w * px, foot - h * py, w * 0.32, h * 0.26, "none", {
      stroke: canvas.tone(mix(colour, "#ffffff", 0.3)),
      "stroke-width": 1.6,
    });
  canvas.circle(x, foot - h * 0.34, w * 0.05, canvas.tone("#e0b65c"));
  for (let i = 0; i < steps; i++)
    canvas.rect(
      l - w * 0.2 - i * 4,
      foot + i * 5,
      w * 1.4 + i * 8,
      5.5,
      canvas.tone(mix("#d8d0c4", "#6a6a70", i * 0.16)),
    );
}

/** Black spear-topped railings from `from` to `to`, standing on `y`. */
export function paintRailings(canvas, { from, to, y, height = 34, gap = 9 }) {
  const iron = canvas.tone("#23262e");
  let d = "";
  for (let x = from; x <= to; x += gap) d += `M${round(x)} ${y}v${-height}`;
  canvas.line(d, iron, 1.8);
  canvas.rect(from, y - height + 6, to - from, 2.4, iron);
  canvas.rect(from, y - 7, to - from, 2.4, iron);
}

/** Chimney stack with a row of pots; `y` is where it leaves the roof. */
export function paintStack(canvas, { x, y, w, h, colour, pots = 4, depth = 0 }) {
  canvas.rect(x - w / 2, y - h, w, h, canvas.tone(colour, depth, "mid"));
  canvas.rect(x - w / 2 - 3, y - h - 4, w + 6, 6, canvas.tone(colour, depth));
  for (let i = 0; i < pots; i++)
    canvas.rect(
      x - w / 2 + (w * (i + 0.22)) / pots,
      y - h - 17,
      (w / pots) * 0.56,
      14,
      canvas.tone("#c9825c", depth, "mid"),
    );
}

/** Courses of brick or stone, as a sparse pattern of blocks a little lighter or darker. */
export function paintCourses(canvas, { x, y, w, h, wall, size = 13, share = 0.2, depth = 0 }) {
  const { random } = canvas;
  const rows = Math.floor(h / size);
  for (let i = 0; i < rows; i++)
    for (let px = x + (i % 2) * size; px < x + w - size * 2; px += size * 2)
      if (random.chance(share))
        canvas.rect(
          px,
          y + i * size,
          size * 1.9,
          size * 0.86,
          canvas.tone(mix(wall, random.pick(["#ffffff", "#3a3438"]), 0.1), depth, "mid"),
          { opacity: 0.7 },
        );
}

/** Bay of three sash windows from `y` upwards, standing out of a wall. */
export function paintBay(canvas, { x, y, w, h, floors, wall, trim, roof }) {
  const fh = h / floors;
  const [l, t] = [x - w / 2, y - h];
  canvas.path(
    polygon([
      [l - 6, t + 2],
      [l + w * 0.18, t - 26],
      [l + w * 0.82, t - 26],
      [l + w + 6, t + 2],
    ]),
    canvas.tone(roof),
  );
  canvas.rect(l, t, w, h, canvas.tone(mix(wall, "#ffffff", 0.12)));
  for (const [px, way] of [
    [l, -1],
    [l + w * 0.8, 1],
  ])
    canvas.rect(px, t, w * 0.2, h, canvas.tone(wall, 0, way === canvas.side ? "lit" : "shade"), {
      opacity: 0.6,
    });
  for (let floor = 0; floor < floors; floor++) {
    const top = t + fh * floor + fh * 0.2;
    paintSash(canvas, { x: l + w * 0.28, y: top, w: w * 0.44, h: fh * 0.58, frame: trim });
    for (const px of [0.04, 0.84])
      canvas.rect(l + w * px, top, w * 0.12, fh * 0.58, canvas.tone("#5b7082", 0, "mid"), {
        stroke: canvas.tone(trim),
        "stroke-width": 2.4,
      });
    canvas.rect(l - 4, t + fh * (floor + 1) - 8, w + 8, 8, canvas.tone(trim));
  }
}

/** Terraced house of slate, stone or brick; `x` its left edge. `top`: parapet, gable or dormer. */
export function paintTerraceHouse(
  canvas,
  {
    x,
    y,
    w,
    floors = 3,
    storey = 92,
    ground = 112,
    columns = 3,
    wall,
    trim = "#fbf6ea",
    lintel,
    slate = "#5f6b78",
    top = "parapet",
    bay = false,
    door = "#23303f",
    doorAt = 0,
    courses = 0.16,
    stucco = false,
    depth = 0,
  },
) {
  const h = floors * storey + ground;
  const t = y - h;
  const stack = mix(wall, "#7a6a60", 0.3);
  for (const px of [x + 4, x + w - 4])
    paintStack(canvas, { x: px, y: t - 20, w: 34, h: 56, colour: stack, depth });
  const slope = canvas.linear([
    [0, canvas.tone(mix(slate, "#ffffff", 0.1), depth)],
    [1, canvas.tone(slate, depth, "mid")],
  ]);
  canvas.path(
    polygon([
      [x, t + 4],
      [x, t - 58],
      [x + w, t - 58],
      [x + w, t + 4],
    ]),
    slope,
  );
  for (let i = 1; i < 5; i++)
    canvas.rect(x, t - 58 + i * 12, w, 1.4, canvas.tone("#39434e", depth), { opacity: 0.4 });
  canvas.rect(x, t - 62, w, 5, canvas.tone(mix(slate, "#ffffff", 0.25), depth));
  canvas.rect(
    x,
    t,
    w,
    h,
    canvas.linear([
      [0, canvas.tone(wall, depth)],
      [1, canvas.tone(mix(wall, "#6a5f60", 0.16), depth, "mid")],
    ]),
  );
  paintCourses(canvas, { x, y: t, w, h: h - ground, wall, share: courses, depth });
  const edge = canvas.side > 0 ? x : x + w - 12;
  canvas.rect(edge, t, 12, h, canvas.tone(wall, depth, "shade"), { opacity: 0.35 });
  if (top === "gable") {
    canvas.path(
      polygon([
        [x + w * 0.2, t + 2],
        [x + w * 0.5, t - 96],
        [x + w * 0.8, t + 2],
      ]),
      canvas.tone(wall, depth),
      { stroke: canvas.tone(trim, depth), "stroke-width": 7, "stroke-linejoin": "round" },
    );
    paintSash(canvas, { x: x + w * 0.43, y: t - 46, w: w * 0.14, h: 40, frame: trim, depth });
  } else if (top === "dormer")
    for (const k of [0.3, 0.7]) {
      const cx = x + w * k;
      canvas.rect(cx - 20, t - 46, 40, 46, canvas.tone(trim, depth));
      canvas.path(`M${cx - 26} ${t - 44}L${cx} ${t - 66}L${cx + 26} ${t - 44}Z`, slope);
      paintSash(canvas, { x: cx - 13, y: t - 40, w: 26, h: 32, frame: trim, depth });
    }
  canvas.rect(x - 2, t - 6, w + 4, 15, canvas.tone(trim, depth));
  canvas.rect(x, t + 9, w, 5, "#2b2430", { opacity: 0.2 });
  const cell = w / columns;
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < columns; i++) {
      if (bay && floor >= floors - 1 && i === columns - 1) continue;
      const [ww, wh] = [cell * 0.4, storey * (floor === floors - 1 ? 0.66 : 0.56)];
      paintSash(canvas, {
        x: x + cell * (i + 0.5) - ww / 2,
        y: t + storey * floor + storey * 0.26,
        w: ww,
        h: wh,
        frame: trim,
        lintel,
        depth,
      });
    }
  if (stucco) canvas.rect(x, y - ground, w, ground, canvas.tone("#f4efe4", depth, "mid"));
  canvas.rect(x, y - ground - 6, w, 9, canvas.tone(trim, depth));
  for (let i = 0; i < columns; i++) {
    const cx = x + cell * (i + 0.5);
    if (i === doorAt)
      paintFanDoor(canvas, { x: cx, y, w: cell * 0.52, h: ground * 0.78, colour: door });
    else if (!(bay && i === columns - 1))
      paintSash(canvas, {
        x: cx - cell * 0.21,
        y: y - ground * 0.82,
        w: cell * 0.42,
        h: ground * 0.5,
        frame: trim,
        lintel,
        depth,
      });
  }
  if (bay)
    paintBay(canvas, {
      x: x + cell * (columns - 0.55),
      y,
      w: cell * 0.98,
      h: ground + storey,
      floors: 2,
      wall,
      trim,
      roof: slate,
    });
}

/** Red telephone box, `height` tall. */
export function paintPhoneBox(canvas, { x, y, height }) {
  const [w, h] = [height * 0.4, height];
  canvas.path(
    `M${x - w / 2} ${y}V${y - h * 0.9}Q${x} ${y - h * 1.04} ${x + w / 2} ${y - h * 0.9}V${y}Z`,
    canvas.tone("#c4282c"),
  );
  canvas.rect(x - w * 0.36, y - h * 0.86, w * 0.72, h * 0.07, canvas.tone("#fff6e4"));
  for (let i = 0; i < 5; i++)
    for (const k of [-0.36, -0.1, 0.16])
      canvas.rect(
        x + w * k,
        y - h * (0.75 - i * 0.13),
        w * 0.22,
        h * 0.11,
        canvas.mood.lamps ? "#ffe2a0" : canvas.tone("#a9c3cc"),
      );
}
