import { paintSailboat, paintYacht } from "../brushes/boats.mjs";
import { mix } from "../brushes/colour.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintForest } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintTree } from "../brushes/plants.mjs";
import { paintLantern, paintPot } from "../brushes/props.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintLounger } from "../brushes/sunshades.mjs";
import { paintCity, paintSuspensionBridge } from "../brushes/towers.mjs";
import { paintReflected } from "../brushes/water.mjs";

function paintBridgeCity(canvas) {
  const waterline = 560;
  paintSky(canvas, { horizon: waterline, sunY: 330, disc: 54, clouds: "streak", count: 6 });
  paintReflected(canvas, { waterline, strength: 0.65 }, () => {
    paintCity(canvas, { y: waterline, tall: 220, depth: 0.64, centre: 0.4 });
    paintCity(canvas, { y: waterline, tall: 330, depth: 0.42, centre: 0.56 });
    paintCity(canvas, { y: waterline, tall: 170, depth: 0.26, centre: 0.62, widths: [44, 84] });
    paintForest(canvas, {
      y: waterline - 12,
      swing: 4,
      colour: "#4f7a58",
      depth: 0.2,
      crown: 14,
      bottom: waterline,
    });
    paintSuspensionBridge(canvas, { y: waterline - 62, foot: waterline, tall: 250 });
  });
  paintSailboat(canvas, { x: 330, y: 650, size: 110, depth: 0.02 });
  paintYacht(canvas, { x: 830, y: 690, size: 200 });
  paintBirds(canvas, { x: 300, y: 170, count: 7 });
}

function paintNightRiver(canvas) {
  const waterline = 570;
  paintSky(canvas, {
    horizon: waterline,
    sunY: 130,
    disc: 34,
    count: 2,
    clouds: "streak",
    stars: 120,
  });
  paintGlow(canvas, 640, waterline, 620, "#f0a860", 0.3);
  paintReflected(canvas, { waterline, strength: 0.8 }, () => {
    paintCity(canvas, { y: waterline, tall: 260, depth: 0.4, centre: 0.3 });
    paintCity(canvas, { y: waterline, tall: 420, depth: 0.2, centre: 0.62, widths: [46, 92] });
    paintCity(canvas, { y: waterline, tall: 150, depth: 0.08, centre: 0.5, widths: [60, 110] });
    canvas.rect(0, waterline - 16, canvas.width, 18, canvas.tone("#5a5f70", 0, "mid"));
    for (let x = 20; x < canvas.width; x += 46) {
      canvas.rect(x, waterline - 34, 2, 20, canvas.tone("#9aa0b0"));
      paintGlow(canvas, x + 1, waterline - 36, 20, "#ffd890", 0.9);
    }
  });
  paintYacht(canvas, { x: 360, y: 690, size: 210, depth: 0.02 });
}

function paintRooftop(canvas) {
  const { width, height } = canvas;
  paintSky(canvas, { horizon: 600, sunY: 380, disc: 50, clouds: "streak", count: 8 });
  paintCity(canvas, { y: 640, tall: 270, depth: 0.6, centre: 0.7, grid: false });
  paintMist(canvas, 600, 80, 0.4);
  paintCity(canvas, { y: 690, tall: 380, depth: 0.34, centre: 0.66, widths: [50, 96] });
  paintCity(canvas, { y: 720, tall: 210, depth: 0.14, centre: 0.35, widths: [70, 130] });
  canvas.rect(
    0,
    640,
    width,
    height - 640,
    canvas.linear([
      [0, canvas.tone("#b98a64", 0.04)],
      [1, canvas.tone("#7a5844", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 24; i++)
    canvas.line(
      `M${i * 60 - 100} 640L${i * 92 - 480} ${height}`,
      canvas.tone("#5b3f30", 0, "mid"),
      1.5,
      { opacity: 0.4 },
    );
  canvas.rect(0, 566, width, 76, mix(canvas.mood.haze, "#dfeaf0", 0.4), { opacity: 0.22 });
  canvas.rect(0, 562, width, 6, canvas.tone("#e9e4da"));
  for (let x = 0; x < width; x += 150) canvas.rect(x, 562, 5, 82, canvas.tone("#e9e4da", 0, "mid"));
  canvas.path(
    polygon([
      [560, 668],
      [1220, 668],
      [1320, 770],
      [470, 770],
    ]),
    canvas.linear([
      [0, canvas.mood.sky[2]],
      [1, "#3f9ab0"],
    ]),
  );
  canvas.path(
    polygon([
      [556, 664],
      [1220, 664],
      [1220, 670],
      [552, 670],
    ]),
    canvas.tone("#f4efe6"),
  );
  for (let i = 0; i < 14; i++)
    canvas.ellipse(560 + i * 46, 690 + (i % 5) * 15, 34, 2.5, "#ffffff", { opacity: 0.35 });
  for (const x of [120, 290]) paintLounger(canvas, { x, y: 748, size: 130, colour: "#fffaf0" });
  paintPot(canvas, { x: 420, y: 676, size: 80, flowers: ["#fff1f3", "#f3c65f"] });
  paintPerson(canvas, {
    x: 490,
    y: 668,
    height: 118,
    pose: "stand",
    way: 1,
    top: "#e8604c",
    skirt: true,
    bottom: "#f3ead9",
  });
  for (let i = 0; i < 18; i++) {
    const x = (i / 17) * width;
    const y = 120 + 66 * Math.sin((i / 17) * Math.PI * 3) ** 2;
    paintGlow(canvas, x, y, 24, "#ffdf9a", 0.95);
    canvas.circle(x, y, 4, "#fff3cf");
  }
}

function paintPark(canvas) {
  const { width, random } = canvas;
  const waterline = 590;
  paintSky(canvas, { horizon: waterline, sunY: 150, count: 6 });
  paintReflected(
    canvas,
    { waterline, bottom: 700, strength: 0.6, colours: ["#b5d9de", "#5fa3b5", "#3f7f92"] },
    () => {
      paintCity(canvas, { y: waterline, tall: 300, depth: 0.58, centre: 0.3 });
      paintCity(canvas, { y: waterline, tall: 400, depth: 0.36, centre: 0.6, widths: [40, 80] });
      for (let i = 0; i < 44; i++)
        paintTree(canvas, {
          x: random.range(-20, width + 20),
          y: waterline + 2,
          size: random.range(70, 120),
          depth: 0.2,
          colour: random.pick(["#4d8a4c", "#6a9a4c", "#3f7a55"]),
          trunk: 0.25,
        });
    },
  );
  canvas.path(
    smoothArea(
      [
        [-20, 690],
        [300, 668],
        [700, 690],
        [1220, 660],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#8fbf5e")],
      [1, canvas.tone("#5b9048", 0, "mid")],
    ]),
  );
  canvas.path(
    "M-20 800Q300 690 700 720T1240 690V724Q900 740 640 752T180 820Z",
    canvas.tone("#e6d6b4"),
  );
  for (const [x, y, h, pose] of [
    [420, 724, 96, "walk"],
    [470, 726, 90, "walk"],
    [880, 720, 92, "walk"],
    [700, 700, 74, "stand"],
  ])
    paintPerson(canvas, { x, y, height: h, pose, skirt: x % 4 === 0 });
  canvas.path("M250 742l90 -8l26 30l-96 8Z", canvas.tone("#e8604c"));
  paintLantern(canvas, { x: 1010, y: 720, height: 170 });
  paintTree(canvas, { x: 90, y: 740, size: 330, colour: "#4f8f48" });
  paintTree(canvas, { x: 1160, y: 770, size: 300, colour: "#5f9a4a" });
  paintSailboat(canvas, { x: 620, y: 640, size: 46, depth: 0.1 });
}

function paintMistyMorning(canvas) {
  const waterline = 600;
  paintSky(canvas, { horizon: waterline, sunY: 300, disc: 58, clouds: "streak", count: 4 });
  paintReflected(canvas, { waterline, strength: 0.5 }, () => {
    for (const [tall, depth, centre] of [
      [420, 0.78, 0.3],
      [460, 0.62, 0.55],
      [300, 0.44, 0.75],
    ]) {
      paintCity(canvas, { y: waterline, tall, depth, centre, grid: depth < 0.7, widths: [44, 88] });
      paintMist(canvas, waterline - 60, 120, 0.6);
    }
    paintForest(canvas, {
      y: waterline - 14,
      swing: 6,
      colour: "#4a6f66",
      depth: 0.3,
      crown: 13,
      bottom: waterline,
    });
  });
  for (const [x, y, s] of [
    [260, 690, 110],
    [380, 660, 70],
    [940, 680, 90],
  ])
    paintSailboat(canvas, { x, y, size: s, depth: 0.04, sail: "#fff3e6" });
  paintBirds(canvas, { x: 480, y: 200, count: 9 });
}

function paintBay(canvas) {
  const { random } = canvas;
  const waterline = 500;
  paintSky(canvas, { horizon: waterline, sunY: 160, count: 5 });
  paintReflected(canvas, { waterline, strength: 0.55 }, () => {
    paintForest(canvas, {
      points: [
        [-20, 430],
        [200, 380],
        [420, 430],
        [620, 480],
      ],
      colour: "#4f8a6a",
      depth: 0.5,
      crown: 12,
      bottom: waterline,
    });
    paintCity(canvas, { y: waterline, tall: 320, depth: 0.34, centre: 0.72, from: 330 });
    paintCity(canvas, {
      y: waterline,
      tall: 150,
      depth: 0.22,
      centre: 0.8,
      from: 250,
      widths: [40, 70],
    });
    canvas.rect(0, waterline - 8, canvas.width, 10, canvas.tone("#f0dcb0", 0.1));
  });
  canvas.path(
    smoothArea(
      [
        [-20, 560],
        [160, 590],
        [360, 660],
        [560, 730],
        [700, 820],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#7fb062")],
      [1, canvas.tone("#4a8048", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 16; i++)
    paintBush(canvas, {
      x: random.range(-20, 360),
      y: 720 + random.range(0, 80),
      size: random.range(70, 140),
      colour: random.pick(["#4d8a4c", "#3f7a55", "#6a9a4c"]),
      flowers: i % 3 ? undefined : "#f08aa4",
    });
  for (const [x, y, s] of [
    [520, 560, 70],
    [690, 600, 110],
    [930, 570, 60],
    [1050, 650, 140],
    [800, 690, 90],
  ])
    paintSailboat(canvas, { x, y, size: s, sail: random.pick(["#fffdf6", "#ffe9c4", "#f08a5c"]) });
  paintBirds(canvas, { x: 420, y: 220, colour: canvas.tone("#ffffff") });
}

export const skyline = [
  { mood: "golden", side: 1, paint: paintBridgeCity },
  { mood: "night", side: -1, paint: paintNightRiver },
  { mood: "dusk", side: 1, lightX: 520, paint: paintRooftop },
  { mood: "day", side: -1, paint: paintPark },
  { mood: "dawn", side: 1, paint: paintMistyMorning },
  { mood: "tropical", side: -1, paint: paintBay },
];
