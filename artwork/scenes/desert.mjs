import { paintCamel } from "../brushes/camel.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { smooth } from "../brushes/curves.mjs";
import { paintDune } from "../brushes/dune.mjs";
import { paintTower } from "../brushes/kasbah-tower.mjs";
import { paintRange } from "../brushes/land.mjs";
import { paintPalm } from "../brushes/plants.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintReflected } from "../brushes/water.mjs";
import { paintCamp } from "./desert-camp.mjs";
import { paintMesas } from "./mesas.mjs";

function paintRipplesOfSand(canvas, y, count = 30) {
  const { width, height, random } = canvas;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const py = y + (height - y) * t;
    const x = random.range(-100, width);
    canvas.line(
      `M${round(x)} ${round(py)}q${round(60 + t * 80)} ${round(-8 - t * 8)} ${round(130 + t * 160)} 0t${round(130 + t * 160)} 0`,
      canvas.tone("#b97f4f", 0, "mid"),
      1 + t * 2,
      { opacity: 0.28 },
    );
  }
}

function paintCaravan(canvas) {
  paintSky(canvas, { horizon: 520, sunY: 300, disc: 58, clouds: "streak", count: 5 });
  paintDune(canvas, {
    crest: [
      [-60, 470],
      [160, 420],
      [380, 350],
      [560, 440],
      [760, 400],
      [960, 460],
      [1260, 420],
    ],
    drop: 120,
    depth: 0.5,
  });
  paintDune(canvas, {
    crest: [
      [-60, 500],
      [200, 520],
      [480, 500],
      [700, 440],
      [900, 350],
      [1060, 440],
      [1260, 500],
    ],
    drop: 170,
    depth: 0.3,
  });
  paintDune(canvas, {
    crest: [
      [-60, 430],
      [140, 470],
      [340, 560],
      [620, 590],
      [900, 560],
      [1260, 600],
    ],
    drop: 190,
    depth: 0.14,
    colour: "#e8a866",
  });
  for (let i = 0; i < 5; i++)
    paintCamel(canvas, {
      x: 480 + i * 118,
      y: 606 - Math.sin(i * 0.9) * 10 - (i > 3 ? 6 : 0),
      size: 84,
      rider: i % 2 === 0,
    });
  paintDune(canvas, {
    crest: [
      [-60, 640],
      [200, 600],
      [420, 660],
      [700, 720],
      [1000, 700],
      [1260, 640],
    ],
    drop: 130,
    colour: "#dd9a58",
  });
  paintRipplesOfSand(canvas, 690, 24);
}

function paintKasbah(canvas) {
  const { width, random } = canvas;
  const waterline = 660;
  paintSky(canvas, { horizon: waterline, sunY: 200, count: 2 });
  paintReflected(
    canvas,
    { waterline, strength: 0.55, colours: ["#b9c9b4", "#5f9a98", "#2f6f78"] },
    () => {
      paintRange(canvas, {
        peaks: [
          [100, 270],
          [420, 220],
          [800, 260],
          [1120, 210],
        ],
        foot: 600,
        depth: 0.52,
        rock: "#b98468",
        snow: 0.18,
        roughness: 26,
      });
      canvas.path(
        `${smooth([
          [-20, 520],
          [240, 470],
          [620, 440],
          [960, 480],
          [1240, 530],
        ])}L1240 ${waterline}L-20 ${waterline}Z`,
        canvas.linear([
          [0, canvas.tone("#d99a68", 0.15)],
          [1, canvas.tone("#c07f50", 0.05, "mid")],
        ]),
      );
      const blocks = Array.from({ length: 34 }, () => ({
        x: random.range(220, 900),
        t: random.next(),
      })).toSorted((a, b) => a.t - b.t);
      for (const { x, t } of blocks)
        paintTower(canvas, {
          x,
          y: 470 + t * 130,
          w: random.range(60, 120),
          h: random.range(70, 150) * (1.1 - t * 0.4),
          depth: 0.2 * (1 - t),
        });
      for (const [x, h] of [
        [300, 240],
        [560, 290],
        [840, 230],
      ])
        paintTower(canvas, { x, y: 600, w: 84, h, depth: 0.06, crown: true });
      for (let i = 0; i < 17; i++)
        paintPalm(canvas, {
          x: random.range(0, width),
          y: waterline - random.range(0, 30),
          height: random.range(110, 190),
          lean: random.range(-0.15, 0.15),
          depth: 0.05,
          colour: "#5b8a4a",
        });
      canvas.rect(0, waterline - 10, width, 12, canvas.tone("#6f8a4c", 0, "mid"));
    },
  );
  paintBirds(canvas, { x: 900, y: 140 });
}

export const desert = [
  { mood: "golden", side: 1, paint: paintCaravan },
  { mood: "day", side: -1, paint: paintKasbah },
  { mood: "dusk", side: 1, paint: paintMesas },
  { mood: "night", side: -1, paint: paintCamp },
];
