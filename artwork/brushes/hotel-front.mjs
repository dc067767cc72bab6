import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintAwning } from "./gabled-house.mjs";
import { paintFlags, paintPortico } from "./grandeur.mjs";
import { paintBalcony, paintWindow } from "./houses.mjs";
import { paintPot } from "./props.mjs";
import { paintGlow } from "./sky.mjs";

const strokes = {
  H: "M0 0V10M6 0V10M0 5H6",
  O: "M3 0C-0.4 0 -0.4 10 3 10S6.4 0 3 0Z",
  T: "M0 0H6M3 0V10",
  E: "M6 0H0V10H6M0 5H5",
  L: "M0 0V10H6",
};

const letters = ["H", "O", "T", "E", "L"];

/** The word HOTEL around `x`, its letters drawn: no font is needed. */
export function paintWord(canvas, { x, y, size, colour, glow = true }) {
  const [unit, gap] = [size / 10, size * 0.86];
  if (glow && canvas.mood.lamps) paintGlow(canvas, x, y + size / 2, size * 3.4, "#ffd890", 0.6);
  letters.forEach((letter, index) =>
    canvas.line(strokes[letter], colour, 1.7, {
      transform: `translate(${round(x + (index - 2) * gap - size * 0.3)} ${round(y)}) scale(${unit})`,
      "stroke-linejoin": "round",
    }),
  );
}

/** The same from top to bottom, on a board. */
export function paintUprightSign(canvas, { x, y, w, colour, ink = "#fff6df" }) {
  const step = w * 0.92;
  const h = step * 5 + w * 0.5;
  if (canvas.mood.lamps) paintGlow(canvas, x, y + h / 2, h * 0.7, colour, 0.5);
  canvas.rect(x - w / 2, y, w, h, canvas.mood.lamps ? colour : canvas.tone(colour), {
    rx: w * 0.12,
  });
  letters.forEach((letter, index) =>
    canvas.line(strokes[letter], ink, 1.5, {
      transform: `translate(${round(x - w * 0.2)} ${round(y + w * 0.34 + index * step)}) scale(${(w * 0.4) / 6})`,
    }),
  );
}

/** Glass doors under a canopy, with lamps and plants at their sides. `y` is the ground. */
export function paintEntrance(
  canvas,
  { x, y, w, h, accent, arched = false, sign = true, plants = true },
) {
  const lit = canvas.mood.lamps > 0;
  const glass = canvas.linear(
    lit
      ? [
          [0, "#ffedbe"],
          [1, "#f6b35e"],
        ]
      : [
          [0, canvas.tone("#bcd3dc")],
          [1, canvas.tone("#6f8ea0", 0, "mid")],
        ],
  );
  const frame = canvas.tone(mix(accent, "#2a2228", 0.45));
  const [l, t] = [x - w / 2, y - h];
  canvas.path(
    arched
      ? `M${l} ${y}V${t + w * 0.3}A${w / 2} ${w * 0.42} 0 0 1 ${l + w} ${t + w * 0.3}V${y}Z`
      : `M${l} ${y}V${t}H${l + w}V${y}Z`,
    glass,
    { stroke: frame, "stroke-width": w * 0.06, "stroke-linejoin": "round" },
  );
  canvas.rect(
    x - w * 0.02,
    t - (arched ? w * 0.1 : 0),
    w * 0.04,
    h + (arched ? w * 0.1 : 0),
    frame,
  );
  canvas.rect(l, t + h * 0.3, w, w * 0.035, frame);
  for (const dx of [-0.1, 0.065])
    canvas.rect(x + w * dx, y - h * 0.44, w * 0.035, h * 0.2, "#e0b65c");
  if (lit) paintGlow(canvas, x, y - h * 0.4, w * 1.6, "#ffcf80", 0.5);
  for (const way of [-1, 1]) {
    const lx = x + way * w * 0.74;
    paintGlow(canvas, lx, y - h * 0.76, w * 0.4, "#ffe0a0", lit ? 0.9 : 0.3);
    canvas.rect(
      lx - w * 0.05,
      y - h * 0.86,
      w * 0.1,
      h * 0.18,
      lit ? "#fff0c4" : canvas.tone("#fff3d2"),
      {
        rx: 4,
      },
    );
    if (plants) paintPot(canvas, { x: lx, y: y + 4, size: w * 0.42 });
  }
  if (!arched)
    paintAwning(canvas, {
      x: x - w * 0.72,
      y: t - h * 0.2,
      w: w * 1.44,
      h: h * 0.26,
      colour: accent,
      stripes: 9,
    });
  if (sign)
    paintWord(canvas, {
      x,
      y: t - h * (arched ? 0.52 : 0.52),
      size: h * 0.2,
      colour: lit ? "#ffe6a8" : canvas.tone(mix(accent, "#2a1c1c", 0.25)),
    });
  canvas.path(
    `M${x - w * 0.5} ${y}H${x + w * 0.5}L${x + w * 0.66} ${y + h * 0.14}H${x - w * 0.66}Z`,
    canvas.tone(accent, 0, "mid"),
  );
}

/** A lit lobby behind columns, which carry the word HOTEL. */
export function paintGrandEntrance(
  canvas,
  { x, y, w, h, stone, accent, ink = "#6a4a2c", pediment },
) {
  paintPortico(canvas, { x, y, w, h, stone, accent, pediment });
  paintWord(canvas, { x, y: y - h * 1.12, size: 13, colour: canvas.tone(ink) });
}

/**
 * A hotel of several floors seen from the front, its middle at `x`. `roof`: tiles, mansard, flat or
 * battlements. `balconies`: none, iron or glass. `grand`: with a portico and, in these colours,
 * flags.
 */
export function paintHotelFront(
  canvas,
  {
    x,
    y,
    w,
    floors = 4,
    columns = 6,
    storey = 92,
    ground = 134,
    wall,
    trim = "#fbf6ea",
    accent,
    shutters,
    arched = false,
    roof = "tiles",
    roofColour = "#c4664a",
    balconies = "none",
    snow = false,
    stars = true,
    grand,
  },
) {
  const h = floors * storey + ground;
  const [l, t] = [x - w / 2, y - h];
  paintRoof(canvas, { l, t, w, roof, colour: roofColour, wall, trim, snow });
  canvas.rect(
    l,
    t,
    w,
    h,
    canvas.linear([
      [0, canvas.tone(wall)],
      [1, canvas.tone(mix(wall, "#8a7068", 0.18), 0, "mid")],
    ]),
  );
  canvas.rect(
    l,
    t,
    w,
    h,
    canvas.linear(
      canvas.side > 0
        ? [
            [0, canvas.tone(wall, 0, "shade"), 0.5],
            [0.5, canvas.tone(wall, 0, "shade"), 0],
          ]
        : [
            [0.5, canvas.tone(wall, 0, "shade"), 0],
            [1, canvas.tone(wall, 0, "shade"), 0.5],
          ],
      [0, 0, 1, 0],
    ),
  );
  for (let i = 0; i < (h - ground) / 22; i++)
    for (const px of [l, l + w - 26])
      if (i % 2 === 0 && roof !== "battlements")
        canvas.rect(px, t + i * 22, 26, 20, canvas.tone(mix(wall, trim, 0.6)), { opacity: 0.8 });
  canvas.rect(l - 8, t - 8, w + 16, 16, canvas.tone(trim));
  canvas.rect(l, t + 8, w, 7, "#2b2430", { opacity: 0.2 });
  const cell = (w - 60) / columns;
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < columns; i++) {
      const [cx, top] = [l + 30 + cell * (i + 0.5), t + floor * storey + 22];
      const [ww, wh] = [Math.min(cell * 0.42, 44), storey * 0.6];
      paintWindow(canvas, { x: cx - ww / 2, y: top, w: ww, h: wh, frame: trim, shutters, arched });
      if (balconies === "iron" && (floor + i) % 2 === 0)
        paintBalcony(canvas, { x: cx - ww * 1.05, y: top + wh + 6, w: ww * 2.1, flowers: true });
      if (balconies === "glass") {
        canvas.rect(cx - cell * 0.42, top + wh + 6, cell * 0.84, 9, canvas.tone(trim));
        canvas.rect(cx - cell * 0.4, top + wh - 22, cell * 0.8, 28, canvas.tone("#cfe6ee"), {
          opacity: 0.72,
        });
        canvas.rect(cx - cell * 0.4, top + wh - 24, cell * 0.8, 3, canvas.tone("#ffffff"));
      }
    }
  const gy = y - ground;
  canvas.rect(l - 5, gy - 8, w + 10, 13, canvas.tone(trim));
  canvas.rect(l, gy + 5, w, ground - 5, canvas.tone(mix(wall, accent, 0.2), 0, "mid"), {
    opacity: 0.55,
  });
  const door = grand ? w * 0.3 : Math.min(116, w * 0.2);
  const sides = Math.max(1, Math.floor((w / 2 - door) / 110));
  for (const way of [-1, 1])
    for (let i = 0; i < sides; i++) {
      const cx = x + way * (door * 1.12 + 56 + i * ((w / 2 - door * 1.12 - 20) / sides));
      paintWindow(canvas, {
        x: cx - 34,
        y: gy + 40,
        w: 68,
        h: ground - 62,
        frame: mix(accent, "#2a2228", 0.35),
        arched,
      });
      if (!arched)
        paintAwning(canvas, { x: cx - 44, y: gy + 22, w: 88, h: 30, colour: accent, stripes: 7 });
    }
  if (grand) {
    const stone = mix(trim, "#ffffff", 0.2);
    paintGrandEntrance(canvas, { x, y, w: door * 1.2, h: ground * 0.7, stone, accent });
    const poles = w > 560 ? [0.12, 0.3, 0.7, 0.88] : [0.16, 0.84];
    const top = { tiles: 78, mansard: 112, flat: 14, battlements: 40 }[roof];
    paintFlags(canvas, {
      xs: poles.map((at) => l + w * at),
      y: t - top,
      height: 62,
      colours: grand,
    });
  } else paintEntrance(canvas, { x, y, w: door, h: ground * 0.6, accent, arched: false });
  const count = grand ? 5 : stars ? 4 : 0;
  for (let i = 0; i < count; i++)
    canvas.circle(x + (i - (count - 1) / 2) * 16, gy - 1.5, 4, canvas.tone("#e0a93c"));
}

function paintRoof(canvas, { l, t, w, roof, colour, wall, trim, snow }) {
  const cover = snow ? "#f4f7fb" : colour;
  const shade = canvas.linear([
    [0, canvas.tone(cover)],
    [1, canvas.tone(mix(cover, "#4a3a40", snow ? 0.08 : 0.26), 0, "mid")],
  ]);
  if (roof === "tiles") {
    canvas.path(
      polygon([
        [l - 22, t],
        [l + 44, t - 78],
        [l + w - 44, t - 78],
        [l + w + 22, t],
      ]),
      shade,
    );
    for (let i = 1; i < w / 16; i++) {
      const s = i / (w / 16);
      canvas.line(
        `M${round(l - 22 + (w + 44) * s)} ${t}L${round(l + 44 + (w - 88) * s)} ${t - 78}`,
        canvas.tone(mix(cover, "#4a3a40", 0.4)),
        1.4,
        { opacity: snow ? 0.1 : 0.45 },
      );
    }
    for (const dx of [0.24, 0.74])
      canvas.rect(l + w * dx, t - 124, 30, 58, canvas.tone(mix(wall, "#9a5a48", 0.4), 0, "mid"));
  } else if (roof === "mansard") {
    canvas.path(
      polygon([
        [l - 8, t],
        [l + 24, t - 104],
        [l + w - 24, t - 104],
        [l + w + 8, t],
      ]),
      shade,
    );
    canvas.rect(l + 14, t - 112, w - 28, 11, canvas.tone(mix(cover, "#ffffff", 0.25)));
    const count = Math.round(w / 130);
    for (let i = 0; i < count; i++) {
      const cx = l + 46 + ((w - 92) * (i + 0.5)) / count;
      canvas.path(`M${cx - 34} ${t - 62}L${cx} ${t - 96}L${cx + 34} ${t - 62}Z`, canvas.tone(trim));
      canvas.rect(cx - 26, t - 66, 52, 62, canvas.tone(trim));
      paintWindow(canvas, { x: cx - 16, y: t - 58, w: 32, h: 44, frame: trim });
    }
  } else if (roof === "battlements") {
    for (let px = l - 6; px < l + w; px += 44)
      canvas.path(
        `M${px} ${t}V${t - 30}L${px + 13} ${t - 44}L${px + 26} ${t - 30}V${t}Z`,
        canvas.tone(wall),
      );
    for (const px of [l - 18, l + w - 66]) {
      canvas.rect(px, t - 66, 84, 70, canvas.tone(mix(wall, "#8a5234", 0.12)));
      for (let i = 0; i < 3; i++)
        canvas.path(
          `M${px + i * 29} ${t - 64}v-18l13 -14l13 14v18Z`,
          canvas.tone(mix(wall, "#8a5234", 0.12)),
        );
    }
  } else {
    canvas.rect(
      l + w * 0.34,
      t - 44,
      w * 0.32,
      44,
      canvas.tone(mix(wall, "#5a6678", 0.3), 0, "mid"),
    );
    canvas.rect(l - 12, t - 14, w + 24, 18, shade);
  }
}
