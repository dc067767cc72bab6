import { paintChurch } from "../brushes/church.mjs";
import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintMeadow, paintTree } from "../brushes/plants.mjs";
import { paintLantern } from "../brushes/props.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintRailings, paintTerraceHouse } from "../brushes/terrace.mjs";
import { paintReflected } from "../brushes/water.mjs";
import { paintCrag, paintFields, paintStoneWall } from "./facades/british.mjs";

const stones = ["#c2b39a", "#b3a48a", "#cabca2", "#a89a84"];

/** Houses in a row, small with distance: `scale` of their full size, standing on `y`. */
function paintFarRow(canvas, { from, to, y, scale, depth, walls = stones, floors = 3 }) {
  const { random } = canvas;
  let x = from;
  for (let i = 0; x < to; i++) {
    const w = random.range(150, 190);
    canvas.group(
      { transform: `translate(${round(x)} ${round(y + random.range(-6, 6))}) scale(${scale})` },
      () =>
        paintTerraceHouse(canvas, {
          x: 0,
          y: 0,
          w: w + 2,
          floors: floors + random.int(0, 1),
          storey: 86,
          wall: walls[i % walls.length],
          trim: mix(walls[i % walls.length], "#ffffff", 0.4),
          top: random.pick(["parapet", "dormer", "gable"]),
          courses: 0,
          depth,
        }),
    );
    x += w * scale;
  }
}

/** A castle over roofs and gardens. */
function paintCastleGardens(canvas) {
  paintSky(canvas, { horizon: 480, sunY: 180, count: 7 });
  paintHill(canvas, { y: 360, swing: 30, colour: "#8fa08a", depth: 0.7 });
  paintCrag(canvas, { x: 420, y: 500, w: 640, depth: 0.2 });
  paintForest(canvas, {
    y: 450,
    swing: 14,
    depth: 0.42,
    crown: 14,
    colour: "#4f7a4c",
    bottom: 520,
  });
  paintFarRow(canvas, { from: 640, to: 1230, y: 500, scale: 0.5, depth: 0.3 });
  paintFarRow(canvas, { from: -40, to: 300, y: 540, scale: 0.4, depth: 0.32 });
  paintChurch(canvas, {
    x: 800,
    y: 530,
    size: 120,
    wall: "#a89a84",
    roof: "#5a6570",
    spire: "point",
    dome: false,
    depth: 0.22,
  });
  paintMist(canvas, 520, 50, 0.4);
  paintForest(canvas, { y: 545, swing: 10, depth: 0.2, crown: 18, colour: "#4f7f48", bottom: 620 });
  paintHill(canvas, { y: 584, swing: 10, colour: "#86b05c", depth: 0.04 });
  canvas.path(
    "M-20 700Q300 620 640 660T1220 640V672Q900 690 640 694T-20 760Z",
    canvas.tone("#dccfb4"),
  );
  for (const [x, size] of [
    [130, 260],
    [1010, 230],
  ])
    paintTree(canvas, { x, y: 680, size, colour: "#4f7d45" });
  for (let i = 0; i < 11; i++)
    paintBush(canvas, {
      x: 250 + i * 70,
      y: 744 + (i % 2) * 14,
      size: 58,
      colour: "#4b7f46",
      flowers: ["#d6496b", "#f4d35e", "#ffffff"][i % 3],
    });
  paintLantern(canvas, { x: 760, y: 688, height: 150 });
  for (const [x, way] of [
    [420, 1],
    [470, 1],
    [900, -1],
  ])
    paintPerson(canvas, { x, y: 690, height: 84, pose: "walk", way });
  paintRailings(canvas, { from: -10, to: 1210, y: 806, height: 52, gap: 14 });
  paintBirds(canvas, { x: 760, y: 160 });
}

/** A stone bridge over a quiet river, terraces along it. */
function paintRiverTown(canvas) {
  const waterline = 580;
  paintSky(canvas, { horizon: 500, sunY: 250, disc: 44, clouds: "streak", count: 6 });
  paintReflected(
    canvas,
    { waterline, strength: 0.6, colours: ["#c9c0a8", "#7f9a9c", "#3f6470"] },
    () => {
      paintHill(canvas, { y: 350, swing: 30, colour: "#8fa48a", depth: 0.62, bottom: waterline });
      const honey = ["#d8c298", "#cdb68a", "#e0cca4"];
      paintFarRow(canvas, { from: 40, to: 620, y: 470, scale: 0.42, depth: 0.4, walls: honey });
      paintChurch(canvas, {
        x: 560,
        y: 520,
        size: 170,
        wall: "#d3c096",
        roof: "#66707a",
        spire: "point",
        dome: false,
        depth: 0.28,
      });
      paintFarRow(canvas, { from: -30, to: 520, y: 556, scale: 0.56, depth: 0.16, walls: honey });
      paintForest(canvas, {
        y: 524,
        swing: 8,
        depth: 0.16,
        crown: 22,
        colour: "#5b8048",
        bottom: waterline,
        from: 760,
      });
      // The bridge: three arches and its parapet.
      const stone = canvas.tone("#cbb78c", 0.04);
      let d = `M470 ${waterline + 4}V508Q820 470 1240 508V${waterline + 4}`;
      for (const x of [1130, 860, 590]) d += `H${x + 96}A96 ${70} 0 0 0 ${x - 96} ${waterline + 4}`;
      canvas.path(`${d}Z`, stone);
      canvas.line("M466 506Q820 468 1244 506", canvas.tone("#e6d6b0"), 9);
      for (const x of [590, 860, 1130])
        canvas.line(
          `M${x - 96} ${waterline + 2}A96 70 0 0 1 ${x + 96} ${waterline + 2}`,
          canvas.tone("#b09c74"),
          5,
        );
      for (const [x, way] of [
        [700, 1],
        [1010, -1],
        [1050, -1],
      ])
        paintPerson(canvas, { x, y: 492, height: 50, pose: "walk", way, depth: 0.06 });
    },
  );
  for (const [x, y, s] of [
    [330, 660, 1],
    [420, 684, 1.2],
    [760, 710, 1.1],
  ]) {
    canvas.path(
      `M${x - 26 * s} ${y}Q${x} ${y + 14 * s} ${x + 24 * s} ${y - 6 * s}Q${x + 4 * s} ${y - 16 * s} ${x - 26 * s} ${y}Z`,
      canvas.tone("#ffffff"),
    );
    canvas.line(
      `M${x - 20 * s} ${y}Q${x - 34 * s} ${y - 12 * s} ${x - 24 * s} ${y - 22 * s}T${x - 28 * s} ${y - 32 * s}`,
      canvas.tone("#ffffff"),
      4 * s,
    );
    canvas.circle(x - 30 * s, y - 32 * s, 3 * s, canvas.tone("#e8863a"));
  }
  paintTree(canvas, { x: 1120, y: 790, size: 330, colour: "#6a8a44" });
  paintMeadow(canvas, { y: 770, spread: 50, from: 0, to: 460, colours: ["#ffffff", "#f4d35e"] });
  paintBirds(canvas, { x: 420, y: 170 });
}

/** A village between fields and walls of stone. */
function paintVillage(canvas) {
  paintSky(canvas, { horizon: 440, sunY: 150, count: 7 });
  paintHill(canvas, { y: 300, swing: 46, length: 820, colour: "#8a9f98", depth: 0.66 });
  paintFields(canvas, { y: 370, sheep: 22 });
  paintChurch(canvas, {
    x: 640,
    y: 560,
    size: 110,
    wall: "#b3a68e",
    roof: "#66707a",
    spire: "point",
    dome: false,
    depth: 0.14,
  });
  paintFarRow(canvas, {
    from: 330,
    to: 620,
    y: 590,
    scale: 0.3,
    depth: 0.14,
    floors: 1,
  });
  paintFarRow(canvas, {
    from: 790,
    to: 1010,
    y: 584,
    scale: 0.3,
    depth: 0.14,
    floors: 1,
  });
  for (const [x, y, size] of [
    [290, 604, 110],
    [610, 600, 90],
    [1040, 600, 130],
    [770, 604, 84],
  ])
    paintTree(canvas, { x, y, size, depth: 0.1, colour: "#55804a" });
  paintHill(canvas, {
    points: [
      [-40, 650],
      [300, 622],
      [640, 640],
      [960, 616],
      [1240, 640],
    ],
    colour: "#86b258",
  });
  canvas.path(
    "M690 626Q560 680 700 720T620 820H780Q840 740 780 700T722 626Z",
    canvas.tone("#e0d2b0"),
  );
  paintStoneWall(canvas, { from: -10, to: 590, y: 736 });
  paintStoneWall(canvas, { from: 830, to: 1210, y: 736 });
  for (const [x, y] of [
    [180, 690],
    [260, 702],
    [420, 684],
    [960, 690],
    [1060, 700],
  ]) {
    canvas.ellipse(x, y, 26, 17, canvas.tone("#fbf8f0"));
    canvas.circle(x + 24, y - 7, 9, canvas.tone("#3a3638"));
    canvas.line(`M${x - 10} ${y + 13}v12M${x + 10} ${y + 13}v12`, canvas.tone("#3a3638"), 4);
  }
  paintTree(canvas, { x: 90, y: 770, size: 320, colour: "#4f7d45" });
  paintMeadow(canvas, {
    y: 756,
    spread: 50,
    count: 200,
    colours: ["#ffffff", "#b58ac9", "#f4d35e"],
  });
  paintBirds(canvas, { x: 840, y: 170 });
}

export const british = [
  { mood: "day", side: -1, paint: paintCastleGardens },
  { mood: "golden", side: 1, paint: paintRiverTown },
  { mood: "day", side: 1, paint: paintVillage },
];
