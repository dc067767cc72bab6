import { mix } from "../brushes/colour.mjs";
import { paintCruiseShip } from "../brushes/cruise-ship.mjs";
import { blobs } from "../brushes/curves.mjs";
import { paintHill } from "../brushes/land.mjs";
import { paintBirds, paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";

function paintCloudSea(canvas, y, size, lit, dark) {
  const { width, random } = canvas;
  const circles = [];
  for (let x = -40; x < width + 80; x += size * 0.5)
    circles.push([x, y + random.range(-0.3, 0.5) * size, size * random.range(0.45, 0.95)]);
  canvas.path(
    `${blobs(circles)}M-50 ${y + size * 0.4}V${y + 400}H${width + 50}V${y + size * 0.4}Z`,
    canvas.linear(
      [
        [0, lit],
        [0.5, mix(lit, dark, 0.45)],
        [1, dark],
      ],
      [0, y - size, 0, y + size * 2.2],
      { gradientUnits: "userSpaceOnUse" },
    ),
  );
}

function paintWing(canvas) {
  paintSky(canvas, { horizon: 430, sunY: 330, disc: 60, clouds: "streak", count: 7 });
  const tints = [
    ["#fbd3a8", "#c98fae"],
    ["#fbc49a", "#a87fae"],
    ["#f7b193", "#8a6fa8"],
    ["#f2a58f", "#6b5a98"],
  ];
  tints.forEach(([lit, dark], i) => paintCloudSea(canvas, 430 + i * 62, 34 + i * 22, lit, dark));
  paintGlow(canvas, canvas.lightX, 330, 620, "#ffe0b0", 0.45);
  const upper = canvas.linear(
    [
      [0, "#8a84ac"],
      [0.35, "#d9d3e0"],
      [1, "#fbf6f2"],
    ],
    [0, 0, 1, 0],
  );
  canvas.path("M856 376Q1200 372 1660 452V700L1330 548L930 410Q880 396 856 376Z", upper);
  canvas.path("M930 410L1330 548L1660 700V668L1340 532L950 408Z", "#6b6590");
  canvas.path(
    "M856 376L806 296Q800 284 818 292Q868 330 930 384L900 398Q872 392 856 376Z",
    canvas.linear([
      [0, "#f0705a"],
      [1, "#c8382f"],
    ]),
  );
  canvas.line("M980 392L1660 520M1090 440L1660 610", "#8a84ac", 2, { opacity: 0.7 });
  canvas.line("M1200 424L1176 492M1400 470L1360 556", "#8a84ac", 2, { opacity: 0.6 });
  for (const [x, y, s] of [
    [1130, 470, 0.8],
    [1370, 560, 1.1],
  ])
    canvas.path(
      `M${x} ${y}q${70 * s} ${10 * s} ${120 * s} ${56 * s}q${-30 * s} ${14 * s} ${-66 * s} ${-4 * s}q${-40 * s} ${-20 * s} ${-54 * s} ${-52 * s}Z`,
      "#57507f",
    );
}

function paintOpenSea(canvas) {
  const { width } = canvas;
  paintSky(canvas, { horizon: 360, sunY: 190, disc: 40, count: 7 });
  paintHill(canvas, {
    points: [
      [-40, 358],
      [160, 330],
      [330, 344],
      [480, 360],
    ],
    colour: "#5b8a8a",
    depth: 0.6,
    bottom: 362,
  });
  paintWater(canvas, { horizon: 358, glitter: 1.6, ripples: 170 });
  paintCruiseShip(canvas, { x: width * 0.55, y: 440, size: 820, funnel: "#e8604c" });
  for (let i = 0; i < 26; i++)
    canvas.ellipse(
      canvas.random.range(0, width),
      canvas.random.range(460, 640),
      canvas.random.range(20, 70),
      2.4,
      "#ffffff",
      { opacity: 0.35 },
    );
  paintBirds(canvas, { x: 420, y: 160, colour: canvas.tone("#ffffff"), size: 14, count: 7 });
}

export const promo = {
  flights: { width: 1600, height: 640, mood: "dusk", side: 1, lightX: 600, paint: paintWing },
  cruises: { width: 1600, height: 640, mood: "day", side: 1, lightX: 1380, paint: paintOpenSea },
};
