import { paintForest } from "../brushes/land.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { paintBush, paintLeaves, paintPalm } from "../brushes/plants.mjs";
import { paintBreakers, paintSand, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintStiltHut } from "../brushes/stilt-hut.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintBoardwalk, paintVolcano } from "./facades/pacific.mjs";

/** Outrigger with a sail like a claw. */
function paintOutrigger(canvas, { x, y, size, sail = "#e8a04c" }) {
  const s = size;
  canvas.line(
    `M${x - s * 0.2} ${round(y - s * 0.04)}L${x - s * 0.3} ${round(y + s * 0.16)}M${x + s * 0.2} ${round(y - s * 0.04)}L${x + s * 0.1} ${round(y + s * 0.16)}`,
    canvas.tone("#6a4630"),
    s * 0.02,
  );
  canvas.line(
    `M${x - s * 0.46} ${round(y + s * 0.16)}H${round(x + s * 0.26)}`,
    canvas.tone("#8a5f3c"),
    s * 0.04,
  );
  canvas.path(
    `M${x - s * 0.6} ${y - s * 0.1}Q${x} ${y + s * 0.02} ${x + s * 0.6} ${y - s * 0.12}Q${x + s * 0.4} ${y + s * 0.08} ${x} ${y + s * 0.08}Q${x - s * 0.4} ${y + s * 0.08} ${x - s * 0.6} ${y - s * 0.1}Z`,
    canvas.tone("#a8683c"),
  );
  canvas.path(
    `M${x - s * 0.1} ${y - s * 0.04}L${x + s * 0.34} ${y - s * 0.92}Q${x + s * 0.5} ${y - s * 0.4} ${x + s * 0.06} ${y - s * 0.06}Z`,
    canvas.tone(sail),
  );
  canvas.line(
    `M${x - s * 0.1} ${y - s * 0.04}L${x + s * 0.34} ${y - s * 0.92}`,
    canvas.tone("#5b3a28"),
    s * 0.02,
  );
}

/** Huts over a lagoon below an old volcano. */
function paintLagoon(canvas) {
  paintSky(canvas, { horizon: 390, sunY: 150, count: 6 });
  paintVolcano(canvas, { x: 420, y: 400, w: 860, h: 320, depth: 0.36 });
  paintForest(canvas, { y: 386, swing: 8, depth: 0.3, crown: 11, colour: "#3f8258", bottom: 402 });
  canvas.rect(0, 396, 1200, 7, canvas.tone("#f6e6c0", 0.1));
  paintWater(canvas, { horizon: 400, colours: ["#b3f2e4", "#4fd2cf", "#1f9fb8"] });
  for (let i = 0; i < 16; i++)
    canvas.ellipse(
      canvas.random.range(0, 1200),
      canvas.random.range(470, 780),
      canvas.random.range(40, 130),
      canvas.random.range(5, 14),
      canvas.tone("#2f8f8c"),
      { opacity: 0.22 },
    );
  paintBoardwalk(canvas, { from: 560, to: 1210, y: 560 });
  for (const [x, y, s] of [
    [640, 500, 92],
    [740, 520, 116],
    [870, 552, 152],
    [1040, 600, 206],
  ])
    paintStiltHut(canvas, { x, y, size: s, depth: 0.12 - s / 3000 });
  paintOutrigger(canvas, { x: 330, y: 620, size: 190 });
  paintOutrigger(canvas, { x: 200, y: 470, size: 70, sail: "#f4ead6" });
  paintLeaves(canvas, { x: 20, y: 830, from: -1.6, to: -0.2, length: 240, count: 10 });
  paintPalm(canvas, { x: 60, y: 830, height: 640, lean: 0.12 });
  paintBirds(canvas, { x: 760, y: 170 });
}

/** Evening on the beach with canoes. */
function paintEveningBeach(canvas) {
  const horizon = 430;
  paintSky(canvas, { horizon, sunY: 380, disc: 54, clouds: "streak", count: 8 });
  paintVolcano(canvas, { x: 300, y: 438, w: 620, h: 220, depth: 0.5 });
  paintWater(canvas, { horizon, glitter: 2 });
  paintBreakers(canvas, { from: 520, to: 620, count: 3 });
  paintSand(canvas, { shore: shoreline(canvas, { y: 650, slant: 30 }), colour: "#e6c39a" });
  paintOutrigger(canvas, { x: 560, y: 540, size: 130, sail: "#c8553c" });
  for (const [x, y, s, colour] of [
    [270, 712, 1, "#a83c38"],
    [640, 740, 1.15, "#2f7f8c"],
  ])
    canvas.path(
      `M${x - 130 * s} ${y - 26 * s}Q${x} ${y + 10 * s} ${x + 130 * s} ${y - 26 * s}Q${x + 90 * s} ${y + 30 * s} ${x} ${y + 30 * s}Q${x - 90 * s} ${y + 30 * s} ${x - 130 * s} ${y - 26 * s}Z`,
      canvas.tone(colour),
      { stroke: canvas.tone("#f4d9a0"), "stroke-width": 4 },
    );
  paintPalm(canvas, { x: 1090, y: 820, height: 660, lean: -0.18 });
  paintPalm(canvas, { x: 940, y: 790, height: 440, lean: -0.22 });
  paintBush(canvas, { x: 1140, y: 850, size: 200, colour: "#3f7a50", flowers: "#f0708a" });
  paintBirds(canvas, { x: 700, y: 200 });
}

export const pacific = [
  { mood: "tropical", side: 1, paint: paintLagoon },
  { mood: "dusk", side: 1, lightX: 720, paint: paintEveningBeach },
];
