import { paintCutter, paintRowboat, paintSailboat, paintYacht } from "../brushes/boats.mjs";
import { mix } from "../brushes/colour.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintGabledHouse } from "../brushes/gabled-house.mjs";
import { paintHouse, pastels } from "../brushes/houses.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintLighthouse } from "../brushes/lighthouse.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintParasol } from "../brushes/sunshades.mjs";
import { paintReflected } from "../brushes/water.mjs";
import { paintNorthernQuay } from "./northern-quay.mjs";

function paintFishingVillage(canvas) {
  const waterline = 570;
  const { random } = canvas;
  paintSky(canvas, { horizon: waterline, sunY: 220, count: 5 });
  paintReflected(
    canvas,
    { waterline, strength: 0.66, colours: ["#b9dbe0", "#4f97ab", "#23607a"] },
    () => {
      paintRange(canvas, {
        peaks: [
          [140, 170],
          [470, 90],
          [820, 180],
          [1120, 130],
        ],
        foot: waterline,
        depth: 0.36,
        snow: 0.36,
        rock: "#6f7f86",
        roughness: 34,
      });
      paintHill(canvas, {
        points: [
          [-40, 450],
          [200, 500],
          [460, 545],
          [700, 560],
          [960, 520],
          [1240, 470],
        ],
        colour: "#7a9a5c",
        depth: 0.16,
        bottom: waterline,
      });
      for (const [x, y, w] of [
        [70, 480, 70],
        [330, 520, 64],
        [1010, 516, 68],
        [1110, 494, 60],
        [870, 536, 60],
      ])
        paintHouse(canvas, {
          x,
          y,
          w,
          h: w * 0.8,
          wall: random.pick(["#c8453c", "#f4ead6", "#f0b445"]),
          roof: "#4a505c",
          roofHeight: w * 0.5,
          depth: 0.14,
        });
      for (let i = 0; i < 8; i++) {
        const x = 90 + i * 128;
        for (const dx of [10, 45, 80])
          canvas.rect(x + dx, waterline - 32, 5, 36, canvas.tone("#5b4636", 0, "mid"));
        paintGabledHouse(canvas, {
          x,
          y: waterline - 28,
          w: random.range(88, 108),
          h: random.range(76, 104),
          wall: ["#c23b32", "#c23b32", "#e9b84a", "#f4ead6"][i % 4],
          floors: 2,
          columns: 3,
          depth: 0.04,
          roof: "#4a505c",
        });
        canvas.rect(x - 10, waterline - 30, 122, 7, canvas.tone("#8a6a4a", 0, "mid"));
      }
    },
  );
  paintCutter(canvas, { x: 820, y: 680, size: 230, hull: "#2f6f7a", masts: 1 });
  paintRowboat(canvas, { x: 330, y: 690, size: 150, hull: "#e0a33a" });
  paintRowboat(canvas, { x: 520, y: 640, size: 100, hull: "#c8453c" });
  paintBirds(canvas, { x: 640, y: 330, count: 8, colour: canvas.tone("#ffffff") });
}

function paintMarina(canvas) {
  const waterline = 500;
  const { width, random } = canvas;
  paintSky(canvas, { horizon: waterline, sunY: 260, clouds: "streak", count: 6 });
  paintReflected(canvas, { waterline, strength: 0.6 }, () => {
    paintHill(canvas, {
      points: [
        [-40, 330],
        [220, 280],
        [520, 370],
        [800, 330],
        [1040, 260],
        [1240, 300],
      ],
      colour: "#6f8a6a",
      depth: 0.5,
      bottom: waterline,
    });
    for (let row = 0; row < 4; row++)
      for (let x = -30; x < width; x += random.range(44, 70))
        paintHouse(canvas, {
          x,
          y: waterline - 110 + row * 32,
          w: random.range(46, 72),
          h: random.range(54, 84),
          wall: random.pick(pastels),
          roof: "#cf6f4e",
          depth: 0.34 - row * 0.07,
        });
    canvas.rect(0, waterline - 16, width, 18, canvas.tone("#d8c8b0", 0.06, "mid"));
    for (let x = 30; x < width; x += random.range(34, 58)) {
      const tall = random.range(90, 190);
      canvas.rect(x, waterline - tall, 2.4, tall, canvas.tone("#f4efe6", 0.1));
      canvas.line(
        `M${x} ${waterline - tall}L${x - 22} ${waterline - 6}M${x} ${waterline - tall}L${x + 22} ${waterline - 6}`,
        canvas.tone("#6b6a70", 0.15),
        0.8,
        { opacity: 0.7 },
      );
      canvas.path(
        `M${x - 26} ${waterline - 12}h56q-6 16 -16 18h-30q-8 -4 -10 -18Z`,
        canvas.tone(random.pick(["#ffffff", "#f4efe6", "#3a5f86"]), 0.05),
      );
    }
  });
  paintYacht(canvas, { x: 330, y: 650, size: 380 });
  paintYacht(canvas, { x: 900, y: 590, size: 250, depth: 0.06 });
  canvas.path(
    polygon([
      [700, 800],
      [770, 690],
      [1240, 700],
      [1240, 800],
    ]),
    canvas.linear([
      [0, canvas.tone("#c79d6c")],
      [1, canvas.tone("#9a7348", 0, "mid")],
    ]),
  );
  for (let i = 1; i < 14; i++)
    canvas.line(`M${770 + i * 36} 692L${700 + i * 48} 800`, canvas.tone("#6b4a30", 0, "mid"), 1.6, {
      opacity: 0.5,
    });
  paintParasol(canvas, { x: 1040, y: 770, size: 190, colour: "#3f7f96" });
  paintPerson(canvas, { x: 880, y: 776, height: 130, pose: "stand", way: -1, hat: "#f0dfae" });
  paintBirds(canvas, { x: 640, y: 180 });
}

function paintLighthousePier(canvas) {
  const waterline = 540;
  paintSky(canvas, { horizon: waterline, sunY: 360, disc: 54, clouds: "streak", count: 8 });
  paintReflected(canvas, { waterline, strength: 0.66 }, () => {
    paintForest(canvas, {
      points: [
        [-20, 470],
        [180, 462],
        [400, 500],
        [620, 536],
      ],
      depth: 0.6,
      crown: 10,
      bottom: waterline,
      colour: "#56708a",
    });
    paintMist(canvas, waterline - 10, 44, 0.6);
    for (const [x, w, h, wall] of [
      [40, 92, 100, "#e6a08a"],
      [140, 80, 120, "#f4ead6"],
      [228, 88, 90, "#7f9fb0"],
      [322, 76, 108, "#e9c98a"],
    ])
      paintGabledHouse(canvas, {
        x,
        y: waterline - 14,
        w,
        h,
        wall,
        floors: 3,
        columns: 3,
        depth: 0.24,
        gable: x % 3 ? "pointed" : "stepped",
      });
    canvas.rect(0, waterline - 16, 440, 20, canvas.tone("#8f8790", 0.15, "mid"));
    canvas.path(
      smoothArea(
        [
          [560, waterline + 2],
          [660, 520],
          [900, 506],
          [1240, 500],
        ],
        waterline + 2,
      ),
      canvas.tone("#7a7480", 0.08, "mid"),
    );
    paintLighthouse(canvas, { x: 960, y: 512, size: 330, depth: 0.06 });
  });
  paintCutter(canvas, { x: 560, y: 610, size: 240, hull: "#34507a", masts: 2 });
  paintSailboat(canvas, { x: 800, y: 580, size: 64, depth: 0.2 });
  paintRowboat(canvas, { x: 250, y: 690, size: 170, hull: "#b5553c", people: 1 });
  paintBirds(canvas, { x: 480, y: 210, count: 9 });
}

function paintSnowyCanal(canvas) {
  paintNorthernQuay(canvas, {
    snow: true,
    clouds: "streak",
    stars: 90,
    people: 7,
    boats: [
      [0.22, "#2d4a6b", 1.05],
      [0.74, "#8a3b34", 0.9],
    ],
  });
  const { width, height, random } = canvas;
  canvas.rect(0, 526, width, 8, canvas.tone("#ffffff"));
  for (let i = 0; i < 260; i++)
    canvas.circle(
      random.range(0, width),
      random.range(0, height),
      random.range(0.8, 3.4),
      mix("#ffffff", canvas.mood.sky[1], 0.1),
      {
        opacity: random.range(0.3, 0.95),
      },
    );
}

export const harbour = [
  { mood: "day", side: 1, paint: (canvas) => paintNorthernQuay(canvas) },
  {
    mood: "blue",
    side: -1,
    paint: (canvas) =>
      paintNorthernQuay(canvas, {
        stars: 60,
        clouds: "streak",
        boats: [
          [0.24, "#8a3b34", 1.1],
          [0.56, "#2f5d52", 0.85],
          [0.84, "#2d4a6b", 1],
        ],
      }),
  },
  { mood: "day", side: -1, paint: paintFishingVillage },
  { mood: "golden", side: 1, paint: paintMarina },
  { mood: "dawn", side: 1, lightX: 700, paint: paintLighthousePier },
  { mood: "dusk", side: -1, paint: paintSnowyCanal },
];
