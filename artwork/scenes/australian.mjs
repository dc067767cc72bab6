import { paintSailboat, paintYacht } from "../brushes/boats.mjs";
import { paintCliff } from "../brushes/cliff.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintBush, paintMeadow } from "../brushes/plants.mjs";
import { paintBreakers, paintSand, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintCity } from "../brushes/towers.mjs";
import { paintGum } from "../brushes/veranda.mjs";
import { paintReflected, paintWater } from "../brushes/water.mjs";
import { paintArchBridge } from "./facades/australian.mjs";

/** A concert hall of white shells on its quay. */
function paintShells(canvas, { x, y, size }) {
  const s = size;
  canvas.rect(x - s * 0.75, y - s * 0.1, s * 1.5, s * 0.14, canvas.tone("#c9a88a", 0.06));
  const shell = (dx, w, h, way) => {
    const l = x + s * dx;
    canvas.path(
      `M${round(l)} ${round(y - s * 0.1)}Q${round(l + way * s * w * 0.1)} ${round(y - s * h * 0.8)} ${round(l + way * s * w)} ${round(y - s * h)}Q${round(l + way * s * w * 0.86)} ${round(y - s * h * 0.4)} ${round(l + way * s * w * 0.5)} ${round(y - s * 0.1)}Z`,
      canvas.linear(
        [
          [0, canvas.tone("#ffffff", 0.04, way === canvas.side ? "lit" : "mid")],
          [1, canvas.tone("#f1e9da", 0.04)],
        ],
        [0, 0, 1, 0],
      ),
      { stroke: canvas.tone("#d8ccb8", 0.06), "stroke-width": 2 },
    );
  };
  shell(0.62, 0.36, 0.36, -1);
  shell(0.42, 0.5, 0.58, -1);
  shell(0.1, 0.62, 0.8, -1);
  shell(-0.72, 0.34, 0.34, 1);
  shell(-0.5, 0.44, 0.52, 1);
}

function paintHarbourView(canvas) {
  const waterline = 520;
  paintSky(canvas, { horizon: 460, sunY: 160, count: 6 });
  paintReflected(
    canvas,
    { waterline, strength: 0.55, colours: ["#9ad4e2", "#3f97bb", "#1b5f8c"] },
    () => {
      paintHill(canvas, { y: 440, swing: 16, colour: "#6f9478", depth: 0.5, bottom: waterline });
      paintCity(canvas, {
        y: 500,
        from: 560,
        to: 1220,
        tall: 300,
        depth: 0.36,
        centre: 0.8,
        widths: [26, 52],
      });
      paintForest(canvas, {
        y: 484,
        swing: 8,
        depth: 0.26,
        crown: 16,
        colour: "#4f7f58",
        bottom: waterline,
      });
      paintArchBridge(canvas, { from: 60, to: 560, y: 440, rise: 210, depth: 0.2 });
      paintShells(canvas, { x: 830, y: waterline - 8, size: 250 });
    },
  );
  paintYacht(canvas, { x: 330, y: 640, size: 210 });
  for (const [x, y, size] of [
    [620, 610, 90],
    [1010, 660, 150],
    [120, 590, 66],
  ])
    paintSailboat(canvas, { x, y, size });
  paintBush(canvas, { x: 20, y: 830, size: 200, colour: "#5f8a58" });
  paintGum(canvas, { x: 1150, y: 830, height: 520 });
  paintBirds(canvas, { x: 560, y: 150 });
}

/** Stacks of limestone along a southern coast. */
function paintStacks(canvas) {
  const horizon = 380;
  paintSky(canvas, { horizon, sunY: 260, disc: 50, clouds: "streak", count: 7 });
  paintWater(canvas, { horizon, bottom: 700, glitter: 1.2 });
  for (const [left, right, top, foot, depth] of [
    [560, 620, 330, 440, 0.42],
    [690, 770, 300, 480, 0.32],
    [450, 560, 250, 540, 0.2],
    [840, 1250, 240, 520, 0.24],
  ])
    paintCliff(canvas, { left, right, top, foot, depth, trees: right > 1200 ? 14 : 0 });
  paintBreakers(canvas, { from: 470, to: 600, count: 6 });
  paintCliff(canvas, { left: -140, right: 260, top: 250, foot: 660, depth: 0.06, trees: 18 });
  paintSand(canvas, {
    shore: shoreline(canvas, { y: 650, slant: -30, swing: 20 }),
    colour: "#f0d9a6",
  });
  paintGum(canvas, { x: 1090, y: 800, height: 520 });
  paintMeadow(canvas, {
    y: 770,
    spread: 50,
    count: 160,
    from: 700,
    green: "#8f9a5c",
    colours: ["#f4c64e", "#d8434f", "#fff3d8"],
  });
  paintBirds(canvas, { x: 330, y: 170, count: 6 });
}

export const australian = [
  { mood: "day", side: 1, paint: paintHarbourView },
  { mood: "golden", side: -1, paint: paintStacks },
];
