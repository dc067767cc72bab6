import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintChurch } from "../brushes/houses.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintMeadow, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintCliff } from "./beach.mjs";
import { paintPines } from "./mountains.mjs";
import { paintHillTown } from "./old-town.mjs";

/** Touring coach, nose to the right. */
function paintCoach(canvas, { x, y, size, colour }) {
  const s = size;
  const at = (u, v) => [x + u * s, y - v * s];
  const point = (u, v) => at(u, v).map(round).join(" ");
  canvas.ellipse(x, y + s * 0.004, s * 0.53, s * 0.02, canvas.tone("#1c2436", 0, "shade"), { opacity: 0.5, filter: canvas.blur(5) });
  const body = `M${point(-0.5, 0.045)}L${point(-0.505, 0.26)}Q${point(-0.5, 0.315)} ${point(-0.46, 0.318)}L${point(0.43, 0.322)}Q${point(0.475, 0.318)} ${point(0.49, 0.25)}L${point(0.505, 0.12)}L${point(0.5, 0.045)}Z`;
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone("#ffffff")],
      [0.6, canvas.tone("#f1f4f6")],
      [1, canvas.tone("#cfd8df", 0, "mid")],
    ]),
  );
  canvas.group({ "clip-path": canvas.clip(`<path d="${body}"/>`) }, () => {
    canvas.path(
      `M${point(-0.52, 0.15)}Q${point(-0.1, 0.11)} ${point(0.1, 0.19)}T${point(0.52, 0.14)}V${round(y)}H${round(x - s * 0.52)}Z`,
      canvas.linear([
        [0, canvas.tone(colour)],
        [1, canvas.tone(mix(colour, "#101828", 0.3), 0, "mid")],
      ]),
    );
    canvas.line(`M${point(-0.52, 0.17)}Q${point(-0.1, 0.13)} ${point(0.1, 0.21)}T${point(0.52, 0.16)}`, canvas.tone("#f2b632"), s * 0.01);
    canvas.rect(x - s * 0.52, y - s * 0.07, s * 1.04, s * 0.05, "#1b2029", { opacity: 0.8 });
  });
  const glass = canvas.linear([
    [0, canvas.tone("#9fc0d3")],
    [0.6, canvas.tone("#46607a", 0, "mid")],
    [1, canvas.tone("#2a3a4c", 0, "mid")],
  ]);
  canvas.path(`M${point(-0.475, 0.19)}V${round(y - s * 0.285)}H${round(x + s * 0.37)}V${round(y - s * 0.19)}Z`, glass);
  for (let i = 1; i < 7; i++) canvas.rect(x + s * (-0.475 + i * 0.121), y - s * 0.285, s * 0.006, s * 0.095, "#1b2029");
  for (let i = 0; i < 7; i++)
    if (i % 3 !== 2) {
      canvas.circle(x + s * (-0.42 + i * 0.121), y - s * 0.222, s * 0.016, "#1f2a38", { opacity: 0.75 });
      canvas.rect(x + s * (-0.444 + i * 0.121), y - s * 0.208, s * 0.048, s * 0.02, "#1f2a38", { opacity: 0.6, rx: s * 0.01 });
    }
  for (let i = 0; i < 4; i++)
    canvas.path(
      `M${point(-0.44 + i * 0.22, 0.19)}L${point(-0.38 + i * 0.22, 0.285)}H${round(x + s * (-0.34 + i * 0.22))}L${point(-0.4 + i * 0.22, 0.19)}Z`,
      "#ffffff",
      { opacity: 0.18 },
    );
  canvas.path(
    `M${point(0.395, 0.1)}V${round(y - s * 0.29)}H${round(x + s * 0.432)}Q${point(0.462, 0.28)} ${point(0.474, 0.22)}L${point(0.482, 0.15)}L${point(0.44, 0.15)}V${round(y - s * 0.1)}Z`,
    glass,
  );
  canvas.path(`M${point(0.478, 0.26)}q${s * 0.03} ${-s * 0.012} ${s * 0.03} ${s * 0.02}v${s * 0.03}`, "none", { stroke: "#1b2029", "stroke-width": s * 0.009 });
  canvas.rect(x + s * 0.465, y - s * 0.1, s * 0.036, s * 0.02, "#fff6dc", { rx: s * 0.008 });
  canvas.rect(x - s * 0.505, y - s * 0.14, s * 0.014, s * 0.05, "#d63f3a");
  for (const u of [-0.3, -0.21, 0.3]) {
    canvas.circle(x + u * s, y - s * 0.044, s * 0.052, "#14171d");
    canvas.circle(x + u * s, y - s * 0.042, s * 0.042, "#23262d");
    canvas.circle(x + u * s, y - s * 0.042, s * 0.024, "#c5ccd4");
    canvas.circle(x + u * s, y - s * 0.042, s * 0.009, "#4a525e");
  }
}

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
  paintForest(canvas, { y: 500, swing: 16, colour: "#3f6f5a", depth: 0.36, pointed: true, crown: 12 });
  paintHill(canvas, { y: 560, swing: 22, colour: "#8ab560", depth: 0.16 });
  paintPines(canvas, { from: -20, to: 300, y: 610, height: 200, count: 9, depth: 0.12 });
  paintPines(canvas, { from: 960, to: 1220, y: 610, height: 220, count: 7, depth: 0.12 });
  paintMeadow(canvas, { y: 624, spread: 14, count: 150, height: 20, colours: ["#f3d65f", "#ffffff", "#b38ad0"] });
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
    canvas.rect(x, 566 - (x / 1200) * 12, 22, 66, canvas.tone(x % 3 ? "#d9c7a6" : "#cbb794", 0, x % 2 ? "mid" : "lit"), { rx: 3 });
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
    paintPerson(canvas, { x, y, height: h, way, pose, top, skirt: x === 420, pack: x === 600 ? "#6a7f4a" : undefined, hat: x === 330 ? "#f0dfae" : undefined });
  paintTree(canvas, { x: 90, y: 790, size: 330, colour: "#5b8a48" });
  paintBirds(canvas, { x: 560, y: 220, colour: canvas.tone("#ffffff"), size: 13 });
}

export const dayTrip = [
  { mood: "day", side: -1, paint: paintMountainTrip },
  { mood: "golden", side: 1, paint: paintTownTrip },
  { mood: "day", side: 1, paint: paintPanorama },
];
