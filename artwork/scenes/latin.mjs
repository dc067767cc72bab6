import { paintSailboat } from "../brushes/boats.mjs";
import { paintChurch } from "../brushes/church.mjs";
import { paintColonialHouse } from "../brushes/colonial.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintFountain } from "../brushes/grandeur.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintLeaves, paintMeadow, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintSand } from "../brushes/shore.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintCity } from "../brushes/towers.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintPavement } from "./facades/grounds.mjs";
import { jacaranda, paintSugarloaf } from "./facades/latin.mjs";

/** A square with its cathedral below the mountains. */
function paintPlaza(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 520, sunY: 160, count: 5 });
  paintRange(canvas, {
    peaks: [
      [120, 240],
      [420, 170],
      [760, 230],
      [1080, 150],
    ],
    foot: 540,
    depth: 0.5,
    snow: 0.3,
    rock: "#7a7280",
  });
  paintHill(canvas, { y: 450, swing: 30, length: 700, colour: "#7fa07a", depth: 0.42 });
  paintMist(canvas, 520, 60, 0.4);
  const walls = ["#f0c26a", "#e88f7a", "#8fb8c4", "#f4e6cc", "#b8cf9a", "#d9704f"];
  for (let i = 0; i < 10; i++) {
    const x = -30 + i * 128;
    if (x < 350 || x > 730)
      paintColonialHouse(canvas, {
        x,
        y: 640,
        w: 129,
        floors: 2,
        storey: random.range(80, 92),
        columns: 3,
        wall: walls[i % walls.length],
        arcade: true,
        balcony: i % 2 ? "wood" : "iron",
        depth: 0.1,
      });
  }
  paintChurch(canvas, { x: 500, y: 640, size: 300, depth: 0.06, wall: "#f6ead0" });
  canvas.path("M596 640V560A34 34 0 0 1 664 560V640Z", canvas.tone("#5b3a28"));
  paintPavement(canvas, { y: 636, stone: "#dccbb0", road: "#cdb894", setts: true });
  for (const [x, height] of [
    [170, 300],
    [330, 270],
    [920, 270],
    [1060, 310],
  ])
    paintPalm(canvas, { x, y: 700, height, lean: 0.04 });
  paintFountain(canvas, { x: 600, y: 752, w: 240 });
  for (const [x, way, pose] of [
    [250, 1, "walk"],
    [300, 1, "walk"],
    [820, -1, "walk"],
    [880, 1, "stand"],
    [440, -1, "stand"],
  ])
    paintPerson(canvas, { x, y: 736, height: 92, way, pose, skirt: x % 3 === 0 });
  for (let i = 0; i < 14; i++)
    canvas.ellipse(random.range(430, 800), random.range(766, 790), 6, 3.4, canvas.tone("#7f8794"));
  paintBirds(canvas, { x: 700, y: 140 });
}

/** A bay between domes of rock, the city around it. */
function paintBayOfRocks(canvas) {
  const { random } = canvas;
  const horizon = 360;
  paintSky(canvas, { horizon, sunY: 190, disc: 44, clouds: "streak", count: 6 });
  paintWater(canvas, { horizon, bottom: 700, glitter: 1.1 });
  paintHill(canvas, {
    points: [
      [-40, 350],
      [150, 310],
      [320, 340],
      [480, 366],
    ],
    to: 480,
    colour: "#6f8f80",
    depth: 0.6,
    bottom: horizon + 6,
  });
  paintSugarloaf(canvas, { x: 800, y: 420, size: 290, depth: 0.32 });
  paintCity(canvas, {
    y: 470,
    from: -20,
    to: 470,
    tall: 150,
    depth: 0.36,
    centre: 0.1,
    widths: [18, 38],
  });
  canvas.path("M-20 466Q240 452 470 478Q380 500 -20 520Z", canvas.tone("#f2dcae", 0.12));
  for (let i = 0; i < 9; i++)
    paintSailboat(canvas, {
      x: random.range(420, 760),
      y: random.range(470, 560),
      size: random.range(22, 40),
      depth: 0.18,
    });
  const sand = [
    [-40, 640],
    [240, 590],
    [520, 610],
    [820, 560],
    [1240, 520],
  ];
  paintSand(canvas, { shore: sand, dimples: 60 });
  paintForest(canvas, {
    points: [
      [-40, 690],
      [300, 660],
      [620, 690],
      [920, 640],
      [1240, 600],
    ],
    depth: 0.06,
    crown: 26,
    colour: "#3f7a4a",
  });
  for (const [x, y, height, lean] of [
    [930, 720, 230, 0.12],
    [1010, 740, 280, -0.1],
    [420, 760, 240, 0.1],
  ])
    paintPalm(canvas, { x, y, height, lean });
  paintLeaves(canvas, { x: 30, y: 830, from: -1.7, to: -0.2, length: 260, count: 10 });
  paintLeaves(canvas, { x: 1180, y: 840, from: -2.9, to: -1.5, length: 240, count: 9 });
  paintBirds(canvas, { x: 420, y: 150, count: 7 });
}

/** Green hills of a highland with llamas, snow far off. */
function paintHighland(canvas) {
  paintSky(canvas, { horizon: 470, sunY: 150, count: 6 });
  paintRange(canvas, {
    peaks: [
      [60, 230],
      [360, 120],
      [680, 210],
      [980, 110],
      [1200, 220],
    ],
    foot: 500,
    depth: 0.42,
    snow: 0.55,
    rock: "#7f7484",
  });
  paintMist(canvas, 480, 60, 0.5);
  const terraces = [
    [430, "#8aa066", 0.36],
    [476, "#9aaa5c", 0.26],
    [522, "#84a455", 0.18],
  ];
  for (const [y, colour, depth] of terraces) {
    paintHill(canvas, { y, swing: 26, length: 760, colour, depth });
    paintForest(canvas, {
      y: y + 26,
      swing: 20,
      length: 420,
      depth,
      crown: 5,
      colour: "#6f8a4c",
      bottom: y + 30,
    });
  }
  for (const [x, y, w] of [
    [820, 560, 60],
    [890, 566, 74],
    [980, 560, 56],
  ])
    paintColonialHouse(canvas, {
      x,
      y,
      w,
      floors: 1,
      storey: 40,
      columns: 2,
      wall: "#f4e6cc",
      depth: 0.14,
    });
  paintHill(canvas, { y: 610, swing: 14, colour: "#a3b060" });
  for (const [x, y, s, way, tint] of [
    [300, 690, 1.3, 1, "#f4ead6"],
    [540, 724, 1.5, -1, "#b98a5c"],
    [760, 700, 1.35, -1, "#fbf6ea"],
  ]) {
    const coat = canvas.tone(tint);
    canvas.group({ transform: `translate(${x} ${y}) scale(${round(s * way)} ${s})` }, () => {
      for (const dx of [-26, -18, 16, 24]) canvas.rect(dx, -6, 6, 34, canvas.tone(tint, 0, "mid"));
      canvas.ellipse(0, -14, 36, 21, coat);
      canvas.path("M22 -20Q34 -40 32 -74H46Q50 -40 36 -8Z", coat);
      canvas.ellipse(44, -74, 14, 8, coat);
      canvas.path(
        polygon([
          [33, -80],
          [35, -94],
          [40, -80],
        ]),
        coat,
      );
      canvas.circle(46, -77, 2, "#2a2226");
      canvas.path("M-22 -34H18L22 -8H-24Z", canvas.tone("#c8453c"));
      for (const [dx, c] of [
        [-16, "#f4c64e"],
        [-4, "#2f8f8c"],
        [8, "#f4c64e"],
      ])
        canvas.rect(dx, -34, 5, 26, canvas.tone(c));
    });
  }
  paintTree(canvas, { x: 1100, y: 760, size: 300, ...jacaranda });
  paintMeadow(canvas, {
    y: 740,
    spread: 70,
    count: 220,
    colours: ["#f4c64e", "#d6496b", "#ffffff"],
  });
  paintBirds(canvas, { x: 560, y: 150, count: 3, size: 15 });
}

export const latin = [
  { mood: "day", side: 1, paint: paintPlaza },
  { mood: "golden", side: 1, paint: paintBayOfRocks },
  { mood: "day", side: -1, paint: paintHighland },
];
