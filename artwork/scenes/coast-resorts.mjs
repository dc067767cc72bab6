import { paintYacht } from "../brushes/boats.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintHouse } from "../brushes/houses.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintLeaves, paintPalm } from "../brushes/plants.mjs";
import { paintPot } from "../brushes/props.mjs";
import { paintPool, paintTerrace, paintVilla } from "../brushes/resort-parts.mjs";
import { paintBirds, paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintStiltHut } from "../brushes/stilt-hut.mjs";
import { paintSunDeck } from "../brushes/sun-deck.mjs";
import { paintLounger, paintPalapa } from "../brushes/sunshades.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintMerchantRow } from "./northern-quay.mjs";

export function paintInfinityPool(canvas) {
  paintSky(canvas, { horizon: 380, sunY: 180, count: 5 });
  paintWater(canvas, { horizon: 380, bottom: 560, glitter: 0.8 });
  paintForest(canvas, {
    points: [
      [-20, 330],
      [160, 318],
      [330, 350],
      [460, 380],
    ],
    depth: 0.46,
    crown: 11,
    bottom: 384,
    colour: "#4b8a5e",
  });
  paintYacht(canvas, { x: 560, y: 430, size: 110, depth: 0.16 });
  paintPalm(canvas, { x: 80, y: 560, height: 330, lean: 0.14 });
  canvas.rect(760, 540, 460, 170, canvas.tone("#ecd9b8", 0, "mid"));
  paintVilla(canvas, { x: 850, y: 560, w: 430, h: 190, roof: "thatch" });
  paintPool(canvas, { top: 520, bottom: 690, left: [-10, -10], right: [760, 900], edge: true });
  paintTerrace(canvas, { y: 690 });
  paintSunDeck(canvas, {
    y: 742,
    colour: "#3f9aa5",
    spots: [
      [430, 1],
      [790, 1],
    ],
  });
  paintPerson(canvas, {
    x: 640,
    y: 706,
    height: 120,
    pose: "stand",
    way: -1,
    skirt: true,
    top: "#e8604c",
    bottom: "#e8604c",
    hat: "#f0dfae",
  });
  paintPalm(canvas, { x: 1120, y: 800, height: 560, lean: -0.14 });
  paintLeaves(canvas, {
    x: -10,
    y: 810,
    length: 240,
    count: 10,
    from: -1.7,
    to: -0.1,
    colour: "#2f8a5f",
  });
}

export function paintOverwater(canvas) {
  paintSky(canvas, { horizon: 340, sunY: 250, disc: 50, clouds: "streak", count: 6 });
  paintWater(canvas, { horizon: 340, glitter: 1.4, ripples: 110 });
  paintHill(canvas, {
    points: [
      [-40, 338],
      [140, 290],
      [300, 220],
      [420, 250],
      [560, 310],
      [700, 340],
    ],
    colour: "#4f8a7a",
    depth: 0.55,
    bottom: 344,
  });
  const huts = [
    [300, 400, 110, 0.3],
    [450, 420, 135, 0.22],
    [640, 450, 170, 0.14],
    [900, 500, 230, 0.05],
  ];
  canvas.path(
    polygon([
      [150, 372],
      [150, 378],
      [1220, 590],
      [1220, 560],
    ]),
    canvas.tone("#c79d6c", 0.08),
  );
  for (let i = 0; i < 22; i++)
    canvas.rect(
      180 + i * 48,
      382 + i * 9.6,
      4 + i * 0.2,
      26 + i * 2,
      canvas.tone("#8a6a48", 0.1, "mid"),
    );
  for (const [x, y, size, depth] of huts) paintStiltHut(canvas, { x, y, size, depth });
  canvas.path(
    polygon([
      [560, 640],
      [1220, 640],
      [1220, 800],
      [430, 800],
    ]),
    canvas.linear([
      [0, canvas.tone("#d9b083")],
      [1, canvas.tone("#a87c50", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 13; i++)
    canvas.line(`M${570 + i * 54} 642L${440 + i * 68} 800`, canvas.tone("#7a5636", 0, "mid"), 1.8, {
      opacity: 0.45,
    });
  canvas.rect(560, 636, 660, 7, canvas.tone("#f0cfa0"));
  paintPalapa(canvas, { x: 980, y: 760, size: 270 });
  paintLounger(canvas, { x: 860, y: 776, size: 150, way: 1 });
  paintLounger(canvas, { x: 1110, y: 776, size: 150, way: 1 });
  paintBirds(canvas, { x: 720, y: 150 });
}

export function paintBeachClub(canvas) {
  paintSky(canvas, { horizon: 400, sunY: 330, disc: 56, clouds: "streak", count: 8 });
  paintWater(canvas, { horizon: 400, bottom: 580, glitter: 1.4 });
  paintVilla(canvas, { x: 40, y: 560, w: 500, h: 250, roof: "flat", floors: 2 });
  paintPalm(canvas, { x: 610, y: 570, height: 330, lean: 0.12 });
  paintPalm(canvas, { x: 700, y: 570, height: 260, lean: -0.1 });
  paintPool(canvas, { top: 560, bottom: 720, left: [250, 60], right: [1210, 1260], edge: true });
  paintTerrace(canvas, { y: 720 });
  paintSunDeck(canvas, {
    y: 764,
    colour: "#f0b94f",
    spots: [
      [640, 1],
      [1000, 1],
    ],
  });
  paintPot(canvas, { x: 110, y: 780, size: 120, flowers: ["#d6496b", "#f08aa4"] });
  for (let i = 0; i < 15; i++)
    paintGlow(canvas, 40 + i * 80, 120 + 60 * Math.sin(i * 0.7) ** 2, 22, "#ffdf9a", 0.9);
}

export function paintMarinaTerrace(canvas, { north }) {
  paintSky(canvas, { horizon: 430, sunY: 200, count: 4, clouds: north ? "streak" : "cumulus" });
  if (north) paintMerchantRow(canvas, { y: 440, height: 150, width: 74, depth: 0.34 });
  else {
    paintHill(canvas, {
      points: [
        [-40, 340],
        [300, 280],
        [620, 350],
        [900, 290],
        [1240, 330],
      ],
      colour: "#6f9a7a",
      depth: 0.5,
      bottom: 440,
    });
    for (let row = 0; row < 3; row++)
      for (let x = 0; x < 1200; x += canvas.random.range(60, 110))
        paintHouse(canvas, {
          x,
          y: 380 + row * 30,
          w: 60,
          h: 58,
          wall: canvas.random.pick(["#fbf7ee", "#f3dcb4", "#e9a98c"]),
          depth: 0.4 - row * 0.07,
        });
  }
  paintWater(canvas, { horizon: 436, bottom: 640, glitter: 0.7 });
  paintYacht(canvas, { x: 300, y: 560, size: 330, depth: 0.04 });
  paintYacht(canvas, { x: 800, y: 520, size: 210, depth: 0.12 });
  paintTerrace(canvas, { y: 610, rail: true, colour: north ? "#b09a84" : "#d9c09a" });
  paintPool(canvas, { top: 640, bottom: 780, left: [640, 560], right: [1230, 1300] });
  paintSunDeck(canvas, { y: 730, colour: north ? "#2f6d8a" : "#e8604c", spots: [[260, 1]] });
  paintPot(canvas, { x: 70, y: 700, size: 100 });
  paintPot(canvas, { x: 520, y: 670, size: 80, flowers: ["#fff1f3", "#f3c65f"] });
  if (!north) paintPalm(canvas, { x: 1140, y: 660, height: 440, lean: -0.1 });
  paintBirds(canvas, { x: 600, y: 150 });
}
