import { paintCanopy } from "../brushes/canopy.mjs";
import { mix } from "../brushes/colour.mjs";
import { smoothArea } from "../brushes/curves.mjs";
import { paintFarm, paintRows } from "../brushes/farm.mjs";
import { paintHill } from "../brushes/land.mjs";
import { paintBush, paintCypress, paintLeaves, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintPot } from "../brushes/props.mjs";
import { paintPool, paintTerrace, paintVilla } from "../brushes/resort-parts.mjs";
import { paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintSunDeck } from "../brushes/sun-deck.mjs";
import { paintPalapa } from "../brushes/sunshades.mjs";
import {
  paintBeachClub,
  paintInfinityPool,
  paintMarinaTerrace,
  paintOverwater,
} from "./coast-resorts.mjs";
import { paintDesertCamp, paintRiad } from "./desert-resorts.mjs";
import { paintAlpineSpa, paintLakeLodge } from "./mountain-resorts.mjs";

function paintJungleVillas(canvas, { evening }) {
  paintSky(canvas, {
    horizon: 460,
    sunY: 210,
    disc: evening ? 46 : 34,
    clouds: evening ? "streak" : "cumulus",
    count: 3,
  });
  paintCanopy(canvas, {
    layers: [
      [240, 0.66],
      [310, 0.5],
      [390, 0.34],
    ],
  });
  for (const [x, y, w, h] of [
    [120, 500, 230, 100],
    [880, 500, 250, 110],
  ])
    paintVilla(canvas, { x, y, w, h, roof: "thatch", depth: 0.16 });
  for (let i = 0; i < 16; i++)
    paintBush(canvas, {
      x: canvas.random.range(-20, 1220),
      y: 560 + canvas.random.range(-20, 20),
      size: canvas.random.range(70, 130),
      depth: 0.1,
      colour: canvas.random.pick(["#3f8a4f", "#2f7a55", "#5b9a4c"]),
      flowers: i % 4 ? undefined : "#f0708a",
    });
  paintVilla(canvas, { x: 410, y: 590, w: 400, h: 170, roof: "thatch" });
  paintPool(canvas, {
    top: 600,
    bottom: 740,
    left: [260, 120],
    right: [960, 1090],
    colours: ["#bff0dc", "#38b5a8", "#147f86"],
  });
  paintTerrace(canvas, { y: 740, colour: "#b08a62" });
  for (const [x, h, lean] of [
    [70, 520, 0.12],
    [1130, 540, -0.12],
    [1010, 380, -0.1],
    [200, 360, 0.08],
  ])
    paintPalm(canvas, { x, y: 780, height: h, lean });
  if (evening)
    for (let i = 0; i < 9; i++) paintGlow(canvas, 150 + i * 112, 742, 34, "#ffcf80", 0.9);
  paintSunDeck(canvas, { y: 770, parasol: paintPalapa, spots: [[620, 1]] });
  paintLeaves(canvas, { x: -10, y: 815, length: 260, count: 11, from: -1.75, to: -0.05 });
  paintLeaves(canvas, { x: 1210, y: 815, length: 260, count: 11, from: -3.1, to: -1.4 });
}

function paintFinca(canvas, { vines }) {
  paintSky(canvas, { horizon: 460, sunY: 230, disc: 46, clouds: "streak", count: 5 });
  paintHill(canvas, { y: 370, swing: 46, colour: "#8aa49a", depth: 0.66 });
  paintHill(canvas, { y: 430, swing: 34, length: 640, colour: "#a3ac5c", depth: 0.36 });
  if (vines) paintRows(canvas, { top: 490, vx: 320, colours: ["#5f8a3f", "#7a9a42"], count: 19 });
  else {
    const ground = paintHill(canvas, { y: 500, swing: 20, colour: "#b3ae66", depth: 0.18 });
    for (let i = 0; i < 14; i++)
      paintTree(canvas, {
        x: ground[i * 4]?.[0] ?? i * 90,
        y: 530,
        size: 76,
        depth: 0.2,
        colour: "#8a9a62",
      });
  }
  paintMist(canvas, 440, 60, 0.3);
  paintFarm(canvas, { x: 720, y: 590, size: 300, depth: 0.03, cypresses: 5 });
  paintTerrace(canvas, { y: 586, colour: "#dcb78c" });
  paintPool(canvas, { top: 630, bottom: 770, left: [200, 90], right: [820, 930] });
  paintSunDeck(canvas, { y: 740, colour: "#c8a05a", spots: [[1040, 1]] });
  paintCypress(canvas, { x: 70, y: 700, height: 420 });
  paintBush(canvas, { x: 150, y: 720, size: 130, colour: "#8a7fc0", flowers: "#b9a6e6" });
  paintPot(canvas, { x: 880, y: 660, size: 70 });
  canvas.path(
    smoothArea(
      [
        [-20, 790],
        [600, 784],
        [1220, 790],
      ],
      820,
    ),
    canvas.tone(mix("#b98a60", "#5b4a3a", 0.3)),
  );
}

export const resorts = {
  beach: [
    { mood: "tropical", side: 1, paint: paintInfinityPool },
    { mood: "golden", side: -1, paint: paintOverwater },
    { mood: "dusk", side: 1, paint: paintBeachClub },
  ],
  mountains: [
    { mood: "day", side: -1, paint: (canvas) => paintAlpineSpa(canvas, {}) },
    { mood: "blue", side: 1, paint: (canvas) => paintAlpineSpa(canvas, { snow: true }) },
    { mood: "golden", side: -1, paint: paintLakeLodge },
  ],
  jungle: [
    { mood: "tropical", side: 1, paint: (canvas) => paintJungleVillas(canvas, {}) },
    { mood: "dusk", side: -1, paint: (canvas) => paintJungleVillas(canvas, { evening: true }) },
  ],
  desert: [
    { mood: "golden", side: 1, paint: paintDesertCamp },
    { mood: "blue", side: -1, paint: paintRiad },
  ],
  harbour: [
    { mood: "tropical", side: 1, paint: (canvas) => paintMarinaTerrace(canvas, {}) },
    { mood: "golden", side: -1, paint: (canvas) => paintMarinaTerrace(canvas, { north: true }) },
  ],
  countryside: [
    { mood: "golden", side: -1, paint: (canvas) => paintFinca(canvas, { vines: true }) },
    { mood: "day", side: 1, paint: (canvas) => paintFinca(canvas, {}) },
  ],
};
