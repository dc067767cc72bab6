import { paintYacht } from "../brushes/boats.mjs";
import { mix } from "../brushes/colour.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintHouse } from "../brushes/houses.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintCypress, paintLeaves, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintPool, paintTerrace, paintVilla } from "../brushes/resort-parts.mjs";
import { paintLounger, paintPalapa, paintParasol, paintPot } from "../brushes/props.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintStiltHut } from "./beach.mjs";
import { paintFarm, paintRows } from "./countryside.mjs";
import { paintDune, paintTower } from "./desert.mjs";
import { paintMerchantRow } from "./harbour.mjs";
import { paintCanopy } from "./jungle.mjs";
import { paintChalet, paintPines } from "./mountains.mjs";

function paintSunDeck(
  canvas,
  {
    y,
    colour = "#e8604c",
    parasol = paintParasol,
    spots = [
      [150, 1],
      [420, 1],
    ],
  },
) {
  for (const [x, way] of spots) {
    parasol(canvas, { x, y, size: 170, colour });
    paintLounger(canvas, { x: x - 60, y: y + 24, size: 130, way });
    paintLounger(canvas, { x: x + 78, y: y + 24, size: 130, way });
  }
}

function paintInfinityPool(canvas) {
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
  paintPerson(canvas, { x: 640, y: 706, height: 120, pose: "stand", way: -1, skirt: true, top: "#e8604c", bottom: "#e8604c", hat: "#f0dfae" });
  paintPalm(canvas, { x: 1120, y: 800, height: 560, lean: -0.14 });
  paintLeaves(canvas, { x: -10, y: 810, length: 240, count: 10, from: -1.7, to: -0.1, colour: "#2f8a5f" });
}

function paintOverwater(canvas) {
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
  for (let i = 0; i < 22; i++) canvas.rect(180 + i * 48, 382 + i * 9.6, 4 + i * 0.2, 26 + i * 2, canvas.tone("#8a6a48", 0.1, "mid"));
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
  for (let i = 0; i < 13; i++) canvas.line(`M${570 + i * 54} 642L${440 + i * 68} 800`, canvas.tone("#7a5636", 0, "mid"), 1.8, { opacity: 0.45 });
  canvas.rect(560, 636, 660, 7, canvas.tone("#f0cfa0"));
  paintPalapa(canvas, { x: 980, y: 760, size: 270 });
  paintLounger(canvas, { x: 860, y: 776, size: 150, way: 1 });
  paintLounger(canvas, { x: 1110, y: 776, size: 150, way: 1 });
  paintBirds(canvas, { x: 720, y: 150 });
}

function paintBeachClub(canvas) {
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
  for (let i = 0; i < 15; i++) paintGlow(canvas, 40 + i * 80, 120 + 60 * Math.sin(i * 0.7) ** 2, 22, "#ffdf9a", 0.9);
}

function paintAlpineSpa(canvas, { snow }) {
  paintSky(canvas, { horizon: 500, sunY: 180, count: 4, stars: snow ? 120 : 0 });
  paintRange(canvas, {
    peaks: [
      [120, 210],
      [420, 120],
      [780, 200],
      [1080, 140],
    ],
    foot: 520,
    depth: 0.38,
    snow: snow ? 0.9 : 0.55,
  });
  paintForest(canvas, { y: 490, colour: "#33604f", depth: 0.3, pointed: true, crown: 13 });
  paintHill(canvas, {
    points: [
      [-40, 520],
      [400, 560],
      [900, 530],
      [1240, 500],
    ],
    colour: snow ? "#f2f6fc" : "#86b25c",
    depth: 0.1,
  });
  paintPines(canvas, { from: 0, to: 240, y: 580, height: 230, count: 9, depth: 0.12, snow });
  paintChalet(canvas, { x: 880, y: 620, size: 470, snow });
  paintChalet(canvas, { x: 440, y: 600, size: 240, depth: 0.08, snow });
  if (snow) paintGlow(canvas, 880, 540, 380, "#ffbf6a", 0.35);
  paintTerrace(canvas, { y: 612, colour: snow ? "#e9eef6" : "#b98a60" });
  paintPool(canvas, { top: 640, bottom: 780, left: [120, 20], right: [760, 860], steam: true });
  for (const x of [300, 420, 590]) {
    canvas.ellipse(x, 712, 26, 7, "#ffffff", { opacity: 0.4 });
    canvas.circle(x, 694, 13, canvas.tone("#d9a06e"));
    canvas.path(`M${x - 14} 692q14 -24 28 0q-14 -8 -28 0Z`, canvas.tone(["#3a2a22", "#b98a4a", "#6b4426"][x % 3]));
    canvas.path(`M${x - 24} 714q24 -18 48 0Z`, canvas.tone("#d9a06e", 0, "mid"));
  }
  paintLounger(canvas, { x: 960, y: 740, size: 150, colour: "#fbf3e6" });
  paintPines(canvas, { from: 1090, to: 1230, y: 800, height: 400, count: 4, snow });
}

function paintLakeLodge(canvas) {
  paintSky(canvas, { horizon: 470, sunY: 250, disc: 48, clouds: "streak", count: 6 });
  paintRange(canvas, {
    peaks: [
      [180, 230],
      [560, 150],
      [960, 220],
    ],
    foot: 470,
    depth: 0.5,
    snow: 0.6,
  });
  paintForest(canvas, { y: 440, colour: "#4a6f66", depth: 0.4, pointed: true, crown: 11 });
  paintWater(canvas, { horizon: 470, bottom: 700, glitter: 1 });
  paintVilla(canvas, { x: 720, y: 600, w: 460, h: 190, roof: "gable" });
  canvas.path(
    polygon([
      [660, 596],
      [1220, 596],
      [1220, 660],
      [600, 660],
    ]),
    canvas.tone("#b98a60"),
  );
  paintPines(canvas, { from: 1080, to: 1230, y: 620, height: 330, count: 5 });
  canvas.path(
    polygon([
      [330, 660],
      [1220, 660],
      [1220, 800],
      [200, 800],
    ]),
    canvas.linear([
      [0, canvas.tone("#c99a6a")],
      [1, canvas.tone("#936a42", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 14; i++) canvas.line(`M${350 + i * 64} 662L${220 + i * 78} 800`, canvas.tone("#6b4a30", 0, "mid"), 1.8, { opacity: 0.45 });
  paintLounger(canvas, { x: 480, y: 750, size: 150, way: -1 });
  paintLounger(canvas, { x: 690, y: 750, size: 150, way: -1 });
  paintPerson(canvas, { x: 380, y: 704, height: 120, way: -1, top: "#f3ead9", bottom: "#34455f" });
  paintPines(canvas, { from: -20, to: 120, y: 800, height: 460, count: 4 });
}

function paintJungleVillas(canvas, { evening }) {
  paintSky(canvas, { horizon: 460, sunY: 210, disc: evening ? 46 : 34, clouds: evening ? "streak" : "cumulus", count: 3 });
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
  paintPool(canvas, { top: 600, bottom: 740, left: [260, 120], right: [960, 1090], colours: ["#bff0dc", "#38b5a8", "#147f86"] });
  paintTerrace(canvas, { y: 740, colour: "#b08a62" });
  for (const [x, h, lean] of [
    [70, 520, 0.12],
    [1130, 540, -0.12],
    [1010, 380, -0.1],
    [200, 360, 0.08],
  ])
    paintPalm(canvas, { x, y: 780, height: h, lean });
  if (evening) for (let i = 0; i < 9; i++) paintGlow(canvas, 150 + i * 112, 742, 34, "#ffcf80", 0.9);
  paintSunDeck(canvas, { y: 770, parasol: paintPalapa, spots: [[620, 1]] });
  paintLeaves(canvas, { x: -10, y: 815, length: 260, count: 11, from: -1.75, to: -0.05 });
  paintLeaves(canvas, { x: 1210, y: 815, length: 260, count: 11, from: -3.1, to: -1.4 });
}

function paintDesertCamp(canvas) {
  paintSky(canvas, { horizon: 480, sunY: 280, disc: 54, clouds: "streak", count: 5 });
  paintDune(canvas, {
    crest: [
      [-60, 440],
      [200, 400],
      [420, 330],
      [640, 420],
      [900, 380],
      [1260, 430],
    ],
    drop: 120,
    depth: 0.44,
  });
  paintDune(canvas, {
    crest: [
      [-60, 500],
      [300, 500],
      [640, 460],
      [900, 390],
      [1080, 460],
      [1260, 500],
    ],
    drop: 140,
    depth: 0.22,
  });
  for (const [x, w, depth] of [
    [80, 220, 0.12],
    [330, 250, 0.08],
    [860, 270, 0.06],
  ])
    paintVilla(canvas, { x, y: 590, w, h: 110, roof: "tent", depth });
  canvas.rect(0, 588, 1200, 212, canvas.tone("#e6b87c"));
  paintPool(canvas, { top: 612, bottom: 740, left: [160, 30], right: [840, 960] });
  paintTerrace(canvas, { y: 740, colour: "#d9a874" });
  paintSunDeck(canvas, {
    y: 770,
    colour: "#c8453c",
    spots: [
      [420, 1],
      [800, 1],
    ],
  });
  for (const [x, h] of [
    [1100, 430],
    [1010, 300],
    [660, 210],
    [20, 400],
  ])
    paintPalm(canvas, { x, y: x > 900 || x < 100 ? 780 : 600, height: h, lean: x > 600 ? -0.1 : 0.12 });
}

function paintRiad(canvas) {
  paintSky(canvas, { horizon: 420, sunY: 150, disc: 0, stars: 140, count: 2, clouds: "streak" });
  for (const [x, w, h] of [
    [60, 170, 300],
    [260, 240, 240],
    [720, 260, 250],
    [960, 190, 330],
  ])
    paintTower(canvas, { x, y: 560, w, h, depth: 0.2, crown: x === 60 || x === 960 });
  canvas.rect(
    0,
    330,
    1200,
    270,
    canvas.linear([
      [0, canvas.tone("#e0a878")],
      [1, canvas.tone("#c98a5c", 0, "mid")],
    ]),
  );
  canvas.rect(0, 318, 1200, 16, canvas.tone("#f0c493"));
  for (let i = 0; i < 7; i++) {
    const x = 40 + i * 164;
    canvas.path(
      `M${x} 600V440q0 -70 62 -84q62 14 62 84V600Z`,
      canvas.linear([
        [0, "#5b3a34"],
        [1, "#ffc878"],
      ]),
    );
    canvas.path(`M${x} 600V440q0 -70 62 -84q62 14 62 84V600`, "none", { stroke: canvas.tone("#f7e3c2"), "stroke-width": 7 });
    paintGlow(canvas, x + 62, 430, 90, "#ffcf80", 0.7);
    canvas.path(`M${x + 52} 412h20l6 22l-16 18l-16 -18Z`, "#ffe2a0");
  }
  canvas.rect(0, 596, 1200, 210, canvas.tone("#b9845c"));
  for (let i = 0; i < 24; i++)
    for (let j = 0; j < 4; j++)
      if ((i + j) % 2)
        canvas.path(
          polygon([
            [i * 52, 600 + j * 12],
            [i * 52 + 26, 606 + j * 12],
            [i * 52 + 52, 600 + j * 12],
            [i * 52 + 26, 594 + j * 12],
          ]),
          canvas.tone("#2f8a8f", 0, "mid"),
          { opacity: 0.6 },
        );
  paintPool(canvas, { top: 650, bottom: 770, left: [300, 220], right: [900, 980], colours: ["#ffd890", "#3f9aa0", "#155a73"] });
  for (const x of [120, 1080]) paintPalm(canvas, { x, y: 760, height: 420, lean: x < 600 ? 0.06 : -0.06 });
  for (const [x, size] of [
    [240, 84],
    [960, 84],
    [40, 110],
    [1160, 110],
  ])
    paintPot(canvas, { x, y: 720, size });
  for (let i = 0; i < 10; i++) paintGlow(canvas, 300 + i * 66, 645, 26, "#ffcf80", 0.9);
}

function paintMarinaTerrace(canvas, { north }) {
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
        paintHouse(canvas, { x, y: 380 + row * 30, w: 60, h: 58, wall: canvas.random.pick(["#fbf7ee", "#f3dcb4", "#e9a98c"]), depth: 0.4 - row * 0.07 });
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

function paintFinca(canvas, { vines }) {
  paintSky(canvas, { horizon: 460, sunY: 230, disc: 46, clouds: "streak", count: 5 });
  paintHill(canvas, { y: 370, swing: 46, colour: "#8aa49a", depth: 0.66 });
  paintHill(canvas, { y: 430, swing: 34, length: 640, colour: "#a3ac5c", depth: 0.36 });
  if (vines) paintRows(canvas, { top: 490, vx: 320, colours: ["#5f8a3f", "#7a9a42"], count: 19 });
  else {
    const ground = paintHill(canvas, { y: 500, swing: 20, colour: "#b3ae66", depth: 0.18 });
    for (let i = 0; i < 14; i++) paintTree(canvas, { x: ground[i * 4]?.[0] ?? i * 90, y: 530, size: 76, depth: 0.2, colour: "#8a9a62" });
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
