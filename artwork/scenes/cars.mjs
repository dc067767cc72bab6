import { paintCar } from "../brushes/car.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintHouse, pastels } from "../brushes/houses.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintBush, paintCypress, paintMeadow, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintLantern } from "../brushes/props.mjs";
import { paintMist, paintSky } from "../brushes/sky.mjs";
import { paintCity } from "../brushes/towers.mjs";
import { paintWater } from "../brushes/water.mjs";

function paintRoad(canvas, { verge = "#a8ad6a", kerb = false }) {
  const { width, height, random } = canvas;
  canvas.rect(
    0,
    588,
    width,
    60,
    canvas.linear([
      [0, canvas.tone(verge, 0.2)],
      [1, canvas.tone(verge, 0.05, "mid")],
    ]),
  );
  if (kerb) canvas.rect(0, 606, width, 16, canvas.tone("#d9d0c2", 0.1, "mid"));
  canvas.rect(
    0,
    618,
    width,
    height - 618,
    canvas.linear([
      [0, canvas.tone("#8f8f98", 0.12)],
      [1, canvas.tone("#5b5c68", 0, "mid")],
    ]),
  );
  canvas.rect(0, 624, width, 5, canvas.tone("#f4efe2", 0.05), { opacity: 0.85 });
  for (let x = -60; x < width; x += 230)
    canvas.path(
      polygon([
        [x, 752],
        [x + 130, 752],
        [x + 122, 763],
        [x - 10, 763],
      ]),
      canvas.tone("#f4efe2"),
      { opacity: 0.9 },
    );
  for (let i = 0; i < 90; i++)
    canvas.ellipse(
      random.range(0, width),
      random.range(634, height),
      random.range(8, 40),
      1,
      canvas.tone("#4a4b56", 0, "mid"),
      { opacity: 0.25 },
    );
}

const backdrops = {
  coast(canvas) {
    paintSky(canvas, { horizon: 400, sunY: 170, count: 4 });
    paintWater(canvas, { horizon: 400, bottom: 600, glitter: 0.6 });
    paintForest(canvas, {
      points: [
        [640, 400],
        [800, 350],
        [980, 300],
        [1220, 280],
      ],
      depth: 0.5,
      crown: 10,
      bottom: 420,
    });
    canvas.rect(0, 540, canvas.width, 6, canvas.tone("#f4efe2", 0.15));
    for (let x = 10; x < canvas.width; x += 60)
      canvas.rect(x, 540, 7, 52, canvas.tone("#e6ddcc", 0.15));
    canvas.rect(0, 564, canvas.width, 5, canvas.tone("#f4efe2", 0.15, "mid"));
    paintRoad(canvas, { verge: "#dcc79c" });
    paintPalm(canvas, { x: 1080, y: 612, height: 400, lean: 0.12, depth: 0.1 });
    paintPalm(canvas, { x: 150, y: 610, height: 330, lean: -0.14, depth: 0.12 });
  },
  town(canvas) {
    const { random } = canvas;
    paintSky(canvas, { horizon: 520, sunY: 190, count: 4, clouds: "streak" });
    for (let row = 0; row < 3; row++)
      for (let x = -40; x < canvas.width; x += random.range(70, 120))
        paintHouse(canvas, {
          x,
          y: 480 + row * 62,
          w: random.range(84, 130),
          h: random.range(110, 170) + row * 26,
          wall: random.pick(pastels),
          roof: "#cf6f4e",
          depth: 0.52 - row * 0.14,
          columns: 3,
          balcony: row === 2,
        });
    paintRoad(canvas, { verge: "#d6c8b4", kerb: true });
    for (const x of [90, 1110]) paintLantern(canvas, { x, y: 616, height: 220, depth: 0.08 });
    for (const x of [250, 960]) paintTree(canvas, { x, y: 612, size: 130, depth: 0.12 });
  },
  hills(canvas) {
    paintSky(canvas, { horizon: 500, sunY: 240, count: 4, clouds: "streak" });
    paintHill(canvas, { y: 390, swing: 46, colour: "#8aa49a", depth: 0.66 });
    paintHill(canvas, { y: 450, swing: 40, length: 640, colour: "#9aab62", depth: 0.44 });
    const near = paintHill(canvas, {
      y: 530,
      swing: 30,
      length: 760,
      colour: "#a8b058",
      depth: 0.22,
    });
    near
      .filter((_, i) => i % 5 === 2)
      .forEach(([x, y], i) =>
        paintCypress(canvas, { x, y: y + 16, height: 90 + (i % 3) * 22, depth: 0.22 }),
      );
    paintRoad(canvas, { verge: "#b0b062" });
    paintMeadow(canvas, {
      y: 606,
      spread: 12,
      count: 130,
      height: 20,
      colours: ["#e0674f", "#f3d65f"],
    });
  },
  alps(canvas) {
    paintSky(canvas, { horizon: 520, sunY: 170, count: 3 });
    paintRange(canvas, {
      peaks: [
        [120, 260],
        [430, 180],
        [760, 240],
        [1080, 170],
      ],
      foot: 530,
      depth: 0.44,
      snow: 0.55,
    });
    paintForest(canvas, {
      y: 500,
      swing: 16,
      colour: "#3f6f5a",
      depth: 0.38,
      pointed: true,
      crown: 11,
    });
    paintRoad(canvas, { verge: "#7fa85c" });
    paintPines(canvas, { from: -10, to: 260, y: 590, height: 210, count: 7, depth: 0.14 });
    paintPines(canvas, { from: 930, to: 1210, y: 590, height: 230, count: 8, depth: 0.14 });
  },
  city(canvas) {
    paintSky(canvas, { horizon: 560, sunY: 300, disc: 44, count: 5, clouds: "streak" });
    paintCity(canvas, { y: 600, tall: 330, depth: 0.62, centre: 0.6 });
    paintMist(canvas, 560, 80, 0.4);
    paintCity(canvas, { y: 606, tall: 220, depth: 0.36, centre: 0.3, widths: [60, 110] });
    canvas.rect(0, 560, canvas.width, 4, canvas.tone("#e6e2da", 0.2));
    for (let x = 0; x < canvas.width; x += 34)
      canvas.rect(x, 560, 3, 44, canvas.tone("#e6e2da", 0.2, "mid"));
    paintRoad(canvas, { verge: "#b5b0ac", kerb: true });
  },
  desert(canvas) {
    paintSky(canvas, { horizon: 540, sunY: 300, disc: 46, count: 5, clouds: "streak" });
    paintRange(canvas, {
      peaks: [
        [200, 330],
        [640, 290],
        [1020, 320],
      ],
      foot: 540,
      depth: 0.56,
      snow: 0,
      rock: "#b9785a",
    });
    paintHill(canvas, { y: 530, swing: 26, colour: "#e0a868", depth: 0.26 });
    paintRoad(canvas, { verge: "#d9a468" });
    for (const [x, size] of [
      [140, 60],
      [420, 40],
      [980, 70],
      [1120, 46],
    ])
      paintBush(canvas, { x, y: 620, size, colour: "#9a9a5a", depth: 0.12 });
  },
  charging(canvas) {
    paintSky(canvas, { horizon: 540, sunY: 200, count: 4 });
    paintHill(canvas, { y: 440, swing: 30, colour: "#8fb0a0", depth: 0.6 });
    for (const [x, h, t] of [
      [250, 250, 0.5],
      [420, 200, 0.6],
      [930, 270, 0.46],
    ])
      paintTurbine(canvas, { x, y: 470, height: h, depth: t });
    paintHill(canvas, { y: 520, swing: 20, colour: "#93bd68", depth: 0.3 });
    paintRoad(canvas, { verge: "#8fb862", kerb: true });
    canvas.rect(1040, 420, 74, 196, canvas.tone("#fbfcfd", 0.04), { rx: 14 });
    canvas.rect(1054, 440, 46, 52, canvas.tone("#2f4858", 0.04), { rx: 6 });
    canvas.path("M1082 506l-20 32h14l-6 26l22 -34h-14Z", "#34c48a");
    canvas.line("M1112 520Q1160 560 1130 612Q1080 660 1010 590Q960 548 930 556", "#2b3340", 6);
  },
};

function paintTurbine(canvas, { x, y, height, depth }) {
  const white = canvas.tone("#ffffff", depth * 0.6);
  canvas.path(
    polygon([
      [x - 5, y],
      [x - 2, y - height],
      [x + 2, y - height],
      [x + 5, y],
    ]),
    white,
  );
  for (const turn of [10, 130, 250])
    canvas.path(
      polygon([
        [0, 0],
        [6, -12],
        [1, -height * 0.46],
        [-3, -10],
      ]),
      white,
      { transform: `translate(${x} ${y - height}) rotate(${turn})` },
    );
}

const picture = (model, mood, side, backdrop, colour) => ({
  mood,
  side,
  paint(canvas) {
    backdrops[backdrop](canvas);
    paintCar(canvas, { x: 600, y: 706, model, colour });
    canvas.path(
      smoothArea(
        [
          [-20, 812],
          [300, 800],
          [1220, 806],
        ],
        830,
      ),
      canvas.tone("#4a4b56"),
    );
  },
});

export const cars = {
  mini: [
    picture("mini", "day", 1, "town", "#e0553f"),
    picture("mini", "golden", -1, "coast", "#8fc9c0"),
  ],
  economy: [
    picture("economy", "day", -1, "hills", "#3f83c4"),
    picture("economy", "tropical", 1, "coast", "#f2b632"),
  ],
  compact: [
    picture("compact", "golden", 1, "hills", "#d8dde2"),
    picture("compact", "day", -1, "alps", "#c8413a"),
  ],
  intermediate: [
    picture("intermediate", "day", 1, "city", "#4a5f7c"),
    picture("intermediate", "golden", -1, "coast", "#f1f3f5"),
  ],
  suv: [
    picture("suv", "day", -1, "alps", "#3f6b58"),
    picture("suv", "golden", 1, "desert", "#e9e4da"),
  ],
  van: [
    picture("van", "tropical", 1, "coast", "#f4f6f8"),
    picture("van", "day", -1, "hills", "#4f86a8"),
  ],
  convertible: [
    picture("convertible", "tropical", -1, "coast", "#d63f3a"),
    picture("convertible", "golden", 1, "hills", "#f4efe2"),
  ],
  luxury: [
    picture("luxury", "dusk", 1, "city", "#2a2f3c"),
    picture("luxury", "day", -1, "town", "#a9b2bc"),
  ],
  electric: [
    picture("electric", "day", 1, "charging", "#f4f6f8"),
    picture("electric", "dawn", -1, "city", "#3fa58c"),
  ],
  wagon: [
    picture("wagon", "day", 1, "hills", "#5d7f6a"),
    picture("wagon", "golden", -1, "alps", "#8b2f3a"),
  ],
};
