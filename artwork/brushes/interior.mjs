import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { paintGlow } from "./sky.mjs";

/** Where the wall meets the floor. */
export const floorY = 590;

const soft = (canvas, x, y, rx, ry, strength = 0.28) =>
  canvas.ellipse(x, y, rx, ry, "#2a2430", { opacity: strength, filter: canvas.blur(7) });
export const paintShadow = soft;

/** Wall and floor in the materials of `style`. */
export function paintShell(canvas, style) {
  const { width, height } = canvas;
  canvas.rect(
    0,
    0,
    width,
    floorY,
    canvas.linear([
      [0, canvas.tone(mix(style.wall, "#ffffff", 0.1))],
      [1, canvas.tone(mix(style.wall, style.accent, 0.12))],
    ]),
  );
  panels[style.panel]?.(canvas, style);
  canvas.rect(0, 0, width, 20, canvas.tone(mix(style.wall, "#ffffff", 0.55)));
  canvas.rect(0, 20, width, 5, canvas.tone(style.wall, 0, "mid"), { opacity: 0.6 });
  canvas.rect(
    0,
    floorY,
    width,
    height - floorY,
    canvas.linear([
      [0, canvas.tone(mix(style.floor, style.wood, 0.18), 0, "mid")],
      [0.35, canvas.tone(style.floor)],
      [1, canvas.tone(mix(style.floor, "#ffffff", 0.08))],
    ]),
  );
  floors[style.ground](canvas, style);
  canvas.rect(0, floorY - 20, width, 20, canvas.tone(mix(style.wall, "#ffffff", 0.5)));
  canvas.rect(0, floorY - 1, width, 4, canvas.tone(style.floor, 0, "shade"), { opacity: 0.55 });
}

const panels = {
  moulding(canvas, { wall }) {
    for (let x = 30; x < 1200; x += 292)
      canvas.rect(x, 60, 262, 470, "none", {
        stroke: canvas.tone(mix(wall, "#ffffff", 0.6)),
        "stroke-width": 5,
      });
    for (let x = 30; x < 1200; x += 292)
      canvas.rect(x + 4, 64, 262, 470, "none", {
        stroke: canvas.tone(mix(wall, "#6b5a4a", 0.3)),
        "stroke-width": 1.5,
        opacity: 0.5,
      });
  },
  slats(canvas, { wood }) {
    canvas.rect(440, 25, 760, floorY - 25, canvas.tone(mix(wood, "#2b2320", 0.3)));
    for (let x = 446; x < 1200; x += 19)
      canvas.rect(
        x,
        25,
        12,
        floorY - 25,
        canvas.linear(
          [
            [0, canvas.tone(mix(wood, "#ffffff", 0.12))],
            [1, canvas.tone(wood, 0, "mid")],
          ],
          [0, 0, 1, 0],
        ),
      );
  },
  planks(canvas, { wall }) {
    for (let y = 70; y < floorY; y += 46)
      canvas.rect(0, y, 1200, 2.5, canvas.tone(mix(wall, "#5b3820", 0.5)), { opacity: 0.6 });
    for (let i = 0; i < 26; i++) {
      const [x, y] = [canvas.random.range(10, 1190), 47 + 46 * canvas.random.int(0, 11)];
      canvas.ellipse(x, y, 7, 4, canvas.tone(mix(wall, "#5b3820", 0.6)), { opacity: 0.45 });
    }
  },
  wainscot(canvas, { wall, accent }) {
    canvas.rect(0, 390, 1200, floorY - 390, canvas.tone(mix(wall, accent, 0.3)));
    for (let x = 0; x < 1200; x += 40)
      canvas.rect(x, 396, 2, floorY - 396, canvas.tone(mix(wall, accent, 0.65)), { opacity: 0.7 });
    canvas.rect(0, 384, 1200, 10, canvas.tone(mix(wall, "#ffffff", 0.5)));
  },
  bamboo(canvas, { wood }) {
    for (let y = 34; y < 130; y += 16)
      canvas.rect(0, y, 1200, 10, canvas.tone(mix(wood, "#f0d8a0", 0.62)), { opacity: 0.85 });
    for (const x of [8, 1172])
      canvas.rect(x, 25, 20, floorY - 25, canvas.tone(mix(wood, "#f0d8a0", 0.2)), { rx: 4 });
    canvas.rect(0, 130, 1200, 12, canvas.tone(wood));
  },
  arches(canvas, { wall, accent, second }) {
    canvas.rect(0, 440, 1200, floorY - 440, canvas.tone(mix(wall, accent, 0.42)));
    canvas.rect(0, 424, 1200, 18, canvas.tone("#f6ead0"));
    for (let x = 0; x < 1200; x += 24)
      canvas.path(`M${x} 433l12 -8l12 8l-12 8Z`, canvas.tone((x / 24) % 2 ? second : accent));
  },
  shoji(canvas, { wall, wood }) {
    for (let x = 460; x < 1200; x += 187) {
      canvas.rect(x, 70, 187, floorY - 70, canvas.tone(mix(wall, "#ffffff", 0.66)));
      for (let i = 1; i < 3; i++)
        canvas.rect(x + i * 62, 70, 3, floorY - 150, canvas.tone(wood), { opacity: 0.75 });
      for (let i = 1; i < 5; i++)
        canvas.rect(x, 70 + i * 88, 187, 3, canvas.tone(wood), { opacity: 0.75 });
      canvas.rect(x, floorY - 90, 187, 90, canvas.tone(mix(wood, wall, 0.55)));
      canvas.rect(x, 70, 187, floorY - 70, "none", {
        stroke: canvas.tone(wood),
        "stroke-width": 9,
      });
    }
    canvas.rect(0, 52, 1200, 22, canvas.tone(wood));
  },
};

const floors = {
  boards(canvas, { floor, wood }) {
    const line = canvas.tone(mix(floor, wood, 0.6), 0, "mid");
    for (let i = -14; i < 40; i++)
      canvas.line(`M${600 + (i - 13) * 62} ${floorY}L${600 + (i - 13) * 104} 800`, line, 1.6, {
        opacity: 0.5,
      });
    for (let i = 0; i < 26; i++) {
      const y = floorY + 200 * canvas.random.next() ** 1.2;
      canvas.rect(canvas.random.range(0, 1180), y, 40 + (y - floorY) * 0.3, 1.5, line, {
        opacity: 0.5,
      });
    }
  },
  carpet(canvas, { floor, accent }) {
    for (let i = 0; i < 5; i++)
      canvas.rect(0, floorY + 12 + i * 44, 1200, 10 + i * 3, canvas.tone(mix(floor, accent, 0.3)), {
        opacity: 0.22,
      });
  },
  tiles(canvas, { floor, wood }) {
    const line = canvas.tone(mix(floor, wood, 0.55));
    for (let i = -14; i < 40; i++)
      canvas.line(`M${600 + (i - 13) * 84} ${floorY}L${600 + (i - 13) * 142} 800`, line, 2, {
        opacity: 0.5,
      });
    for (const y of [604, 628, 664, 712, 772]) canvas.rect(0, y, 1200, 2, line, { opacity: 0.5 });
  },
  tatami(canvas, { floor, wood }) {
    const line = canvas.tone(mix(wood, "#33463a", 0.5));
    for (const [from, to] of [
      [140, -90],
      [450, 390],
      [760, 850],
      [1060, 1290],
    ])
      canvas.line(`M${from} ${floorY}L${to} 800`, line, 7, { opacity: 0.7 });
    canvas.rect(0, 668, 1200, 6, line, { opacity: 0.7 });
    for (let y = floorY + 6; y < 800; y += 7)
      canvas.rect(0, y, 1200, 1, canvas.tone(mix(floor, wood, 0.5)), { opacity: 0.25 });
  },
};

/** Window onto `view`, a variant of a scene, with curtains and light on the floor. */
export function paintView(
  canvas,
  { x, y, w, h, view, style, panes = 2, curtains = true, shift = 0.5 },
) {
  const frame = canvas.tone(style.frame ?? mix(style.wood, "#ffffff", 0.15));
  const arched = style.panel === "arches";
  const shape = arched
    ? `M${x} ${y + h}V${y + w * 0.32}Q${x} ${y} ${x + w / 2} ${y - 34}Q${x + w} ${y} ${x + w} ${y + w * 0.32}V${y + h}Z`
    : `M${x} ${y}h${w}v${h}h${-w}Z`;
  canvas.path(shape, frame, { stroke: frame, "stroke-width": 26, "stroke-linejoin": "round" });
  const top = arched ? y - 34 : y;
  canvas.group({ "clip-path": canvas.clip(`<path d="${shape}"/>`) }, () => {
    canvas.inset(view, { x, y: top, w, h: y + h - top, shift });
    canvas.path(
      `M${x + w * 0.1} ${y + h}L${x + w * 0.42} ${top}H${x + w * 0.56}L${x + w * 0.24} ${y + h}Z`,
      "#ffffff",
      { opacity: 0.1 },
    );
    for (let i = 1; i < panes; i++)
      canvas.rect(x + (w * i) / panes - 4, top, 8, y + h - top, frame);
    if (h > 250 && style.panel !== "slats") canvas.rect(x, y + h * 0.32, w, 6, frame);
    if (style.panel === "shoji")
      for (let i = 1; i < 4; i++) canvas.rect(x + (w * i) / 4, y, 3, h * 0.32, frame);
  });
  canvas.rect(x - 24, y + h + 10, w + 48, 14, canvas.tone(mix(style.wall, "#ffffff", 0.6)));
  canvas.rect(x - 24, y + h + 24, w + 48, 5, "#3a3038", { opacity: 0.22 });
  const light = canvas.mood.lamps ? "#8fa6d8" : "#fff3cf";
  canvas.path(
    `M${x + 20} ${floorY + 4}H${x + w + 10}L${x + w + 150} 800H${x + 90}Z`,
    canvas.linear([
      [0, light, 0.34],
      [1, light, 0.04],
    ]),
  );
  if (!curtains) return;
  const rod = canvas.tone(style.metal);
  const railY = top - 34;
  canvas.rect(x - 84, railY, w + 168, 7, rod, { rx: 3 });
  for (const px of [x - 86, x + w + 84]) canvas.circle(px, railY + 4, 9, rod);
  for (const way of [-1, 1]) {
    const edge = way < 0 ? x - 76 : x + w + 76;
    const folds = 5;
    for (let i = 0; i < folds; i++) {
      const a = edge - way * i * 22;
      const b = edge - way * (i + 1) * 22;
      const pull = (at) => edge + (at - edge) * 0.62;
      canvas.path(
        `M${a} ${railY + 5}C${a} ${railY + 220} ${round(pull(a))} ${floorY - 230} ${round(pull(a))} ${floorY - 170}L${round(a)} ${floorY - 6}H${round(b)}L${round(pull(b))} ${floorY - 170}C${round(pull(b))} ${floorY - 230} ${b} ${railY + 220} ${b} ${railY + 5}Z`,
        canvas.linear(
          [
            [0, canvas.tone(style.curtain)],
            [0.5, canvas.tone(mix(style.curtain, "#ffffff", 0.22))],
            [1, canvas.tone(style.curtain, 0, "mid")],
          ],
          [0, 0, 1, 0],
        ),
      );
    }
    canvas.rect(edge - way * 34 - 38, floorY - 178, 76, 13, canvas.tone(style.second), { rx: 6 });
  }
}

/** A framed picture in the house's colours. */
export function paintArt(canvas, { x, y, w, h, style }) {
  canvas.rect(x + 5, y + 8, w, h, "#2a2430", { opacity: 0.22 });
  canvas.rect(x, y, w, h, canvas.tone(style.wood));
  canvas.rect(x + 8, y + 8, w - 16, h - 16, canvas.tone("#fbf6ea"));
  const [l, t, iw, ih] = [x + 20, y + 20, w - 40, h - 40];
  canvas.rect(l, t, iw, ih, canvas.tone(mix(style.second, "#fff6e0", 0.65)));
  canvas.circle(l + iw * 0.68, t + ih * 0.34, Math.min(iw, ih) * 0.17, canvas.tone(style.second));
  canvas.path(
    `M${l} ${t + ih}V${t + ih * 0.66}Q${l + iw * 0.3} ${t + ih * 0.38} ${l + iw * 0.56} ${t + ih * 0.7}T${l + iw} ${t + ih * 0.62}V${t + ih}Z`,
    canvas.tone(style.textile),
  );
  canvas.path(
    `M${l} ${t + ih}V${t + ih * 0.86}Q${l + iw * 0.4} ${t + ih * 0.66} ${l + iw} ${t + ih * 0.88}V${t + ih}Z`,
    canvas.tone(style.accent),
  );
}

/** Shade of a lamp that is on, `y` its lower edge. */
function paintShade(canvas, x, y, size, style) {
  const s = size;
  paintGlow(canvas, x, y - s * 0.2, s * 2.1, "#ffd890", canvas.mood.lamps ? 0.75 : 0.4);
  if (style.lantern)
    canvas.ellipse(x, y - s * 0.34, s * 0.44, s * 0.42, canvas.tone("#fff0c8"), {
      stroke: canvas.tone(style.metal),
      "stroke-width": 2,
    });
  else
    canvas.path(
      `M${x - s * 0.3} ${y - s * 0.62}H${x + s * 0.3}L${x + s * 0.5} ${y}H${x - s * 0.5}Z`,
      canvas.linear([
        [0, "#fff3d2"],
        [1, "#ffdf9c"],
      ]),
    );
}

export function paintTableLamp(canvas, { x, y, size, style }) {
  const s = size;
  canvas.ellipse(x, y - s * 0.04, s * 0.24, s * 0.05, canvas.tone(style.metal));
  canvas.rect(x - s * 0.035, y - s * 0.5, s * 0.07, s * 0.5, canvas.tone(style.metal));
  canvas.ellipse(x, y - s * 0.22, s * 0.13, s * 0.17, canvas.tone(style.accent));
  paintShade(canvas, x, y - s * 0.4, s * 0.9, style);
}

export function paintFloorLamp(canvas, { x, y, height, style }) {
  paintShadow(canvas, x, y, 44, 8);
  canvas.ellipse(x, y - 4, 36, 9, canvas.tone(style.metal));
  canvas.rect(x - 4, y - height, 8, height, canvas.tone(style.metal));
  paintShade(canvas, x, y - height + 40, 120, style);
}

export function paintPendant(canvas, { x, y, size, style }) {
  canvas.rect(x - 2, 0, 4, y - size * 0.55, canvas.tone(style.metal));
  paintShade(canvas, x, y, size, style);
}

/** Night table with a drawer, its top at `y`. */
export function paintNightTable(canvas, { x, y = 540, w = 104, style }) {
  paintShadow(canvas, x, 648, w * 0.62, 11);
  for (const dx of [-0.4, 0.4])
    canvas.rect(x + w * dx - 4, y + 80, 8, 648 - y - 80, canvas.tone(style.wood, 0, "mid"));
  canvas.rect(
    x - w / 2,
    y,
    w,
    86,
    canvas.linear([
      [0, canvas.tone(mix(style.wood, "#ffffff", 0.14))],
      [1, canvas.tone(style.wood, 0, "mid")],
    ]),
    { rx: 4 },
  );
  canvas.rect(x - w / 2 - 6, y - 6, w + 12, 12, canvas.tone(mix(style.wood, "#ffffff", 0.28)), {
    rx: 3,
  });
  canvas.rect(x - w / 2 + 9, y + 18, w - 18, 54, "none", {
    stroke: canvas.tone(mix(style.wood, "#1f1512", 0.45)),
    "stroke-width": 2,
    opacity: 0.6,
  });
  canvas.circle(x, y + 44, 5, canvas.tone(style.metal));
}

/** Flat rug in perspective around `x`. */
export function paintRug(canvas, { x, y = 700, w, h = 90, style }) {
  const edge = (grow) =>
    `M${round(x - w * 0.44 - grow)} ${round(y - h / 2 - grow * 0.3)}H${round(x + w * 0.44 + grow)}L${round(x + w * 0.54 + grow)} ${round(y + h / 2 + grow * 0.4)}H${round(x - w * 0.54 - grow)}Z`;
  canvas.path(edge(8), canvas.tone(mix(style.second, "#fbf3e0", 0.35)));
  canvas.path(edge(0), canvas.tone(mix(style.textile, "#fbf3e0", 0.3)));
  canvas.path(edge(-22), "none", {
    stroke: canvas.tone(mix(style.second, "#fff6e6", 0.4)),
    "stroke-width": 4,
  });
  canvas.path(edge(-38), "none", { stroke: canvas.tone(style.accent), "stroke-width": 3 });
}

/** Plant in a pot standing at `y`. */
export function paintHousePlant(canvas, { x, y, size, style }) {
  const s = size;
  const { random } = canvas;
  paintShadow(canvas, x, y, s * 0.24, s * 0.04);
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + (i - 6) * 0.2 + random.range(-0.08, 0.08);
    const length = s * random.range(0.5, 0.75);
    const [tx, ty] = [x + Math.cos(angle) * length, y - s * 0.28 + Math.sin(angle) * length];
    const bend = (i - 6) * s * 0.02;
    canvas.path(
      `M${x} ${round(y - s * 0.28)}Q${round((x + tx) / 2 - s * 0.09 + bend)} ${round((y + ty) / 2 - s * 0.22)} ${round(tx)} ${round(ty)}Q${round((x + tx) / 2 + s * 0.1 + bend)} ${round((y + ty) / 2 - s * 0.1)} ${x} ${round(y - s * 0.28)}Z`,
      canvas.tone(
        random.pick(["#3f7a52", "#4f9160", "#2f6648", "#62a06a"]),
        0,
        i % 3 ? "lit" : "mid",
      ),
    );
  }
  canvas.path(
    `M${x - s * 0.17} ${y - s * 0.3}H${x + s * 0.17}L${x + s * 0.12} ${y}H${x - s * 0.12}Z`,
    canvas.linear(
      [
        [0, canvas.tone(style.pot ?? "#f3ead9")],
        [1, canvas.tone(style.pot ?? "#f3ead9", 0, "mid")],
      ],
      [0, 0, 1, 0],
    ),
  );
}
