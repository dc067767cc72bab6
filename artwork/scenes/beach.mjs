import { paintSailboat } from "../brushes/boats.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintPalm } from "../brushes/plants.mjs";
import { paintBreakers, paintSand, paintTowel, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintLounger, paintParasol } from "../brushes/sunshades.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintBeachFromAbove } from "./beach-from-above.mjs";
import { paintDuneCoast, paintJetty, paintSeaCliffs } from "./beach-views.mjs";

/** Bay with headland, sea and sand: the ground of several pictures. */
export function paintBay(
  canvas,
  { horizon = 380, shore = 560, slant = 60, headland = true, clouds = "cumulus" } = {},
) {
  paintSky(canvas, { horizon, sunY: 170, count: 5, clouds });
  paintWater(canvas, { horizon, bottom: shore + 120, glitter: 0.7 });
  if (headland) {
    const way = -canvas.side;
    const base = way > 0 ? canvas.width : 0;
    const points = [0, 0.1, 0.2, 0.32, 0.44].map((t, i) => [
      base - way * t * canvas.width,
      horizon + 8 - [92, 104, 62, 40, 0][i],
    ]);
    const line = way > 0 ? points.toReversed() : points;
    paintForest(canvas, {
      points: line,
      depth: 0.42,
      crown: 10,
      bottom: horizon + 8,
      colour: "#4b8a5e",
    });
    canvas.rect(
      Math.min(line[0][0], line.at(-1)[0]),
      horizon + 4,
      canvas.width * 0.44,
      6,
      canvas.tone("#f2dcae", 0.2),
    );
  }
  paintBreakers(canvas, { from: horizon + 60, to: shore - 20, slant });
  const line = shoreline(canvas, { y: shore, slant });
  paintSand(canvas, { shore: line });
  return line;
}

function paintPalmBeach(canvas) {
  paintBay(canvas, { slant: -50, shore: 590 });
  paintSailboat(canvas, { x: 620, y: 396, size: 52, depth: 0.2 });
  paintSailboat(canvas, { x: 730, y: 390, size: 30, depth: 0.3, way: -1 });
  for (const [x, y, size, colour] of [
    [560, 650, 90, "#3f9aa5"],
    [720, 640, 84, "#f0b94f"],
    [880, 652, 96, "#e8604c"],
  ]) {
    paintParasol(canvas, { x, y, size: size * 1.35, colour, tilt: -5 });
    paintLounger(canvas, { x: x - 52, y: y + 30, size, way: 1, colour: "#fffaf0" });
  }
  paintPerson(canvas, {
    x: 1010,
    y: 622,
    height: 92,
    pose: "walk",
    way: -1,
    top: "#f0b94f",
    bottom: "#3f7f8c",
    hat: "#f0dfae",
  });
  paintPalm(canvas, { x: 60, y: 800, height: 610, lean: 0.3 });
  paintPalm(canvas, { x: 190, y: 780, height: 430, lean: 0.2 });
  paintBush(canvas, { x: 40, y: 840, size: 190, colour: "#3f8a5a", flowers: "#f08aa4" });
  paintTowel(canvas, { x: 640, y: 740, size: 110, colour: "#e8604c" });
  paintBirds(canvas, { x: 840, y: 180 });
}

function paintPalmSunset(canvas) {
  const horizon = 470;
  paintSky(canvas, { horizon, sunY: 400, disc: 62, clouds: "streak", count: 8 });
  paintHill(canvas, { y: 448, swing: 20, colour: "#4b4a78", depth: 0.6, bottom: horizon });
  paintWater(canvas, { horizon, glitter: 2.2 });
  paintBreakers(canvas, { from: 560, to: 660, count: 4 });
  paintSand(canvas, { shore: shoreline(canvas, { y: 690, slant: 40 }), colour: "#c99a86" });
  const ink = canvas.linear([
    [0, "#3a2a58"],
    [1, "#1d1738"],
  ]);
  paintPalm(canvas, { x: 90, y: 800, height: 640, lean: 0.26, silhouette: ink });
  paintPalm(canvas, { x: 330, y: 800, height: 450, lean: -0.18, silhouette: ink });
  canvas.path("M115 640Q220 750 318 655Q224 790 115 640Z", "#d9695f");
  canvas.line("M115 640Q220 790 318 655M104 628L115 640M330 640L318 655", "#2a1f48", 3);
  paintPerson(canvas, {
    x: 640,
    y: 722,
    height: 112,
    pose: "walk",
    depth: 0,
    top: "#f3ead9",
    bottom: "#4a4a78",
    skirt: true,
  });
  paintPerson(canvas, {
    x: 694,
    y: 724,
    height: 122,
    pose: "walk",
    top: "#3f6f8c",
    bottom: "#c9b08a",
  });
  paintBirds(canvas, { x: 560, y: 230, colour: "#2a1f48" });
  paintSailboat(canvas, { x: 520, y: 486, size: 46, depth: 0.1, sail: "#7a4a78", hull: "#3a2a58" });
}

export const beach = [
  { mood: "tropical", side: 1, paint: paintPalmBeach },
  { mood: "tropical", side: -1, paint: paintBeachFromAbove },
  { mood: "dusk", side: 1, lightX: 760, paint: paintPalmSunset },
  { mood: "day", side: -1, paint: paintSeaCliffs },
  { mood: "tropical", side: -1, paint: paintJetty },
  { mood: "golden", side: -1, paint: paintDuneCoast },
];
