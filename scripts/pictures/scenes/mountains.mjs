import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { heightAt, polygon, smoothArea } from "../brushes/curves.mjs";
import { paintWindow } from "../brushes/houses.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintRowboat } from "../brushes/boats.mjs";
import { paintMeadow, paintPine } from "../brushes/plants.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintReflected } from "../brushes/water.mjs";

/** Pines along a line, nearer ones larger. */
export function paintPines(canvas, { from, to, y, height, count, depth = 0, snow = false, colour }) {
  const { random } = canvas;
  const at = Array.from({ length: count }, () => [random.range(from, to), random.range(0, 1)]).toSorted((a, b) => a[1] - b[1]);
  for (const [x, t] of at)
    paintPine(canvas, {
      x,
      y: (typeof y === "function" ? y(x) : y) + t * height * 0.25,
      height: height * random.range(0.7, 1.15),
      depth: depth + (1 - t) * 0.08,
      snow,
      colour,
    });
}

/** Wooden chalet, `size` its width. */
export function paintChalet(canvas, { x, y, size, depth = 0, snow = false }) {
  const s = size;
  const wood = (face) => canvas.tone("#a8703f", depth, face);
  canvas.rect(x - s * 0.42, y - s * 0.2, s * 0.84, s * 0.2, canvas.tone("#efe6d6", depth));
  canvas.path(
    polygon([
      [x - s * 0.44, y - s * 0.2],
      [x - s * 0.44, y - s * 0.46],
      [x, y - s * 0.76],
      [x + s * 0.44, y - s * 0.46],
      [x + s * 0.44, y - s * 0.2],
    ]),
    canvas.linear([
      [0, wood("lit")],
      [1, wood("mid")],
    ]),
  );
  for (let i = 1; i < 12; i++)
    canvas.rect(x - s * 0.44, y - s * 0.2 - i * s * 0.045, s * 0.88, 1, canvas.tone("#6b4426", depth, "mid"), { opacity: i < 6 ? 0.4 : 0 });
  for (const dx of [-0.3, -0.06, 0.18]) paintWindow(canvas, { x: x + s * dx, y: y - s * 0.42, w: s * 0.11, h: s * 0.12, depth, frame: "#fbf3e0" });
  for (const dx of [-0.14, 0.04]) paintWindow(canvas, { x: x + s * dx, y: y - s * 0.62, w: s * 0.09, h: s * 0.09, depth });
  for (const dx of [-0.32, 0.2]) paintWindow(canvas, { x: x + s * dx, y: y - s * 0.155, w: s * 0.12, h: s * 0.1, depth });
  canvas.rect(x - s * 0.06, y - s * 0.17, s * 0.13, s * 0.17, canvas.tone("#5b3a24", depth, "mid"));
  canvas.rect(x - s * 0.5, y - s * 0.255, s, s * 0.03, wood("mid"));
  for (let i = 0; i <= 22; i++) canvas.rect(x - s * 0.5 + (s * i) / 22 - 1, y - s * 0.33, 2, s * 0.08, wood("mid"));
  canvas.rect(x - s * 0.5, y - s * 0.335, s, s * 0.014, wood("lit"));
  if (!snow)
    for (let i = 0; i < 34; i++)
      canvas.circle(
        x + canvas.random.range(-0.48, 0.48) * s,
        y - s * canvas.random.range(0.25, 0.3),
        s * 0.014,
        canvas.tone(canvas.random.pick(["#d8434f", "#f08aa4", "#4f7f4c"]), depth),
      );
  const roof = snow ? "#f6f8fc" : "#6b4a3a";
  for (const way of [-1, 1]) {
    const face = way === canvas.side ? "lit" : "mid";
    canvas.path(
      polygon([
        [x, y - s * 0.86],
        [x + way * s * 0.62, y - s * 0.42],
        [x + way * s * 0.62, y - s * (snow ? 0.35 : 0.38)],
        [x, y - s * 0.77],
      ]),
      canvas.tone(roof, depth, face),
    );
  }
  canvas.rect(x + s * 0.22, y - s * 0.86, s * 0.08, s * 0.18, canvas.tone("#9a8a80", depth, "mid"));
  if (snow) canvas.rect(x + s * 0.21, y - s * 0.88, s * 0.1, s * 0.03, canvas.tone("#ffffff", depth));
}

function paintLake(canvas) {
  const waterline = 520;
  paintSky(canvas, { horizon: waterline, sunY: 180, count: 4 });
  paintReflected(canvas, { waterline, strength: 0.8, colours: ["#bfe0e4", "#5fa9b8", "#2a6f88"] }, () => {
    paintRange(canvas, {
      peaks: [
        [120, 240],
        [420, 190],
        [830, 230],
        [1120, 200],
      ],
      foot: 470,
      depth: 0.5,
      snow: 0.6,
    });
    paintRange(canvas, {
      peaks: [
        [250, 210],
        [640, 90],
        [980, 240],
      ],
      foot: 510,
      depth: 0.26,
      snow: 0.62,
      roughness: 34,
    });
    paintForest(canvas, { y: 478, swing: 14, colour: "#3a6a5a", depth: 0.34, pointed: true, crown: 9, bottom: waterline });
    paintForest(canvas, {
      points: [
        [-20, 430],
        [150, 452],
        [330, 500],
        [460, 520],
      ],
      colour: "#2f5b4c",
      depth: 0.14,
      pointed: true,
      crown: 13,
      bottom: waterline + 2,
    });
    paintForest(canvas, {
      points: [
        [700, 520],
        [860, 498],
        [1040, 452],
        [1220, 432],
      ],
      colour: "#2f5b4c",
      depth: 0.16,
      pointed: true,
      crown: 13,
      bottom: waterline + 2,
    });
    paintChalet(canvas, { x: 930, y: 514, size: 82, depth: 0.12 });
  });
  paintRowboat(canvas, { x: 470, y: 640, size: 120, hull: "#b5553c" });
  canvas.path(
    smoothArea(
      [
        [-20, 720],
        [160, 732],
        [330, 770],
        [470, 820],
      ],
      820,
    ),
    canvas.tone("#5a7a4c", 0, "mid"),
  );
  paintPines(canvas, { from: -20, to: 190, y: 770, height: 380, count: 6 });
  paintPines(canvas, { from: 1080, to: 1240, y: 800, height: 430, count: 5 });
  paintMeadow(canvas, { y: 750, from: -10, to: 360, spread: 50, count: 90, colours: ["#f3d65f", "#ffffff", "#b38ad0"] });
  paintBirds(canvas, { x: 800, y: 150 });
}

function paintWinterNight(canvas) {
  const { width, height, random } = canvas;
  paintSky(canvas, { horizon: 560, sunY: 150, disc: 40, clouds: "streak", count: 0, stars: 220 });
  paintRange(canvas, {
    peaks: [
      [80, 260],
      [380, 160],
      [760, 220],
      [1110, 130],
    ],
    foot: 560,
    depth: 0.32,
    snow: 0.85,
    rock: "#5a678c",
    roughness: 34,
  });
  paintForest(canvas, { y: 520, colour: "#2a4a5f", depth: 0.4, pointed: true, crown: 12 });
  paintHill(canvas, {
    points: [
      [-40, 520],
      [200, 560],
      [520, 590],
      [860, 540],
      [1240, 500],
    ],
    colour: "#eef3fb",
    depth: 0.1,
  });
  for (const [x, y, size] of [
    [560, 600, 120],
    [1010, 560, 130],
    [880, 590, 90],
    [700, 588, 80],
  ]) {
    paintChalet(canvas, { x, y, size, depth: 0.12, snow: true });
    paintGlow(canvas, x, y - 20, size, "#ffc878", 0.35);
  }
  canvas.path(
    smoothArea(
      [
        [-40, 610],
        [260, 640],
        [560, 660],
        [900, 640],
        [1240, 600],
      ],
      height,
    ),
    canvas.linear([
      [0, canvas.tone("#f4f8ff")],
      [1, canvas.tone("#cfdcf2", 0, "mid")],
    ]),
  );
  paintChalet(canvas, { x: 310, y: 690, size: 330, snow: true });
  paintGlow(canvas, 310, 630, 330, "#ffbf6a", 0.42);
  paintPines(canvas, { from: 0, to: 120, y: 740, height: 380, count: 4, snow: true });
  paintPines(canvas, { from: 900, to: 1240, y: 760, height: 340, count: 8, snow: true });
  canvas.path(`M330 690Q430 740 380 ${height}H620Q560 730 350 690Z`, canvas.tone("#dfe8f7", 0, "mid"), { opacity: 0.8 });
  for (let i = 0; i < 150; i++)
    canvas.circle(random.range(0, width), random.range(0, height), random.range(0.8, 3), "#ffffff", { opacity: random.range(0.3, 0.9) });
}

function paintAlp(canvas) {
  paintSky(canvas, { horizon: 520, sunY: 170, count: 6 });
  paintRange(canvas, {
    peaks: [
      [60, 200],
      [330, 150],
      [700, 210],
      [1060, 120],
    ],
    foot: 500,
    depth: 0.42,
    snow: 0.5,
  });
  paintForest(canvas, { y: 455, colour: "#3f7258", depth: 0.4, pointed: true, crown: 10 });
  paintHill(canvas, {
    points: [
      [-40, 430],
      [260, 500],
      [560, 540],
      [900, 470],
      [1240, 420],
    ],
    colour: "#86b25c",
    depth: 0.18,
  });
  paintPines(canvas, { from: 820, to: 1200, y: (x) => 500 - (x - 820) * 0.14, height: 110, count: 22, depth: 0.2 });
  paintCableCar(canvas);
  const meadow = paintHill(canvas, {
    points: [
      [-40, 600],
      [240, 560],
      [560, 600],
      [900, 640],
      [1240, 590],
    ],
    colour: "#7fb055",
    depth: 0.05,
  });
  paintChalet(canvas, { x: 300, y: 610, size: 250 });
  for (const [x, y, size] of [
    [660, 660, 70],
    [800, 690, 84],
    [930, 668, 64],
    [560, 700, 76],
  ])
    paintCow(canvas, { x, y, size, way: x % 3 ? 1 : -1 });
  paintPines(canvas, { from: 30, to: 150, y: (x) => heightAt(meadow, x) + 40, height: 250, count: 5 });
  canvas.path("M320 612Q420 680 360 800H520Q520 690 340 612Z", canvas.tone("#e6d3a8", 0.05));
  paintMeadow(canvas, { y: 700, spread: 100, count: 260, height: 26, colours: ["#f3d65f", "#ffffff", "#e0674f", "#b38ad0"] });
}

function paintCow(canvas, { x, y, size, way }) {
  const s = size;
  const at = (dx, dy) => `${round(x + way * dx * s)} ${round(y + dy * s)}`;
  for (const dx of [-0.36, -0.26, 0.2, 0.3]) canvas.line(`M${at(dx, -0.3)}L${at(dx, 0)}`, canvas.tone("#8a5a3c", 0, "mid"), s * 0.07);
  canvas.ellipse(x, y - s * 0.42, s * 0.46, s * 0.2, canvas.tone("#a86b42"));
  canvas.ellipse(x - way * s * 0.12, y - s * 0.46, s * 0.17, s * 0.12, canvas.tone("#fbf3e6"));
  canvas.ellipse(x + way * s * 0.55, y - s * 0.42, s * 0.14, s * 0.1, canvas.tone("#a86b42", 0, "mid"), {
    transform: `rotate(${way * 40} ${x + way * s * 0.55} ${y - s * 0.42})`,
  });
  canvas.ellipse(x + way * s * 0.63, y - s * 0.33, s * 0.07, s * 0.05, canvas.tone("#f0d9c2"));
  canvas.line(`M${at(-0.45, -0.5)}Q${at(-0.56, -0.4)} ${at(-0.52, -0.16)}`, canvas.tone("#8a5a3c", 0, "mid"), s * 0.03);
}

function paintCableCar(canvas) {
  canvas.line("M-20 330Q520 300 1220 150", canvas.tone("#3a4450", 0.2), 2.2);
  for (const [x, y, s] of [
    [430, 297, 58],
    [860, 230, 44],
  ]) {
    canvas.line(`M${x} ${y}v${s * 0.6}`, canvas.tone("#3a4450", 0.1), 3);
    canvas.rect(x - s * 0.6, y + s * 0.55, s * 1.2, s * 0.95, canvas.tone("#d8473c", 0.05), { rx: s * 0.16 });
    canvas.rect(x - s * 0.52, y + s * 0.7, s * 1.04, s * 0.36, canvas.tone("#3d5468", 0.05), { rx: s * 0.06 });
    canvas.rect(x - s * 0.02, y + s * 0.7, s * 0.04, s * 0.36, canvas.tone("#d8473c", 0.05));
  }
}

function paintMistyRidges(canvas) {
  const { width } = canvas;
  paintSky(canvas, { horizon: 560, sunY: 300, disc: 56, clouds: "streak", count: 6 });
  paintRange(canvas, {
    peaks: [
      [160, 330],
      [520, 250],
      [900, 320],
    ],
    foot: 560,
    depth: 0.66,
    snow: 0.45,
    roughness: 30,
  });
  const layers = [
    [450, 60, 0.62, "#5d7a8c"],
    [520, 70, 0.48, "#4d6f7a"],
    [600, 60, 0.32, "#3d5f66"],
    [680, 46, 0.16, "#2f5156"],
  ];
  for (const [y, swing, depth, colour] of layers) {
    paintForest(canvas, { y, swing, length: 620, colour, depth, crown: 9 + (0.6 - depth) * 22, pointed: true });
    paintMist(canvas, y + 70, 60, 0.55);
  }
  canvas.path(
    smoothArea(
      [
        [-20, 690],
        [200, 700],
        [420, 760],
        [560, 830],
      ],
      830,
    ),
    canvas.tone("#3a5a4c", 0, "shade"),
  );
  paintChalet(canvas, { x: 190, y: 716, size: 190 });
  paintPines(canvas, { from: width - 280, to: width + 20, y: 790, height: 420, count: 7 });
  paintPines(canvas, { from: -10, to: 70, y: 790, height: 330, count: 3 });
  paintBirds(canvas, { x: 520, y: 200, count: 6 });
}

function paintSkiSlope(canvas) {
  const { height, random } = canvas;
  paintSky(canvas, { horizon: 520, sunY: 160, count: 2 });
  paintRange(canvas, {
    peaks: [
      [140, 170],
      [470, 90],
      [860, 190],
      [1130, 110],
    ],
    foot: 540,
    depth: 0.28,
    snow: 0.95,
    rock: "#7c86a0",
    roughness: 36,
  });
  paintForest(canvas, {
    points: [
      [-20, 470],
      [220, 500],
      [480, 540],
    ],
    colour: "#3a5f66",
    depth: 0.3,
    pointed: true,
    crown: 12,
  });
  canvas.path(
    smoothArea(
      [
        [-40, 560],
        [260, 540],
        [620, 500],
        [900, 450],
        [1240, 400],
      ],
      height,
    ),
    canvas.linear([
      [0, canvas.tone("#ffffff", 0.05)],
      [1, canvas.tone("#dfe9f8", 0, "mid")],
    ]),
  );
  paintPines(canvas, { from: 640, to: 1180, y: (x) => 520 - (x - 620) * 0.16, height: 130, count: 24, depth: 0.12, snow: true });
  for (const [x, y] of [
    [980, 560],
    [620, 640],
  ])
    canvas.line(`M${x} ${y}Q${x - 60} ${y + 60} ${x - 10} ${y + 110}Q${x + 40} ${y + 160} ${x - 60} ${height}`, canvas.tone("#b9cbe6", 0, "mid"), 4, {
      opacity: 0.8,
    });
  for (const [x, y, h, top] of [
    [978, 566, 60, "#e0674f"],
    [616, 650, 84, "#f0b94f"],
    [430, 590, 50, "#3f7fb0"],
  ])
    paintSkier(canvas, { x, y, h, top });
  for (const [x, y, t] of [
    [250, 640, 1],
    [470, 560, 0.7],
    [640, 505, 0.5],
  ]) {
    canvas.rect(x - 4 * t, y - 250 * t, 8 * t, 250 * t, canvas.tone("#5b6678", 0.1, "mid"));
    canvas.rect(x - 40 * t, y - 250 * t, 80 * t, 8 * t, canvas.tone("#5b6678", 0.1, "mid"));
  }
  canvas.line("M-20 470Q120 420 250 392Q360 400 470 386Q560 384 640 380L1220 180", canvas.tone("#4a5568", 0.1), 2);
  for (const [x, y, s] of [
    [90, 436, 40],
    [370, 396, 30],
    [560, 384, 24],
  ]) {
    canvas.line(`M${x} ${y}v${s}h${s * 0.4}`, canvas.tone("#3a4450"), 3);
    canvas.rect(x - s * 0.45, y + s, s * 0.95, s * 0.16, canvas.tone("#d8473c"), { rx: 3 });
  }
  paintPines(canvas, { from: -10, to: 210, y: 790, height: 420, count: 5, snow: true });
  paintPines(canvas, { from: 1060, to: 1230, y: 810, height: 380, count: 4, snow: true });
  for (let i = 0; i < 60; i++)
    canvas.ellipse(random.range(0, 1200), random.range(600, 800), random.range(10, 50), random.range(1, 3), mix("#ffffff", "#b9cbe6", 0.4), { opacity: 0.5 });
}

function paintSkier(canvas, { x, y, h, top }) {
  const tone = (colour) => canvas.tone(colour);
  canvas.line(`M${x - h * 0.6} ${y + h * 0.16}L${x + h * 0.6} ${y - h * 0.04}`, tone("#2f3a4c"), h * 0.05);
  canvas.line(`M${x} ${y + h * 0.02}L${x + h * 0.14} ${y - h * 0.25}L${x - h * 0.05} ${y - h * 0.45}`, tone("#34455f"), h * 0.15, {
    "stroke-linejoin": "round",
  });
  canvas.line(`M${x - h * 0.05} ${y - h * 0.45}L${x + h * 0.12} ${y - h * 0.78}`, tone(top), h * 0.22);
  canvas.line(`M${x + h * 0.1} ${y - h * 0.72}L${x + h * 0.34} ${y - h * 0.5}L${x + h * 0.1} ${y}`, tone(top), h * 0.07);
  canvas.circle(x + h * 0.17, y - h * 0.96, h * 0.12, tone("#2f5d86"));
}

export const mountains = [
  { mood: "day", side: 1, paint: paintLake },
  { mood: "blue", side: -1, paint: paintWinterNight },
  { mood: "day", side: -1, paint: paintAlp },
  { mood: "dawn", side: 1, paint: paintMistyRidges },
  { mood: "tropical", side: -1, paint: paintSkiSlope },
];
