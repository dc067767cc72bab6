import { paintRowboat, paintSailboat } from "../brushes/boats.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintForest } from "../brushes/land.mjs";
import { paintBush, paintPalm } from "../brushes/plants.mjs";
import { paintBreakers, paintSand, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintLounger, paintPalapa } from "../brushes/sunshades.mjs";
import { paintVerandaHouse } from "../brushes/veranda.mjs";
import { paintReflected, paintWater } from "../brushes/water.mjs";

const walls = ["#f48f84", "#7fcbc4", "#f6d66a", "#a8c8e8", "#f0a8b8", "#b6d68a", "#fdf3e2"];
const roofs = ["#c8503f", "#e4e0d6", "#4f8f96", "#b5483c"];

/** Painted houses around a small harbour. */
function paintPaintedHarbour(canvas) {
  const { random } = canvas;
  const waterline = 560;
  paintSky(canvas, { horizon: 460, sunY: 150, count: 6 });
  paintReflected(
    canvas,
    { waterline, strength: 0.55, colours: ["#8fe6da", "#2fbcc2", "#1688a6"] },
    () => {
      paintForest(canvas, {
        points: [
          [-40, 330],
          [200, 270],
          [480, 300],
          [760, 250],
          [1000, 310],
          [1240, 290],
        ],
        depth: 0.44,
        crown: 14,
        colour: "#4b8f5e",
        bottom: waterline,
      });
      for (let i = 0; i < 9; i++)
        paintVerandaHouse(canvas, {
          x: 40 + i * 142 + random.range(-16, 16),
          y: 470 + random.range(-20, 10),
          w: 112,
          floors: 1,
          storey: 62,
          bays: 3,
          rise: 40,
          base: 8,
          wall: walls[(i * 3) % walls.length],
          roof: roofs[(i + 1) % roofs.length],
        });
      for (let i = 0; i < 14; i++)
        paintPalm(canvas, {
          x: 30 + i * 90,
          y: 510,
          height: random.range(90, 150),
          lean: random.range(-0.2, 0.2),
          depth: 0.08,
        });
      canvas.rect(-10, 500, 1220, waterline - 496, canvas.tone("#e9d6ac"));
      for (let i = 0; i < 7; i++)
        paintVerandaHouse(canvas, {
          x: 70 + i * 178,
          y: 546,
          w: 150,
          floors: i % 3 === 1 ? 2 : 1,
          storey: 72,
          bays: 3,
          rise: 52,
          base: 10,
          wall: walls[i % walls.length],
          roof: roofs[i % roofs.length],
          shutters: ["#2f9a96", "#fff3dc", "#d8674f"][i % 3],
        });
    },
  );
  for (const [x, y, size, hull] of [
    [250, 640, 120, "#e8604c"],
    [690, 620, 100, "#f4c04e"],
    [930, 690, 140, "#2f8f8c"],
  ])
    paintRowboat(canvas, { x, y, size, hull });
  paintSailboat(canvas, { x: 500, y: 690, size: 130 });
  paintPalm(canvas, { x: 1120, y: 830, height: 600, lean: -0.12 });
  paintBush(canvas, { x: 1150, y: 850, size: 180, colour: "#3f8a4f", flowers: "#f0608a" });
  paintBirds(canvas, { x: 420, y: 160 });
}

/** A bar of boards on white sand. */
function paintBeachBar(canvas) {
  const horizon = 400;
  paintSky(canvas, { horizon, sunY: 160, count: 6 });
  paintForest(canvas, {
    points: [
      [-40, 392],
      [180, 350],
      [360, 370],
      [520, 402],
    ],
    depth: 0.46,
    crown: 10,
    colour: "#4b8f5e",
    bottom: horizon + 4,
  });
  paintWater(canvas, { horizon, bottom: 640, colours: ["#a3efe2", "#37c6c8", "#1a9fb6"] });
  paintSailboat(canvas, { x: 420, y: 440, size: 66, depth: 0.12 });
  paintSailboat(canvas, { x: 700, y: 420, size: 34, depth: 0.26, way: -1 });
  paintBreakers(canvas, { from: 470, to: 570, count: 4 });
  paintSand(canvas, { shore: shoreline(canvas, { y: 600, slant: -30 }), colour: "#fbeecb" });
  for (const [x, y, height, lean] of [
    [780, 660, 420, -0.16],
    [1130, 660, 440, 0.1],
  ])
    paintPalm(canvas, { x, y, height, lean });
  paintVerandaHouse(canvas, {
    x: 960,
    y: 690,
    w: 340,
    floors: 1,
    storey: 138,
    bays: 5,
    rise: 100,
    wall: "#f48f84",
    roof: "#2f9a96",
    shutters: "#f6d66a",
    base: 18,
  });
  for (const x of [300, 520]) {
    paintPalapa(canvas, { x, y: 690, size: 170 });
    paintLounger(canvas, { x: x - 70, y: 716, size: 120, way: 1 });
  }
  paintPerson(canvas, { x: 700, y: 720, height: 100, pose: "walk", way: 1, hat: "#f0dfae" });
  paintPalm(canvas, { x: 80, y: 800, height: 600, lean: 0.22 });
  paintBush(canvas, { x: 30, y: 840, size: 190, colour: "#3f8a4f", flowers: "#f27a4e" });
  paintBirds(canvas, { x: 620, y: 170 });
}

export const caribbean = [
  { mood: "tropical", side: 1, paint: paintPaintedHarbour },
  { mood: "day", side: -1, paint: paintBeachBar },
];
