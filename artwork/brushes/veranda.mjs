import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintWindow } from "./houses.mjs";

/** Hipped roof of sheet metal with standing seams; `y` is its eave. */
export function paintMetalRoof(canvas, { x, y, w, h, colour, over = 26, ridge = 0.3 }) {
  const [l, r] = [x - over, x + w + over];
  const [a, b] = [x + w * (0.5 - ridge), x + w * (0.5 + ridge)];
  canvas.path(
    polygon([
      [l, y],
      [a, y - h],
      [b, y - h],
      [r, y],
    ]),
    canvas.linear([
      [0, canvas.tone(mix(colour, "#ffffff", 0.14))],
      [1, canvas.tone(colour, 0, "mid")],
    ]),
  );
  const dark = canvas.side > 0 ? [l, a] : [r, b];
  canvas.path(
    polygon([
      [dark[0], y],
      [dark[1], y - h],
      [dark[1] + (dark[0] < dark[1] ? w * 0.1 : -w * 0.1), y],
    ]),
    canvas.tone(colour, 0, "shade"),
    { opacity: 0.35 },
  );
  const count = Math.round((r - l) / 20);
  let d = "";
  for (let i = 1; i < count; i++) {
    const s = i / count;
    d += `M${round(l + (r - l) * s)} ${y}L${round(a + (b - a) * s)} ${y - h}`;
  }
  canvas.line(d, canvas.tone(mix(colour, "#2f2a30", 0.4)), 1.6, { opacity: 0.5 });
  canvas.rect(l, y - 3, r - l, 8, canvas.tone("#fffaf0"));
  canvas.rect(x, y + 5, w, 9, "#2b2430", { opacity: 0.22 });
}

/** One floor of boards behind posts, rail and fretwork. `y` is its floor, `h` its height. */
function paintGallery(canvas, { x, y, w, h, bays, wall, trim, shutters, door, lace }) {
  canvas.rect(
    x,
    y - h,
    w,
    h,
    canvas.linear([
      [0, canvas.tone(mix(wall, "#2f3a4a", 0.16), 0, "mid")],
      [0.4, canvas.tone(wall)],
      [1, canvas.tone(wall, 0, "mid")],
    ]),
  );
  for (let dy = 10; dy < h; dy += 10)
    canvas.rect(x, y - dy, w, 1.2, canvas.tone(mix(wall, "#4a4a58", 0.4)), { opacity: 0.4 });
  const bay = w / bays;
  for (let i = 0; i < bays; i++) {
    const cx = x + bay * (i + 0.5);
    const ww = Math.min(bay * 0.3, 40);
    if (door && i === (bays - 1) / 2) {
      canvas.rect(cx - 24, y - h * 0.74, 48, h * 0.74, canvas.tone(trim));
      canvas.rect(cx - 19, y - h * 0.7, 38, h * 0.7, canvas.tone(shutters ?? "#4a5a62", 0, "mid"));
      continue;
    }
    paintWindow(canvas, {
      x: cx - ww / 2,
      y: y - h * 0.8,
      w: ww,
      h: h * 0.62,
      frame: trim,
      shutters,
    });
    if (canvas.mood.lamps && i % 2) canvas.circle(cx + bay / 2, y - h * 0.74, 5, "#ffe6a8");
  }
  const white = canvas.tone(trim);
  for (let i = 0; i <= bays; i++) canvas.rect(x + bay * i - 4, y - h, 8, h, white);
  canvas.rect(x - 4, y - h, w + 8, 9, white);
  const iron = lace ?? trim;
  for (let i = 0; i < bays; i++) {
    const l = x + bay * i;
    canvas.path(
      `M${round(l + 4)} ${round(y - h + 8)}H${round(l + bay - 4)}V${round(y - h + 34)}Q${round(l + bay - 8)} ${round(y - h + 18)} ${round(l + bay / 2)} ${round(y - h + 17)}Q${round(l + 8)} ${round(y - h + 18)} ${round(l + 4)} ${round(y - h + 34)}Z`,
      canvas.tone(iron),
    );
    for (let k = 1; k < 7; k++)
      canvas.circle(l + (bay * k) / 7, y - h + 13, 2.2, canvas.tone(mix(wall, "#3a3a48", 0.3)));
    if (!(door && i === (bays - 1) / 2)) {
      let d = "";
      for (let px = l + 10; px < l + bay - 4; px += 9) d += `M${round(px)} ${y}v-30`;
      canvas.line(d, canvas.tone(iron), 2.6);
      canvas.rect(l, y - 34, bay, 6, canvas.tone(iron));
    }
  }
}

/**
 * House of boards with a veranda on each floor, its middle at `x`. `grand`: a gabled middle and a
 * lantern on the roof. `lace`: cast iron in this colour instead of fretwork in the trim's.
 */
export function paintVerandaHouse(
  canvas,
  {
    x,
    y,
    w,
    floors = 2,
    storey = 128,
    bays = 5,
    wall,
    trim = "#fffaf0",
    roof = "#c4503f",
    shutters,
    lace,
    rise = 96,
    base = 26,
    grand = false,
    stone = "#cbbfae",
  },
) {
  const l = x - w / 2;
  const foot = y - base;
  const t = foot - floors * storey;
  if (grand) {
    canvas.rect(x - 44, t - rise - 44, 88, 56, canvas.tone(trim));
    for (const dx of [-30, -9, 12])
      canvas.rect(
        x + dx,
        t - rise - 36,
        18,
        32,
        canvas.mood.lamps ? "#ffe0a0" : canvas.tone("#6f93a8"),
      );
    canvas.path(
      polygon([
        [x - 58, t - rise - 42],
        [x, t - rise - 92],
        [x + 58, t - rise - 42],
      ]),
      canvas.tone(roof),
    );
  }
  canvas.rect(l - 10, foot, w + 20, base, canvas.tone(stone, 0, "mid"));
  for (let px = l; px < l + w; px += 40)
    canvas.rect(px, foot + 6, 26, base - 6, canvas.tone(mix(stone, "#4a4448", 0.4)), {
      opacity: 0.5,
    });
  for (let floor = 0; floor < floors; floor++)
    paintGallery(canvas, {
      x: l,
      y: t + storey * (floor + 1),
      w,
      h: storey,
      bays,
      wall,
      trim,
      shutters,
      lace,
      door: floor === floors - 1,
    });
  for (let floor = 1; floor < floors; floor++)
    canvas.rect(l - 8, t + storey * floor - 4, w + 16, 11, canvas.tone(trim));
  paintMetalRoof(canvas, { x: l, y: t, w, h: rise, colour: roof });
  if (grand) {
    const gw = w * 0.3;
    canvas.path(
      polygon([
        [x - gw / 2 - 16, t + 2],
        [x, t - rise * 0.92],
        [x + gw / 2 + 16, t + 2],
      ]),
      canvas.tone(wall),
      { stroke: canvas.tone(trim), "stroke-width": 9, "stroke-linejoin": "round" },
    );
    paintWindow(canvas, {
      x: x - 17,
      y: t - rise * 0.48,
      w: 34,
      h: 34,
      frame: trim,
      arched: true,
    });
  }
  // Steps.
  for (let i = 0; i < 4; i++)
    canvas.rect(
      x - w / bays / 2 - i * 6,
      foot + (i * base) / 4,
      w / bays + i * 12,
      base / 4 + 1,
      canvas.tone(mix(stone, i % 2 ? "#ffffff" : "#8a8078", 0.25)),
    );
}

/** Gum tree: a pale forked trunk and flat, loose crowns. */
export function paintGum(canvas, { x, y, height, depth = 0, colour = "#6f8a62" }) {
  const { random, side } = canvas;
  const h = height;
  const bark = canvas.linear(
    [
      [0, canvas.tone("#e6dccd", depth, side < 0 ? "lit" : "shade")],
      [1, canvas.tone("#cfc0ad", depth, side < 0 ? "shade" : "lit")],
    ],
    [0, 0, 1, 0],
  );
  canvas.path(
    `M${x - h * 0.024} ${y}Q${x - h * 0.02} ${y - h * 0.32} ${x - h * 0.15} ${y - h * 0.66}L${x - h * 0.138} ${y - h * 0.66}Q${x - h * 0.02} ${y - h * 0.44} ${x + h * 0.004} ${y - h * 0.36}Q${x + h * 0.04} ${y - h * 0.56} ${x + h * 0.15} ${y - h * 0.74}L${x + h * 0.162} ${y - h * 0.735}Q${x + h * 0.045} ${y - h * 0.46} ${x + h * 0.024} ${y}Z`,
    bark,
  );
  for (const [dx, dy, r] of [
    [-0.2, 0.66, 0.2],
    [0.02, 0.8, 0.22],
    [0.22, 0.72, 0.19],
    [-0.08, 0.92, 0.17],
    [0.14, 0.93, 0.15],
  ])
    for (const [shift, face, tint] of [
      [0, "shade", mix(colour, "#24443c", 0.25)],
      [0.02, "mid", colour],
      [0.045, "lit", mix(colour, "#cfd48a", 0.3)],
    ]) {
      const size = r * (1 - shift * 8);
      for (let i = 0; i < 12; i++)
        canvas.ellipse(
          x + h * (dx + side * shift) + random.range(-1, 1) * h * size * 0.8,
          y - h * (dy + shift) + random.range(-0.5, 0.5) * h * size * 0.7,
          h * size * random.range(0.22, 0.4),
          h * size * random.range(0.12, 0.24),
          canvas.tone(tint, depth, face),
        );
    }
}
