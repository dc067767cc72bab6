import { paintCutter, paintSailboat, paintYacht } from "../brushes/boats.mjs";
import { paintCruiseShip } from "../brushes/cruise-ship.mjs";
import { smoothArea } from "../brushes/curves.mjs";
import { paintHillTown } from "../brushes/hill-town.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintLighthouse } from "../brushes/lighthouse.mjs";
import { paintBush, paintLeaves, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintBreakers, paintSand, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintStiltHut } from "../brushes/stilt-hut.mjs";
import { paintStreet } from "../brushes/street.mjs";
import { paintPalapa, paintParasol } from "../brushes/sunshades.mjs";
import { paintSuspensionBridge } from "../brushes/towers.mjs";
import { paintTram } from "../brushes/tram.mjs";
import { paintReflected, paintWater } from "../brushes/water.mjs";
import { paintNorthernQuay } from "./northern-quay.mjs";

/** Tones down the start and the foot a little; the page adds its own scrim under its text. */
function paintTextGround(canvas, colour, strength) {
  const { width, height } = canvas;
  canvas.rect(
    0,
    0,
    width,
    height,
    canvas.linear(
      [
        [0, colour, strength],
        [0.3, colour, strength * 0.62],
        [0.58, colour, 0],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.rect(
    0,
    height * 0.55,
    width,
    height * 0.45,
    canvas.linear([
      [0, colour, 0],
      [1, colour, strength * 0.5],
    ]),
  );
}

function paintLisbon(canvas) {
  const { width, height } = canvas;
  paintSky(canvas, { horizon: 520, sunY: 330, disc: 54, clouds: "streak", count: 9 });
  paintHill(canvas, {
    y: 440,
    swing: 20,
    length: 1200,
    colour: "#8a94a0",
    depth: 0.76,
    bottom: 480,
  });
  canvas.rect(
    0,
    466,
    width,
    260,
    canvas.linear([
      [0, canvas.mood.water[0]],
      [1, canvas.mood.water[1]],
    ]),
  );
  canvas.group({ transform: "translate(40 0)" }, () =>
    paintSuspensionBridge(canvas, {
      y: 440,
      foot: 476,
      tall: 120,
      depth: 0.45,
      towers: [0.16, 0.4],
    }),
  );
  for (const [x, s] of [
    [520, 36],
    [640, 56],
    [330, 30],
  ])
    paintSailboat(canvas, { x, y: 500 + s * 1.5, size: s, depth: 0.3 });
  canvas.path(
    smoothArea(
      [
        [-20, 690],
        [300, 700],
        [640, 690],
        [900, 660],
        [1100, 640],
      ],
      height,
    ),
    canvas.tone("#8a8f6a", 0.25),
  );
  const hill = (x) => 690 - 390 * Math.exp(-(((x - width * 0.76) / 420) ** 2));
  paintHillTown(canvas, {
    hill,
    bottom: 730,
    rows: 7,
    size: 60,
    from: 640,
    church: { row: 0, x: width * 0.735, size: 104, spire: "dome", dome: true },
  });
  paintStreet(canvas, 770);
  for (let x = 20; x < 900; x += 150)
    paintTree(canvas, { x, y: 776, size: 120, depth: 0.1, colour: "#6a7f4a", trunk: 0.4 });
  paintTram(canvas, { x: width * 0.72, y: 858, size: 420 });
  for (const y of [286, 322])
    canvas.line(
      `M-10 ${y + 30}Q${width * 0.5} ${y + 90} ${width + 10} ${y - 20}`,
      canvas.tone("#2f3440", 0.15, "shade"),
      1.6,
      { opacity: 0.6 },
    );
  paintBirds(canvas, { x: width * 0.5, y: 170, count: 9 });
  paintGlow(canvas, canvas.lightX, 330, 700, "#ffe2a8", 0.28);
  paintTextGround(canvas, "#2a1f3a", 0.22);
  canvas.rect(0, height - 8, width, 8, canvas.tone("#4a4048"));
}

function paintLagoon(canvas) {
  const { width, height } = canvas;
  paintSky(canvas, { horizon: 420, sunY: 170, disc: 40, count: 7 });
  paintWater(canvas, {
    horizon: 420,
    glitter: 1,
    ripples: 150,
    colours: ["#8fe6dc", "#2fbfc8", "#0d7f9f"],
  });
  paintForest(canvas, {
    points: [
      [width * 0.5, 424],
      [width * 0.6, 392],
      [width * 0.75, 372],
      [width * 0.9, 360],
      [width + 20, 352],
    ],
    colour: "#4f9a6a",
    depth: 0.42,
    crown: 12,
    bottom: 428,
  });
  canvas.rect(width * 0.52, 420, width * 0.5, 8, canvas.tone("#f7e6bd", 0.15));
  for (const [x, y, s, d] of [
    [1080, 462, 80, 0.36],
    [1180, 474, 96, 0.3],
    [1300, 490, 116, 0.22],
  ])
    paintStiltHut(canvas, { x, y, size: s, depth: d });
  paintSailboat(canvas, { x: 760, y: 470, size: 90, depth: 0.2 });
  paintYacht(canvas, { x: 940, y: 560, size: 170, depth: 0.06 });
  paintBreakers(canvas, { from: 560, to: 680, slant: -120, count: 5 });
  paintSand(canvas, {
    shore: shoreline(canvas, { y: 860, slant: -230, swing: 18, length: 1100 }),
    colour: "#f7e2b4",
    dimples: 220,
  });
  for (const [x, y, s] of [
    [1450, 790, 170],
    [1690, 770, 190],
  ])
    paintPalapa(canvas, { x, y, size: s });
  for (const [x, y, c] of [
    [1290, 830, "#f2b632"],
    [1580, 850, "#3f9aa5"],
  ])
    paintParasol(canvas, { x, y, size: 130, colour: c });
  paintPalm(canvas, { x: 1960, y: 900, height: 700, lean: -0.18 });
  paintPalm(canvas, { x: 1820, y: 900, height: 500, lean: -0.1 });
  for (const x of [2040, 1900])
    paintBush(canvas, { x, y: 930, size: 190, colour: "#3f8a5a", flowers: "#f08aa4" });
  paintLeaves(canvas, {
    x: 2110,
    y: height,
    length: 280,
    count: 12,
    from: -3.1,
    to: -1.4,
    colour: "#2f8a5f",
  });
  paintBirds(canvas, { x: 640, y: 200, colour: canvas.tone("#ffffff"), size: 13 });
  paintTextGround(canvas, "#05384f", 0.22);
}

function paintNyhavn(canvas) {
  paintNorthernQuay(canvas, {
    waterline: 640,
    rowHeight: 320,
    rowWidth: 136,
    boatSize: 250,
    people: 16,
    clouds: "streak",
    stars: 90,
    boats: [
      [0.3, "#2d4a6b", 0.8],
      [0.52, "#8a3b34", 1.1],
      [0.72, "#2f5d52", 0.85],
      [0.9, "#3a3f4f", 1.05],
    ],
  });
  paintGlow(canvas, 1300, 620, 800, "#f4a860", 0.22);
  paintTextGround(canvas, "#081634", 0.22);
}

function paintDeparture(canvas) {
  const { width } = canvas;
  const waterline = 600;
  paintSky(canvas, { horizon: waterline, sunY: 420, disc: 70, clouds: "streak", count: 12 });
  paintReflected(canvas, { waterline, strength: 0.6, ripples: 130 }, () => {
    paintForest(canvas, {
      points: [
        [-20, 540],
        [260, 520],
        [560, 540],
        [820, 580],
        [980, 598],
      ],
      depth: 0.62,
      crown: 11,
      bottom: waterline,
      colour: "#56708a",
    });
    paintMist(canvas, waterline - 14, 60, 0.55);
    paintCruiseShip(canvas, { x: 1290, y: waterline + 14, size: 880, depth: 0.06 });
    canvas.path(
      smoothArea(
        [
          [1820, waterline + 2],
          [1880, 586],
          [1980, 578],
          [2140, 574],
        ],
        waterline + 2,
      ),
      canvas.tone("#7a7480", 0.1, "mid"),
    );
    paintLighthouse(canvas, { x: 1960, y: 586, size: 260, depth: 0.12 });
  });
  paintCutter(canvas, { x: 720, y: 700, size: 170, hull: "#34507a", masts: 1 });
  paintSailboat(canvas, { x: 520, y: 640, size: 70, depth: 0.2 });
  paintBirds(canvas, { x: 900, y: 260, count: 11, size: 11 });
  paintBirds(canvas, { x: width * 0.8, y: 200, count: 6 });
  paintTextGround(canvas, "#142447", 0.22);
}

function paintQuietCoast(canvas) {
  paintSky(canvas, { horizon: 560, sunY: 330, disc: 60, clouds: "streak", count: 5 });
  for (const [y, depth] of [
    [420, 0.8],
    [480, 0.66],
    [530, 0.5],
  ]) {
    paintForest(canvas, {
      y,
      swing: 46,
      length: 1400,
      colour: "#6f8a94",
      depth,
      crown: 12,
      bottom: 600,
    });
    paintMist(canvas, y + 60, 60, 0.6);
  }
  paintWater(canvas, { horizon: 590, glitter: 0.6, ripples: 130 });
  paintSailboat(canvas, { x: 1500, y: 660, size: 110, depth: 0.3 });
  paintTextGround(canvas, "#33424c", 0.22);
}

const wide = { width: 2100, height: 900 };

export const heroes = {
  voyara: { ...wide, mood: "golden", side: 1, lightX: 1120, paint: paintLisbon },
  solmar: { ...wide, mood: "tropical", side: 1, lightX: 1380, paint: paintLagoon },
  nordlys: { ...wide, mood: "blue", side: 1, lightX: 1760, paint: paintNyhavn },
  harbour: { ...wide, mood: "dawn", side: 1, lightX: 1700, paint: paintDeparture },
  dormant: { ...wide, mood: "mist", side: 1, lightX: 1400, paint: paintQuietCoast },
};
