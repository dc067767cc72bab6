import { paintChalet } from "../brushes/chalet.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintPool, paintTerrace, paintVilla } from "../brushes/resort-parts.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintLounger } from "../brushes/sunshades.mjs";
import { paintWater } from "../brushes/water.mjs";

export function paintAlpineSpa(canvas, { snow }) {
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
    canvas.path(
      `M${x - 14} 692q14 -24 28 0q-14 -8 -28 0Z`,
      canvas.tone(["#3a2a22", "#b98a4a", "#6b4426"][x % 3]),
    );
    canvas.path(`M${x - 24} 714q24 -18 48 0Z`, canvas.tone("#d9a06e", 0, "mid"));
  }
  paintLounger(canvas, { x: 960, y: 740, size: 150, colour: "#fbf3e6" });
  paintPines(canvas, { from: 1090, to: 1230, y: 800, height: 400, count: 4, snow });
}

export function paintLakeLodge(canvas) {
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
  for (let i = 0; i < 14; i++)
    canvas.line(`M${350 + i * 64} 662L${220 + i * 78} 800`, canvas.tone("#6b4a30", 0, "mid"), 1.8, {
      opacity: 0.45,
    });
  paintLounger(canvas, { x: 480, y: 750, size: 150, way: -1 });
  paintLounger(canvas, { x: 690, y: 750, size: 150, way: -1 });
  paintPerson(canvas, { x: 380, y: 704, height: 120, way: -1, top: "#f3ead9", bottom: "#34455f" });
  paintPines(canvas, { from: -20, to: 120, y: 800, height: 460, count: 4 });
}
