import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintAwning, paintHouse, pastels } from "../brushes/houses.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintPot } from "../brushes/props.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintStreet } from "./old-town.mjs";

const heaps = [
  ["#e8503c", "#c8382f"],
  ["#f2b632", "#e09a22"],
  ["#6aa84a", "#4a8238"],
  ["#f08a3c", "#d86f28"],
  ["#8a4fa0", "#6a3780"],
  ["#d6496b", "#b5345a"],
  ["#f3e6b0", "#dcc87a"],
];

function paintStall(canvas, { x, y, w, colour }) {
  const { random } = canvas;
  const wood = (face) => canvas.tone("#b58452", 0, face);
  for (const px of [x, x + w - 10]) canvas.rect(px, y - w * 0.72, 10, w * 0.72, wood("mid"));
  canvas.rect(x, y - w * 0.62, w, w * 0.36, canvas.tone("#5b4030", 0, "shade"), { opacity: 0.55 });
  paintPerson(canvas, { x: x + w * 0.5, y: y + w * 0.04, height: w * 0.62, pose: "reach", apron: "#fbf3e0", hat: random.chance(0.5) ? "#f4efe2" : undefined });
  for (let row = 0; row < 2; row++) {
    const top = y - w * 0.3 + row * w * 0.13;
    for (let i = 0; i < 4; i++) {
      const [bx, bw] = [x + (w * i) / 4 + 3, w / 4 - 6];
      const [light, dark] = random.pick(heaps);
      for (let k = 0; k < 26; k++) {
        const u = random.next();
        canvas.circle(
          bx + bw * (0.08 + 0.84 * u),
          top - random.next() * bw * 0.34 * Math.sin(Math.PI * (0.15 + u * 0.7)),
          bw * 0.085,
          canvas.tone(random.pick([light, dark, mix(light, "#ffffff", 0.2)]), 0, random.pick(["lit", "mid"])),
        );
      }
      canvas.rect(bx, top, bw, w * 0.1, wood(row ? "lit" : "mid"));
      canvas.rect(bx, top + w * 0.03, bw, 2, canvas.tone("#7a5432", 0, "mid"));
    }
  }
  canvas.rect(x - 4, y - w * 0.08, w + 8, w * 0.1, canvas.tone(colour, 0, "mid"));
  paintAwning(canvas, { x: x - w * 0.05, y: y - w * 0.86, w: w * 1.1, h: w * 0.17, colour, stripes: 10 });
  for (let i = 0; i < 10; i++)
    canvas.ellipse(x - w * 0.05 + (w * 1.1 * (i + 0.5)) / 10, y - w * 0.69, w * 0.056, w * 0.03, canvas.tone(i % 2 ? "#fbf6ea" : colour, 0, "mid"));
  canvas.circle(x + w * 0.2, y - w * 0.6, w * 0.03, "#ffe6a8");
  paintGlow(canvas, x + w * 0.2, y - w * 0.6, w * 0.18, "#ffd890", 0.6);
}

function paintMarket(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 500, sunY: 160, count: 4 });
  for (let x = -30; x < 1200; x += random.range(120, 150))
    paintHouse(canvas, {
      x,
      y: 600,
      w: random.range(130, 160),
      h: random.range(250, 340),
      wall: random.pick(pastels),
      depth: 0.3,
      columns: 3,
      rows: 5,
      balcony: true,
      shutters: "#4d6f9c",
    });
  paintStreet(canvas, 612, false);
  for (const [x, colour] of [
    [20, "#c8413a"],
    [430, "#2f7a68"],
    [840, "#e0a33a"],
  ])
    paintStall(canvas, { x, y: 690, w: 340, colour });
  for (const [x, y, h, way, carry] of [
    [310, 770, 210, -1, "#c79a5c"],
    [390, 776, 200, 1, undefined],
    [770, 772, 215, 1, "#6a8a4a"],
    [1150, 780, 205, -1, "#c8413a"],
  ])
    paintPerson(canvas, { x, y, height: h, way, pose: carry ? "walk" : "reach", carry, skirt: x === 390 });
  for (let i = 0; i < 14; i++) paintGlow(canvas, i * 92, 70 + 44 * Math.sin(i * 0.9) ** 2, 20, "#ffe6a8", 0.9);
}

/** A plate seen from above. */
export function paintDish(canvas, x, y, r, fill) {
  canvas.circle(x + r * 0.07, y + r * 0.12, r * 1.02, "#3a2418", { opacity: 0.35, filter: canvas.blur(5) });
  canvas.circle(
    x,
    y,
    r,
    canvas.linear([
      [0, "#ffffff"],
      [1, "#dfe3e6"],
    ]),
  );
  canvas.circle(
    x,
    y,
    r * 0.8,
    canvas.linear([
      [0, "#e4e8ea"],
      [1, "#fbfcfc"],
    ]),
  );
  fill(r * 0.72);
}

const dishes = [
  (c, x, y) => (r) => {
    c.circle(x, y, r, "#f2bf4c");
    for (let i = 0; i < 90; i++)
      c.circle(x + c.random.range(-0.65, 0.65) * r, y + c.random.range(-0.65, 0.65) * r, r * 0.045, c.random.pick(["#ffd97a", "#e0a336", "#f7cf63"]));
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.28;
      c.ellipse(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.17, r * 0.09, "#2f3446", {
        transform: `rotate(${round((a * 180) / Math.PI)} ${round(x + Math.cos(a) * r * 0.55)} ${round(y + Math.sin(a) * r * 0.55)})`,
      });
      c.line(
        `M${round(x + Math.cos(a + 0.4) * r * 0.3)} ${round(y + Math.sin(a + 0.4) * r * 0.3)}q${round(r * 0.1)} ${round(-r * 0.14)} ${round(r * 0.2)} 0`,
        "#f0764a",
        r * 0.09,
      );
    }
    c.path(`M${x} ${y}l${r * 0.3} ${-r * 0.1}a${r * 0.3} ${r * 0.3} 0 0 1 ${-r * 0.1} ${r * 0.32}Z`, "#f9ec8c", { stroke: "#fffbe0", "stroke-width": 3 });
  },
  (c, x, y) => (r) => {
    for (let i = 0; i < 60; i++) {
      const a = c.random.range(0, 6.28);
      const d = Math.sqrt(c.random.next()) * r * 0.85;
      c.ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.2, r * 0.1, c.random.pick(["#5f9a3f", "#7fb84f", "#3f7a38", "#8fc45c"]), {
        transform: `rotate(${round(c.random.range(0, 180))} ${round(x + Math.cos(a) * d)} ${round(y + Math.sin(a) * d)})`,
      });
    }
    for (let i = 0; i < 9; i++)
      c.circle(x + c.random.range(-0.6, 0.6) * r, y + c.random.range(-0.6, 0.6) * r, r * 0.13, c.random.pick(["#e8503c", "#d63f34", "#fbf6ea"]));
  },
  (c, x, y) => (r) => {
    c.circle(x, y, r, "#d9a05c");
    c.circle(x, y, r * 0.88, "#d9513a");
    for (let i = 0; i < 10; i++) c.circle(x + c.random.range(-0.55, 0.55) * r, y + c.random.range(-0.55, 0.55) * r, r * 0.17, "#fff6e0");
    for (let i = 0; i < 8; i++) c.ellipse(x + c.random.range(-0.6, 0.6) * r, y + c.random.range(-0.6, 0.6) * r, r * 0.12, r * 0.07, "#4f8a3c");
    c.line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, "#b5432f", 2, { opacity: 0.5 });
  },
  (c, x, y) => (r) => {
    for (const [dx, dy, tint] of [
      [-0.36, -0.3, "#f7d7a0"],
      [0.36, -0.28, "#f7d7a0"],
      [-0.32, 0.34, "#f7d7a0"],
      [0.36, 0.36, "#f7d7a0"],
      [0, 0, "#f7d7a0"],
    ]) {
      c.circle(x + dx * r * 1.2, y + dy * r * 1.2, r * 0.31, "#c98a46");
      c.circle(x + dx * r * 1.2, y + dy * r * 1.2, r * 0.23, tint);
      for (let i = 0; i < 4; i++)
        c.ellipse(x + dx * r * 1.2 + c.random.range(-0.1, 0.1) * r, y + dy * r * 1.2 + c.random.range(-0.1, 0.1) * r, r * 0.06, r * 0.04, "#7a4a22");
    }
  },
  (c, x, y) => (r) => {
    c.circle(x, y, r, "#c8552f");
    c.circle(x, y, r * 0.92, "#e87a3c");
    for (let i = 0; i < 8; i++)
      c.ellipse(x + c.random.range(-0.5, 0.5) * r, y + c.random.range(-0.5, 0.5) * r, r * 0.16, r * 0.11, c.random.pick(["#fff3d6", "#f2c14e", "#5f9a3f"]));
    c.path(`M${x - r * 0.4} ${y + r * 0.1}q${r * 0.4} ${-r * 0.4} ${r * 0.8} 0`, "none", {
      stroke: "#fff6e6",
      "stroke-width": r * 0.08,
      "stroke-linecap": "round",
    });
  },
];

function paintTable(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear(
      [
        [0, "#a8703f"],
        [1, "#8a5730"],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (let i = 0; i < 7; i++) {
    canvas.rect(0, i * 118, 1200, 3, "#5b3820", { opacity: 0.6 });
    for (let k = 0; k < 9; k++)
      canvas.line(
        `M${round(random.range(-50, 1150))} ${round(i * 118 + random.range(10, 108))}q${round(random.range(60, 180))} ${round(random.range(-8, 8))} ${round(random.range(160, 380))} 0`,
        "#6b4224",
        random.range(1, 2.4),
        { opacity: 0.35 },
      );
  }
  canvas.path("M-20 250Q400 200 700 300T1240 240V560Q860 620 560 540T-20 590Z", "#f4e8d2", { opacity: 0.95 });
  for (let i = 0; i < 30; i++) canvas.line(`M${i * 46 - 40} 210L${i * 46 - 70} 610`, "#c8534a", 2, { opacity: 0.14 });
  const spots = [
    [300, 210, 130, 1],
    [610, 410, 205, 0],
    [960, 220, 140, 2],
    [250, 580, 150, 4],
    [980, 600, 135, 3],
    [640, 100, 90, 3],
    [620, 730, 96, 1],
  ];
  for (const [x, y, r, kind] of spots) paintDish(canvas, x, y, r, dishes[kind](canvas, x, y));
  for (const [x, y, tint] of [
    [440, 130, "#7a1f38"],
    [800, 560, "#7a1f38"],
    [1120, 400, "#f2d27a"],
    [80, 380, "#f2d27a"],
  ]) {
    canvas.circle(x + 5, y + 9, 42, "#3a2418", { opacity: 0.3, filter: canvas.blur(5) });
    canvas.circle(x, y, 42, "#e6f0f2", { opacity: 0.75 });
    canvas.circle(x, y, 33, tint);
    canvas.path(`M${x - 22} ${y - 12}q10 -16 26 -14`, "none", { stroke: "#ffffff", "stroke-width": 5, "stroke-linecap": "round", opacity: 0.7 });
  }
  for (const [x, y, turn] of [
    [470, 300, -18],
    [820, 330, 14],
    [430, 620, 24],
  ])
    canvas.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
      canvas.rect(x - 4, y - 20, 8, 130, "#d9dee2", { rx: 4 });
      for (const dx of [-11, -4, 4, 11]) canvas.rect(x + dx - 1.5, y - 74, 3, 50, "#d9dee2", { rx: 2 });
      canvas.path(`M${x - 13} ${y - 30}h26q0 22 -9 26h-8q-9 -4 -9 -26Z`, "#d9dee2");
    });
  for (let i = 0; i < 26; i++)
    canvas.ellipse(random.range(0, 1200), random.range(0, 800), 12, 6, random.pick(["#5f9a3f", "#7fb84f"]), {
      transform: `rotate(${round(random.range(0, 360))} 600 400)`,
    });
}

function paintTerraceEvening(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 480, sunY: 200, disc: 0, count: 3, clouds: "streak", stars: 70 });
  for (let x = -30; x < 1200; x += random.range(150, 190))
    paintHouse(canvas, {
      x,
      y: 610,
      w: random.range(160, 200),
      h: random.range(300, 400),
      wall: random.pick(pastels),
      depth: 0.18,
      columns: 3,
      rows: 5,
      balcony: true,
      shutters: "#5a7f52",
      door: true,
    });
  paintStreet(canvas, 618, false);
  for (const [x, colour] of [
    [40, "#c8413a"],
    [650, "#2f7a68"],
  ])
    paintAwning(canvas, { x, y: 410, w: 460, h: 62, colour, stripes: 12 });
  for (let i = 0; i < 22; i++) {
    const y = 250 + 50 * Math.sin(i * 0.75) ** 2;
    paintGlow(canvas, i * 58, y, 26, "#ffd890", 0.95);
    canvas.circle(i * 58, y, 5, "#fff3cf");
  }
  for (const [x, y, s] of [
    [200, 700, 1],
    [560, 716, 1.05],
    [930, 704, 1],
  ]) {
    for (const way of [-1, 1]) {
      paintPerson(canvas, { x: x + way * 92 * s, y: y + 16, height: 200 * s, way: -way, pose: "reach", skirt: way > 0 });
      canvas.rect(x + way * 100 * s - 26, y - 60 * s, 52, 9, canvas.tone("#6b4a34"));
      canvas.path(
        polygon([
          [x + way * 122 * s, y - 140 * s],
          [x + way * 130 * s, y - 140 * s],
          [x + way * 126 * s, y + 20],
          [x + way * 118 * s, y + 20],
        ]),
        canvas.tone("#6b4a34"),
      );
    }
    canvas.path(
      polygon([
        [x - 70 * s, y - 84 * s],
        [x + 70 * s, y - 84 * s],
        [x + 84 * s, y + 8],
        [x - 84 * s, y + 8],
      ]),
      canvas.linear([
        [0, canvas.tone("#ffffff")],
        [1, canvas.tone("#e6dccb", 0, "mid")],
      ]),
    );
    canvas.ellipse(x, y - 84 * s, 74 * s, 13 * s, canvas.tone("#fffaf0"));
    paintGlow(canvas, x, y - 106 * s, 90, "#ffc878", 0.8);
    canvas.rect(x - 5, y - 112 * s, 10, 24 * s, "#ffe6b0");
    for (const dx of [-38, 36]) canvas.path(`M${x + dx} ${y - 86 * s}v-14m-8 -20h16q0 20 -8 20t-8 -20Z`, "#a8324a", { stroke: "#f4e6e0", "stroke-width": 2 });
    canvas.ellipse(x - 14, y - 84 * s, 24, 5, canvas.tone("#f2b05a"));
  }
  paintPot(canvas, { x: 50, y: 780, size: 110 });
  paintPot(canvas, { x: 1160, y: 780, size: 120, flowers: ["#f3c65f", "#fff1c9"] });
}

export const food = [
  { mood: "day", side: 1, paint: paintMarket },
  { mood: "day", side: 1, paint: paintTable },
  { mood: "dusk", side: -1, paint: paintTerraceEvening },
];
