import { paintRowboat, paintSailboat } from "../brushes/boats.mjs";
import { paintCliff } from "../brushes/cliff.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintLighthouse } from "../brushes/lighthouse.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintLeaves, paintMeadow, paintPalm } from "../brushes/plants.mjs";
import { paintBreakers, paintSand, paintTowel, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintStiltHut } from "../brushes/stilt-hut.mjs";
import { paintParasol } from "../brushes/sunshades.mjs";
import { paintWater } from "../brushes/water.mjs";

export function paintSeaCliffs(canvas) {
  const horizon = 330;
  paintSky(canvas, { horizon, sunY: 120, count: 4 });
  paintWater(canvas, { horizon, glitter: 0.5, colours: ["#8fd0dc", "#2fa3b8", "#1a7f97"] });
  paintCliff(canvas, {
    left: 640,
    right: 1300,
    top: 150,
    foot: 540,
    depth: 0.22,
    arch: [800, 130, 150],
    trees: 14,
  });
  paintSailboat(canvas, { x: 480, y: 360, size: 44, depth: 0.25 });
  paintCliff(canvas, { left: 330, right: 480, top: 380, foot: 545, depth: 0.15, trees: 0 });
  paintCliff(canvas, { left: -120, right: 300, top: 240, foot: 660, depth: 0.04, trees: 20 });
  paintSand(canvas, {
    shore: shoreline(canvas, { y: 690, slant: -70, swing: 22 }),
    colour: "#f3d9a4",
  });
  paintRowboat(canvas, { x: 610, y: 600, size: 110, hull: "#3f7fb0" });
  for (const [x, y, colour] of [
    [700, 742, "#e8604c"],
    [860, 726, "#f0b94f"],
    [1040, 716, "#3f9aa5"],
  ])
    paintParasol(canvas, { x, y, size: 96, colour, tilt: 4 });
  paintTowel(canvas, { x: 900, y: 752, size: 80, colour: "#3f9aa5" });
  paintPerson(canvas, { x: 520, y: 742, height: 84, pose: "walk", bottom: "#3f7f8c" });
}

export function paintJetty(canvas) {
  const horizon = 360;
  paintSky(canvas, { horizon, sunY: 150, count: 6 });
  paintWater(canvas, {
    horizon,
    glitter: 0.5,
    ripples: 110,
    colours: ["#a9ece0", "#3fc6c8", "#189ab2"],
  });
  paintForest(canvas, {
    points: [
      [-20, 356],
      [120, 336],
      [300, 340],
      [420, 358],
    ],
    depth: 0.45,
    crown: 14,
    bottom: 364,
    colour: "#4f9a6a",
  });
  for (const [x, size, depth] of [
    [1060, 120, 0.24],
    [930, 105, 0.3],
    [815, 92, 0.36],
    [715, 80, 0.4],
  ])
    paintStiltHut(canvas, { x, y: horizon + 30 + (x - 700) * 0.16, size, depth });
  const planks = canvas.linear([
    [0, canvas.tone("#d9b98c", 0.2)],
    [1, canvas.tone("#b98f62")],
  ]);
  canvas.path(
    polygon([
      [628, 396],
      [646, 396],
      [700, 800],
      [330, 800],
    ]),
    canvas.tone("#2a7f8f", 0, "shade"),
    { opacity: 0.35, transform: "translate(-30 14)" },
  );
  canvas.path(
    polygon([
      [628, 392],
      [648, 392],
      [720, 800],
      [360, 800],
    ]),
    planks,
  );
  for (let i = 1; i < 40; i++) {
    const t = (i / 40) ** 2;
    canvas.line(
      `M${round(628 - 268 * t)} ${round(392 + 408 * t)}H${round(648 + 72 * t)}`,
      canvas.tone("#8a6340", 0, "mid"),
      0.6 + t * 2.4,
      { opacity: 0.6 },
    );
  }
  for (const t of [0.06, 0.16, 0.34, 0.62])
    for (const x of [628 - 268 * t, 648 + 72 * t])
      canvas.rect(
        x - 3 - t * 8,
        392 + 408 * t - 26 - t * 60,
        6 + t * 16,
        30 + t * 80,
        canvas.tone("#9a7048", 0.1, "mid"),
        { rx: 2 },
      );
  paintRowboat(canvas, { x: 870, y: 660, size: 190, hull: "#f0b94f" });
  paintPerson(canvas, {
    x: 600,
    y: 560,
    height: 120,
    pose: "walk",
    way: 1,
    skirt: true,
    top: "#e8604c",
    bottom: "#fbf3e0",
    hat: "#f0dfae",
  });
  paintPalm(canvas, { x: 1190, y: 820, height: 560, lean: -0.22 });
  paintLeaves(canvas, {
    x: 30,
    y: 820,
    length: 260,
    count: 11,
    from: -1.9,
    to: -0.1,
    colour: "#2f8a5f",
  });
}

export function paintDuneCoast(canvas) {
  const horizon = 400;
  paintSky(canvas, { horizon, sunY: 250, clouds: "streak", count: 7 });
  paintWater(canvas, { horizon, bottom: 640, glitter: 1.3 });
  paintSailboat(canvas, { x: 470, y: 420, size: 60, depth: 0.2 });
  paintSailboat(canvas, { x: 380, y: 408, size: 34, depth: 0.3, way: -1 });
  paintBreakers(canvas, { from: 460, to: 560, slant: -60 });
  paintSand(canvas, {
    shore: shoreline(canvas, { y: 600, slant: -130, swing: 14 }),
    colour: "#f0d3a2",
  });
  const tower = { x: 985, y: 430 };
  paintHill(canvas, {
    points: [
      [420, 790],
      [520, 690],
      [640, 590],
      [800, 480],
      [985, 425],
      [1120, 440],
      [1260, 420],
    ],
    colour: "#a8a468",
    depth: 0.14,
  });
  paintLighthouse(canvas, { ...tower, size: 290, depth: 0.1 });
  canvas.path(
    smoothArea(
      [
        [-40, 560],
        [120, 590],
        [330, 690],
        [560, 740],
        [760, 820],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#eccb96")],
      [1, canvas.tone("#c99f6e", 0, "mid")],
    ]),
  );
  canvas.path(
    smoothArea(
      [
        [420, 820],
        [640, 720],
        [860, 640],
        [1050, 620],
        [1260, 560],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#e6c48e")],
      [1, canvas.tone("#bf9568", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const [x, y] = [700 + i * 46, 720 - i * 12 - Math.sin(i) * 8];
    canvas.rect(x, y - 62, 7, 70, canvas.tone("#a98a66", 0, i % 2 ? "mid" : "lit"));
    if (i < 11)
      canvas.line(
        `M${x + 3} ${y - 48}Q${x + 26} ${y - 40} ${x + 49} ${y - 60}M${x + 3} ${y - 24}Q${x + 26} ${y - 18} ${x + 49} ${y - 36}`,
        canvas.tone("#8f7252", 0, "mid"),
        2,
      );
  }
  paintMeadow(canvas, {
    y: 640,
    from: -20,
    to: 420,
    count: 190,
    spread: 150,
    height: 66,
    green: "#9aa05a",
  });
  paintMeadow(canvas, {
    y: 690,
    from: 760,
    to: 1220,
    count: 190,
    spread: 100,
    height: 70,
    green: "#a3a45e",
  });
  paintBirds(canvas, { x: 640, y: 200, colour: canvas.tone("#ffffff") });
}
