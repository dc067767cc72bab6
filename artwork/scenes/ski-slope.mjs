import { mix } from "../brushes/colour.mjs";
import { smoothArea } from "../brushes/curves.mjs";
import { paintForest, paintRange } from "../brushes/land.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintSky } from "../brushes/sky.mjs";

export function paintSkiSlope(canvas) {
  const { height, random } = canvas;
  paintSky(canvas, { horizon: 520, sunY: 160, count: 2 });
  paintRange(canvas, {
    peaks: [
      [140, 170],
      [470, 90],
      [860, 190],
      [1130, 110],
    ],
    foot: 540,
    depth: 0.28,
    snow: 0.95,
    rock: "#7c86a0",
    roughness: 36,
  });
  paintForest(canvas, {
    points: [
      [-20, 470],
      [220, 500],
      [480, 540],
    ],
    colour: "#3a5f66",
    depth: 0.3,
    pointed: true,
    crown: 12,
  });
  canvas.path(
    smoothArea(
      [
        [-40, 560],
        [260, 540],
        [620, 500],
        [900, 450],
        [1240, 400],
      ],
      height,
    ),
    canvas.linear([
      [0, canvas.tone("#ffffff", 0.05)],
      [1, canvas.tone("#dfe9f8", 0, "mid")],
    ]),
  );
  paintPines(canvas, {
    from: 640,
    to: 1180,
    y: (x) => 520 - (x - 620) * 0.16,
    height: 130,
    count: 24,
    depth: 0.12,
    snow: true,
  });
  for (const [x, y] of [
    [980, 560],
    [620, 640],
  ])
    canvas.line(
      `M${x} ${y}Q${x - 60} ${y + 60} ${x - 10} ${y + 110}Q${x + 40} ${y + 160} ${x - 60} ${height}`,
      canvas.tone("#b9cbe6", 0, "mid"),
      4,
      {
        opacity: 0.8,
      },
    );
  for (const [x, y, h, top] of [
    [978, 566, 60, "#e0674f"],
    [616, 650, 84, "#f0b94f"],
    [430, 590, 50, "#3f7fb0"],
  ])
    paintSkier(canvas, { x, y, h, top });
  for (const [x, y, t] of [
    [250, 640, 1],
    [470, 560, 0.7],
    [640, 505, 0.5],
  ]) {
    canvas.rect(x - 4 * t, y - 250 * t, 8 * t, 250 * t, canvas.tone("#5b6678", 0.1, "mid"));
    canvas.rect(x - 40 * t, y - 250 * t, 80 * t, 8 * t, canvas.tone("#5b6678", 0.1, "mid"));
  }
  canvas.line(
    "M-20 470Q120 420 250 392Q360 400 470 386Q560 384 640 380L1220 180",
    canvas.tone("#4a5568", 0.1),
    2,
  );
  for (const [x, y, s] of [
    [90, 436, 40],
    [370, 396, 30],
    [560, 384, 24],
  ]) {
    canvas.line(`M${x} ${y}v${s}h${s * 0.4}`, canvas.tone("#3a4450"), 3);
    canvas.rect(x - s * 0.45, y + s, s * 0.95, s * 0.16, canvas.tone("#d8473c"), { rx: 3 });
  }
  paintPines(canvas, { from: -10, to: 210, y: 790, height: 420, count: 5, snow: true });
  paintPines(canvas, { from: 1060, to: 1230, y: 810, height: 380, count: 4, snow: true });
  for (let i = 0; i < 60; i++)
    canvas.ellipse(
      random.range(0, 1200),
      random.range(600, 800),
      random.range(10, 50),
      random.range(1, 3),
      mix("#ffffff", "#b9cbe6", 0.4),
      { opacity: 0.5 },
    );
}

function paintSkier(canvas, { x, y, h, top }) {
  const tone = (colour) => canvas.tone(colour);
  canvas.line(
    `M${x - h * 0.6} ${y + h * 0.16}L${x + h * 0.6} ${y - h * 0.04}`,
    tone("#2f3a4c"),
    h * 0.05,
  );
  canvas.line(
    `M${x} ${y + h * 0.02}L${x + h * 0.14} ${y - h * 0.25}L${x - h * 0.05} ${y - h * 0.45}`,
    tone("#34455f"),
    h * 0.15,
    {
      "stroke-linejoin": "round",
    },
  );
  canvas.line(
    `M${x - h * 0.05} ${y - h * 0.45}L${x + h * 0.12} ${y - h * 0.78}`,
    tone(top),
    h * 0.22,
  );
  canvas.line(
    `M${x + h * 0.1} ${y - h * 0.72}L${x + h * 0.34} ${y - h * 0.5}L${x + h * 0.1} ${y}`,
    tone(top),
    h * 0.07,
  );
  canvas.circle(x + h * 0.17, y - h * 0.96, h * 0.12, tone("#2f5d86"));
}
