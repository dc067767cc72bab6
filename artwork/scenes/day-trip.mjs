import { paintChurch } from "../brushes/church.mjs";
import { paintCliff } from "../brushes/cliff.mjs";
import { paintCoach } from "../brushes/coach.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintHillTown } from "../brushes/hill-town.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintMeadow, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";

function paintCoachRoad(canvas, y = 640) {
  canvas.rect(
    0,
    y,
    1200,
    800 - y,
    canvas.linear([
      [0, canvas.tone("#8f8f98", 0.1)],
      [1, canvas.tone("#5b5c68", 0, "mid")],
    ]),
  );
  canvas.rect(0, y + 6, 1200, 5, canvas.tone("#f4efe2"), { opacity: 0.85 });
  for (let x = -60; x < 1200; x += 230)
    canvas.path(
      polygon([
        [x, 762],
        [x + 130, 762],
        [x + 122, 773],
        [x - 10, 773],
      ]),
      canvas.tone("#f4efe2"),
      { opacity: 0.9 },
    );
}

function paintMountainTrip(canvas) {
  paintSky(canvas, { horizon: 540, sunY: 170, count: 4 });
  paintRange(canvas, {
    peaks: [
      [100, 230],
      [420, 130],
      [780, 220],
      [1090, 150],
    ],
    foot: 540,
    depth: 0.42,
    snow: 0.6,
  });
  paintForest(canvas, {
    y: 500,
    swing: 16,
    colour: "#3f6f5a",
    depth: 0.36,
    pointed: true,
    crown: 12,
  });
  paintHill(canvas, { y: 560, swing: 22, colour: "#8ab560", depth: 0.16 });
  paintPines(canvas, { from: -20, to: 300, y: 610, height: 200, count: 9, depth: 0.12 });
  paintPines(canvas, { from: 960, to: 1220, y: 610, height: 220, count: 7, depth: 0.12 });
  paintMeadow(canvas, {
    y: 624,
    spread: 14,
    count: 150,
    height: 20,
    colours: ["#f3d65f", "#ffffff", "#b38ad0"],
  });
  paintCoachRoad(canvas);
  paintCoach(canvas, { x: 600, y: 724, size: 800, colour: "#2f7a8c" });
}

function paintTownTrip(canvas) {
  paintSky(canvas, { horizon: 520, sunY: 280, disc: 48, clouds: "streak", count: 5 });
  paintHill(canvas, { y: 400, swing: 30, colour: "#8aa092", depth: 0.66 });
  paintHillTown(canvas, {
    hill: (x) => 520 - 230 * Math.exp(-(((x - 820) / 300) ** 2)),
    bottom: 600,
    rows: 5,
    size: 58,
    church: { row: 0, x: 780, size: 96, spire: "point", dome: true },
    from: 380,
    to: 1240,
  });
  paintHill(canvas, {
    points: [
      [-40, 540],
      [240, 560],
      [500, 600],
      [800, 616],
      [1240, 606],
    ],
    colour: "#a8b058",
    depth: 0.1,
  });
  for (const [x, size] of [
    [90, 170],
    [230, 120],
    [1130, 130],
  ])
    paintTree(canvas, { x, y: 640, size, depth: 0.06, colour: "#6a8a44" });
  paintCoachRoad(canvas);
  paintCoach(canvas, { x: 540, y: 724, size: 760, colour: "#c8413a" });
}

function paintPanorama(canvas) {
  paintSky(canvas, { horizon: 380, sunY: 210, disc: 44, count: 5 });
  paintWater(canvas, { horizon: 380, glitter: 0.8 });
  for (const [left, right, top, foot, depth] of [
    [760, 1300, 250, 470, 0.4],
    [-100, 260, 280, 500, 0.34],
  ])
    paintCliff(canvas, { left, right, top, foot, depth, trees: 12 });
  paintChurch(canvas, { x: 960, y: 262, size: 70, depth: 0.36, spire: "dome", dome: true });
  paintMist(canvas, 384, 30, 0.5);
  canvas.path(
    smoothArea(
      [
        [-20, 640],
        [300, 620],
        [700, 628],
        [1220, 610],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#e6d0a6")],
      [1, canvas.tone("#b99a6c", 0, "mid")],
    ]),
  );
  for (let x = -20; x < 1220; x += 26)
    canvas.rect(
      x,
      566 - (x / 1200) * 12,
      22,
      66,
      canvas.tone(x % 3 ? "#d9c7a6" : "#cbb794", 0, x % 2 ? "mid" : "lit"),
      { rx: 3 },
    );
  canvas.path(
    polygon([
      [-20, 556],
      [1220, 542],
      [1220, 560],
      [-20, 574],
    ]),
    canvas.tone("#f4e6ca"),
  );
  canvas.rect(884, 600, 14, 150, canvas.tone("#4a5866"));
  canvas.path(
    "M826 586L866 560L946 574L952 604L900 622L840 612Z",
    canvas.linear([
      [0, canvas.tone("#8fa3b3")],
      [1, canvas.tone("#4a5f72", 0, "mid")],
    ]),
  );
  canvas.ellipse(832, 598, 12, 16, canvas.tone("#23303c"));
  for (const [x, y, h, way, pose, top] of [
    [330, 742, 230, 1, "raise", "#e0553f"],
    [420, 748, 216, 1, "stand", "#f3ead9"],
    [600, 736, 220, -1, "stand", "#3f7fb0"],
    [980, 744, 226, -1, "reach", "#f0b94f"],
    [500, 730, 150, 1, "stand", "#c9577a"],
  ])
    paintPerson(canvas, {
      x,
      y,
      height: h,
      way,
      pose,
      top,
      skirt: x === 420,
      pack: x === 600 ? "#6a7f4a" : undefined,
      hat: x === 330 ? "#f0dfae" : undefined,
    });
  paintTree(canvas, { x: 90, y: 790, size: 330, colour: "#5b8a48" });
  paintBirds(canvas, { x: 560, y: 220, colour: canvas.tone("#ffffff"), size: 13 });
}

export const dayTrip = [
  { mood: "day", side: -1, paint: paintMountainTrip },
  { mood: "golden", side: 1, paint: paintTownTrip },
  { mood: "day", side: 1, paint: paintPanorama },
];
