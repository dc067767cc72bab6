import { paintWake } from "../brushes/boats.mjs";
import { paintCliff } from "../brushes/cliff.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintCity, paintSuspensionBridge } from "../brushes/towers.mjs";
import { paintReflected, paintWater } from "../brushes/water.mjs";
import { paintNorthernQuay } from "./northern-quay.mjs";

/** Open excursion boat with passengers under an awning. */
function paintTourBoat(canvas, { x, y, size, hull = "#1f6f8c", awning = "#f4efe2" }) {
  const s = size;
  for (let i = 0; i < 8; i++)
    paintPerson(canvas, {
      x: x - s * 0.4 + i * s * 0.105,
      y: y - s * 0.04,
      height: s * 0.24,
      way: i % 3 ? 1 : -1,
      pose: i === 7 ? "reach" : "stand",
      hat: i % 3 === 1 ? "#f0dfae" : undefined,
    });
  for (let i = 0; i < 6; i++)
    canvas.rect(
      x - s * 0.46 + i * s * 0.17,
      y - s * 0.34,
      s * 0.012,
      s * 0.24,
      canvas.tone("#fbf8f0"),
    );
  canvas.path(
    `M${x - s * 0.5} ${y - s * 0.34}Q${x} ${y - s * 0.42} ${x + s * 0.44} ${y - s * 0.34}L${x + s * 0.43} ${y - s * 0.31}H${x - s * 0.49}Z`,
    canvas.linear([
      [0, canvas.tone(awning)],
      [1, canvas.tone(awning, 0, "mid")],
    ]),
  );
  canvas.path(
    `M${x - s * 0.56} ${y - s * 0.15}H${x + s * 0.5}L${x + s * 0.66} ${y - s * 0.2}Q${x + s * 0.56} ${y + s * 0.03} ${x + s * 0.44} ${y + s * 0.05}H${x - s * 0.48}Q${x - s * 0.56} ${y} ${x - s * 0.56} ${y - s * 0.15}Z`,
    canvas.linear([
      [0, canvas.tone(hull)],
      [1, canvas.tone(hull, 0, "shade")],
    ]),
  );
  canvas.line(
    `M${x - s * 0.555} ${y - s * 0.135}H${x + s * 0.5}L${x + s * 0.65} ${y - s * 0.18}`,
    canvas.tone("#fffaf0"),
    s * 0.022,
  );
  canvas.line(`M${x - s * 0.5} ${y - s * 0.34}V${y - s * 0.5}`, canvas.tone("#6b5a4a"), s * 0.01);
  canvas.path(
    `M${x - s * 0.5} ${y - s * 0.5}q${-s * 0.06} ${-s * 0.02} ${-s * 0.12} 0v${s * 0.07}q${s * 0.06} ${-s * 0.02} ${s * 0.12} 0Z`,
    canvas.tone("#e8503c"),
  );
  paintWake(canvas, x, y + s * 0.05, s * 0.62);
}

/** Sailing catamaran with guests on the net. */
function paintCatamaran(canvas, { x, y, size }) {
  const s = size;
  canvas.rect(x - s * 0.01, y - s * 1.15, s * 0.02, s * 1.05, canvas.tone("#c9d1d8"));
  canvas.path(
    `M${x + s * 0.03} ${y - s * 1.1}Q${x + s * 0.36} ${y - s * 0.6} ${x + s * 0.46} ${y - s * 0.16}L${x + s * 0.03} ${y - s * 0.2}Z`,
    canvas.tone("#fffdf6"),
  );
  canvas.path(
    `M${x - s * 0.03} ${y - s * 1.08}Q${x - s * 0.2} ${y - s * 0.5} ${x - s * 0.44} ${y - s * 0.24}L${x - s * 0.03} ${y - s * 0.24}Z`,
    canvas.linear([
      [0, canvas.tone("#f08a4c")],
      [1, canvas.tone("#e8503c")],
    ]),
  );
  for (let i = 0; i < 5; i++)
    paintPerson(canvas, {
      x: x + s * (-0.3 + i * 0.16),
      y: y - s * 0.1,
      height: s * 0.2,
      way: i % 2 ? 1 : -1,
      pose: i === 4 ? "raise" : "stand",
    });
  canvas.path(
    `M${x - s * 0.24} ${y - s * 0.1}L${x - s * 0.18} ${y - s * 0.2}H${x + s * 0.08}L${x + s * 0.16} ${y - s * 0.1}Z`,
    canvas.tone("#ffffff"),
  );
  canvas.rect(x - s * 0.16, y - s * 0.18, s * 0.2, s * 0.05, canvas.tone("#2f4858"), { rx: 4 });
  canvas.path(
    `M${x - s * 0.5} ${y - s * 0.1}H${x + s * 0.56}Q${x + s * 0.48} ${y + s * 0.02} ${x + s * 0.4} ${y + s * 0.03}H${x - s * 0.46}Z`,
    canvas.linear([
      [0, canvas.tone("#ffffff")],
      [1, canvas.tone("#c9d6de", 0, "mid")],
    ]),
  );
  canvas.rect(x - s * 0.48, y - s * 0.06, s * 0.98, s * 0.014, canvas.tone("#1f8fa3"));
  paintWake(canvas, x, y + s * 0.03, s * 0.56);
}

export const boatTrip = [
  {
    mood: "tropical",
    side: -1,
    paint(canvas) {
      paintSky(canvas, { horizon: 360, sunY: 140, count: 5 });
      paintWater(canvas, { horizon: 360, glitter: 0.9, ripples: 120 });
      paintForest(canvas, {
        points: [
          [700, 362],
          [860, 300],
          [1020, 280],
          [1220, 300],
        ],
        colour: "#4b8a5e",
        depth: 0.42,
        crown: 12,
        bottom: 366,
      });
      paintCliff(canvas, { left: -80, right: 210, top: 250, foot: 470, depth: 0.3, trees: 9 });
      paintCatamaran(canvas, { x: 600, y: 640, size: 470 });
      paintBirds(canvas, { x: 900, y: 180, colour: canvas.tone("#ffffff"), size: 12 });
    },
  },
  {
    mood: "golden",
    side: 1,
    paint(canvas) {
      paintSky(canvas, { horizon: 520, sunY: 330, disc: 50, clouds: "streak", count: 6 });
      paintReflected(canvas, { waterline: 520, strength: 0.55 }, () => {
        paintHill(canvas, { y: 430, swing: 30, colour: "#8a9a94", depth: 0.66, bottom: 520 });
        paintCity(canvas, { y: 520, tall: 260, depth: 0.46, centre: 0.3 });
        paintSuspensionBridge(canvas, { y: 450, foot: 520, tall: 200, depth: 0.22 });
      });
      paintTourBoat(canvas, { x: 590, y: 690, size: 560 });
    },
  },
  {
    mood: "day",
    side: 1,
    paint(canvas) {
      paintNorthernQuay(canvas, {
        waterline: 540,
        people: 6,
        boats: [
          [0.1, "#8a3b34", 0.8],
          [0.93, "#2d4a6b", 0.9],
        ],
      });
      paintTourBoat(canvas, { x: 600, y: 700, size: 540, hull: "#c8413a", awning: "#fbf3e0" });
    },
  },
];
