import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintDoor, paintWindow } from "./houses.mjs";

/** Barrel tiles from `y` upwards: rows of half pipes, so little slope shows. */
export function paintBarrelRoof(canvas, { x, y, w, h = 34, colour = "#c4694a", depth = 0 }) {
  canvas.path(
    polygon([
      [x - 12, y],
      [x + 8, y - h],
      [x + w - 8, y - h],
      [x + w + 12, y],
    ]),
    canvas.linear([
      [0, canvas.tone(colour, depth)],
      [1, canvas.tone(mix(colour, "#7a3a34", 0.3), depth, "mid")],
    ]),
  );
  const count = Math.round(w / 13);
  let d = "";
  for (let i = 0; i <= count; i++) {
    const s = i / count;
    d += `M${round(x + 8 + (w - 16) * s)} ${y - h}L${round(x - 12 + (w + 24) * s)} ${y}`;
  }
  canvas.line(d, canvas.tone(mix(colour, "#5a2a28", 0.45), depth, "mid"), 2, { opacity: 0.6 });
  for (let i = 0; i < count; i++)
    canvas.circle(
      x - 12 + ((w + 24) * (i + 0.5)) / count,
      y + 2,
      (w + 24) / count / 2.2,
      canvas.tone(mix(colour, "#5a2a28", 0.2), depth, "mid"),
    );
}

/** Wooden balcony with turned bars and a roof of its own, as far as `x` + `w`; `y` its floor. */
export function paintWoodBalcony(
  canvas,
  { x, y, w, h = 92, wood = "#5b3a28", roofed = false, flowers = true, depth = 0 },
) {
  const { random } = canvas;
  const tone = canvas.tone(wood, depth);
  canvas.rect(x - 3, y, w + 6, 8, tone);
  for (let px = x + 10; px < x + w; px += 40)
    canvas.path(`M${px} ${y + 8}h10l-4 14h-2Z`, canvas.tone(wood, depth, "mid"));
  let d = "";
  for (let px = x + 3; px < x + w; px += 8) d += `M${round(px)} ${y}v-30`;
  canvas.line(d, tone, 3);
  canvas.rect(x - 2, y - 34, w + 4, 6, tone);
  for (const px of [x, x + w / 2 - 3, x + w - 6])
    canvas.rect(px, y - h, 6, h, canvas.tone(mix(wood, "#ffffff", 0.08), depth));
  if (roofed) paintBarrelRoof(canvas, { x: x - 4, y: y - h + 4, w: w + 8, h: 22, depth });
  if (flowers)
    for (let i = 0; i < w / 7; i++)
      canvas.circle(
        x + random.range(0, w),
        y - random.range(2, 30),
        random.range(3.4, 6.4),
        canvas.tone(random.pick(["#d6496b", "#e0418a", "#f08aa4", "#4f7f4c", "#5d9154"]), depth),
      );
}

/**
 * A house of colonial days in a row, `x` its left edge: plaster in one colour, a base in another,
 * tall windows, a balcony, tiles.
 */
export function paintColonialHouse(
  canvas,
  {
    x,
    y,
    w,
    floors = 2,
    storey = 116,
    columns = 3,
    wall,
    trim = "#fff8ea",
    base,
    wood = "#5b3a28",
    shutters,
    balcony = "wood",
    arched = false,
    arcade = false,
    door = "#5b3a28",
    depth = 0,
    roof = "#c4694a",
    parapet = false,
  },
) {
  const h = floors * storey;
  const t = y - h;
  const foot = base ?? mix(wall, "#6a4a3c", 0.35);
  canvas.rect(
    x,
    t,
    w,
    h,
    canvas.linear([
      [0, canvas.tone(wall, depth)],
      [1, canvas.tone(mix(wall, "#8a6a5a", 0.16), depth, "mid")],
    ]),
  );
  const edge = canvas.side > 0 ? x : x + w - 16;
  canvas.rect(edge, t, 16, h, canvas.tone(wall, depth, "shade"), { opacity: 0.3 });
  canvas.rect(x, y - storey * 0.2, w, storey * 0.2, canvas.tone(foot, depth));
  canvas.rect(x, t, w, 12, "#2b2430", { opacity: 0.18 });
  if (parapet) {
    canvas.rect(x - 6, t - 26, w + 12, 34, canvas.tone(trim, depth));
    for (let px = x + 4; px < x + w - 10; px += 18)
      canvas.rect(px, t - 18, 9, 18, canvas.tone(mix(trim, "#8a7a6a", 0.3), depth, "mid"), {
        rx: 4,
      });
    for (let i = 0; i <= columns; i += 2)
      canvas.circle(x + (w * i) / columns, t - 34, 9, canvas.tone(trim, depth));
  } else paintBarrelRoof(canvas, { x, y: t + 2, w, colour: roof, depth });
  const cell = w / columns;
  for (const px of [x, x + w - 10])
    canvas.rect(px, t + 8, 10, h - 8, canvas.tone(trim, depth), { opacity: 0.85 });
  for (let floor = 0; floor < floors; floor++) {
    const bottom = t + storey * (floor + 1);
    const ground = floor === floors - 1;
    if (!ground) canvas.rect(x, bottom - 6, w, 8, canvas.tone(trim, depth));
    for (let i = 0; i < columns; i++) {
      const cx = x + cell * (i + 0.5);
      const ww = Math.min(cell * 0.4, 44);
      if (ground && arcade) {
        const aw = cell * 0.74;
        canvas.path(
          `M${round(cx - aw / 2)} ${y}V${round(bottom - storey * 0.52)}A${round(aw / 2)} ${round(aw / 2)} 0 0 1 ${round(cx + aw / 2)} ${round(bottom - storey * 0.52)}V${y}Z`,
          canvas.mood.lamps
            ? canvas.linear([
                [0, "#ffdf9c"],
                [1, "#c9783c"],
              ])
            : canvas.linear([
                [0, canvas.tone(mix(wall, "#3a2a30", 0.62), depth, "mid")],
                [1, canvas.tone(mix(wall, "#3a2a30", 0.42), depth, "mid")],
              ]),
          { stroke: canvas.tone(trim, depth), "stroke-width": 6 },
        );
        continue;
      }
      if (ground && i === Math.floor(columns / 2)) {
        paintDoor(canvas, {
          x: cx - ww * 0.6,
          y,
          w: ww * 1.2,
          h: storey * 0.72,
          colour: door,
          depth,
          arched,
        });
        continue;
      }
      paintWindow(canvas, {
        x: cx - ww / 2,
        y: bottom - storey * (ground ? 0.72 : 0.74),
        w: ww,
        h: storey * (ground ? 0.46 : 0.64),
        frame: trim,
        shutters: ground ? undefined : shutters,
        depth,
        arched,
      });
    }
    if (!ground && balcony === "wood")
      paintWoodBalcony(canvas, {
        x: x + cell * 0.2,
        y: bottom - 8,
        w: w - cell * 0.4,
        h: storey * 0.82,
        wood,
        roofed: floor === 0,
        depth,
      });
    if (!ground && balcony === "iron")
      for (let i = 0; i < columns; i++)
        paintWoodBalcony(canvas, {
          x: x + cell * (i + 0.16),
          y: bottom - 10,
          w: cell * 0.68,
          h: 30,
          wood: "#2f3038",
          flowers: (floor + i) % 2 === 0,
          depth,
        });
  }
}
