import { paintRowboat } from "../brushes/boats.mjs";
import { paintChalet } from "../brushes/chalet.mjs";
import { smoothArea } from "../brushes/curves.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintMeadow } from "../brushes/plants.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintReflected } from "../brushes/water.mjs";
import { paintAlp } from "./alp.mjs";
import { paintSkiSlope } from "./ski-slope.mjs";

function paintLake(canvas) {
  const waterline = 520;
  paintSky(canvas, { horizon: waterline, sunY: 180, count: 4 });
  paintReflected(
    canvas,
    { waterline, strength: 0.8, colours: ["#bfe0e4", "#5fa9b8", "#2a6f88"] },
    () => {
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
      paintForest(canvas, {
        y: 478,
        swing: 14,
        colour: "#3a6a5a",
        depth: 0.34,
        pointed: true,
        crown: 9,
        bottom: waterline,
      });
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
    },
  );
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
  paintMeadow(canvas, {
    y: 750,
    from: -10,
    to: 360,
    spread: 50,
    count: 90,
    colours: ["#f3d65f", "#ffffff", "#b38ad0"],
  });
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
  canvas.path(
    `M330 690Q430 740 380 ${height}H620Q560 730 350 690Z`,
    canvas.tone("#dfe8f7", 0, "mid"),
    { opacity: 0.8 },
  );
  for (let i = 0; i < 150; i++)
    canvas.circle(
      random.range(0, width),
      random.range(0, height),
      random.range(0.8, 3),
      "#ffffff",
      { opacity: random.range(0.3, 0.9) },
    );
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
    paintForest(canvas, {
      y,
      swing,
      length: 620,
      colour,
      depth,
      crown: 9 + (0.6 - depth) * 22,
      pointed: true,
    });
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

export const mountains = [
  { mood: "day", side: 1, paint: paintLake },
  { mood: "blue", side: -1, paint: paintWinterNight },
  { mood: "day", side: -1, paint: paintAlp },
  { mood: "dawn", side: 1, paint: paintMistyRidges },
  { mood: "tropical", side: -1, paint: paintSkiSlope },
];
