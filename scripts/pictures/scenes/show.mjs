import { round } from "../brushes/create-canvas.mjs";
import { blobs, polygon } from "../brushes/curves.mjs";
import { paintGlow } from "../brushes/sky.mjs";

function paintBeam(canvas, { x, y, toX, toY, spread, colour, strength = 0.5 }) {
  const id = canvas.linear(
    [
      [0, colour, strength],
      [1, colour, 0.02],
    ],
    [x, y, toX, toY],
    { gradientUnits: "userSpaceOnUse" },
  );
  canvas.path(
    polygon([
      [x - 6, y],
      [x + 6, y],
      [toX + spread, toY],
      [toX - spread, toY],
    ]),
    id,
  );
}

function paintCurtain(canvas, { x, w, top, foot, gather }) {
  const folds = 9;
  for (let i = 0; i < folds; i++) {
    const [a, b] = [x + (w * i) / folds, x + (w * (i + 1)) / folds];
    const pull = (px, t) => px + gather * t * 60;
    canvas.path(
      `M${round(a)} ${top}C${round(pull(a, 0.2))} ${round(foot * 0.5)} ${round(pull(a, 1))} ${round(foot * 0.6)} ${round(pull(a, 0.6))} ${foot}H${round(pull(b, 0.6))}C${round(pull(b, 1))} ${round(foot * 0.6)} ${round(pull(b, 0.2))} ${round(foot * 0.5)} ${round(b)} ${top}Z`,
      canvas.linear(
        [
          [0, "#4a0d1c"],
          [0.4, "#b5243a"],
          [0.6, "#c8324a"],
          [1, "#5b1022"],
        ],
        [0, 0, 1, 0],
      ),
    );
  }
}

/** Heads and raised hands along the lower edge. */
function paintAudience(canvas, { y, rows, raise = 0, colour = "#140d22" }) {
  const { random } = canvas;
  for (let row = 0; row < rows; row++) {
    const size = 22 + row * 11;
    for (let x = -20 + (row % 2) * size; x < 1240; x += size * random.range(1.9, 2.5)) {
      const py = y + row * 44 + random.range(-8, 8);
      canvas.path(
        `${blobs([[x, py - size * 0.9, size * 0.52]])}M${round(x - size)} 810V${round(py + size * 0.3)}Q${round(x - size * 0.8)} ${round(py - size * 0.3)} ${round(x)} ${round(py - size * 0.35)}Q${round(x + size * 0.8)} ${round(py - size * 0.3)} ${round(x + size)} ${round(py + size * 0.3)}V810Z`,
        row === rows - 1 ? colour : `#${["2a1c40", "21163a", "1a1130"][row % 3]}`,
      );
      if (random.chance(raise)) {
        const way = random.pick([-1, 1]);
        canvas.line(
          `M${round(x + way * size * 0.7)} ${round(py)}Q${round(x + way * size * 1.1)} ${round(py - size)} ${round(x + way * size * 0.9)} ${round(py - size * 1.9)}`,
          row === rows - 1 ? colour : "#21163a",
          size * 0.3,
        );
      }
    }
  }
}

function paintDancer(canvas, x, y, s) {
  const skin = "#d99a6c";
  canvas.ellipse(x, y + 6, s * 0.4, s * 0.04, "#2a0d18", { opacity: 0.5 });
  canvas.line(`M${x + s * 0.02} ${y - s * 0.34}L${x + s * 0.05} ${y}`, skin, s * 0.06);
  canvas.path(
    `M${x - s * 0.09} ${y - s * 0.56}Q${x - s * 0.62} ${y - s * 0.4} ${x - s * 0.72} ${y - s * 0.1}Q${x - s * 0.5} ${y - s * 0.16} ${x - s * 0.44} ${y - s * 0.04}Q${x - s * 0.26} ${y - s * 0.16} ${x - s * 0.14} ${y - s * 0.02}Q${x} ${y - s * 0.14} ${x + s * 0.16} ${y - s * 0.04}Q${x + s * 0.2} ${y - s * 0.34} ${x + s * 0.09} ${y - s * 0.56}Z`,
    canvas.linear([
      [0, "#f0503c"],
      [1, "#a81f34"],
    ]),
  );
  for (let i = 0; i < 5; i++)
    canvas.line(
      `M${round(x - s * 0.05)} ${round(y - s * 0.5)}Q${round(x - s * (0.2 + i * 0.08))} ${round(y - s * 0.36)} ${round(x - s * (0.08 + i * 0.14))} ${round(y - s * (0.06 + i * 0.02))}`,
      "#7a1226",
      3,
      { opacity: 0.5 },
    );
  canvas.path(
    `M${x - s * 0.1} ${y - s * 0.86}Q${x} ${y - s * 0.9} ${x + s * 0.1} ${y - s * 0.86}L${x + s * 0.075} ${y - s * 0.54}H${x - s * 0.075}Z`,
    "#d63f3a",
  );
  canvas.line(`M${x + s * 0.09} ${y - s * 0.84}Q${x + s * 0.26} ${y - s * 0.96} ${x + s * 0.2} ${y - s * 1.22}`, skin, s * 0.055);
  canvas.line(`M${x - s * 0.09} ${y - s * 0.84}Q${x - s * 0.3} ${y - s * 0.82} ${x - s * 0.34} ${y - s * 0.62}`, skin, s * 0.055);
  canvas.ellipse(x + s * 0.01, y - s * 0.98, s * 0.062, s * 0.08, skin);
  canvas.path(
    `M${x + s * 0.06} ${y - s * 1.04}Q${x} ${y - s * 1.1} ${x - s * 0.06} ${y - s * 1.03}Q${x - s * 0.1} ${y - s * 0.94} ${x - s * 0.05} ${y - s * 0.92}Q${x - s * 0.03} ${y - s * 1.02} ${x + s * 0.06} ${y - s * 1.04}Z`,
    "#1f1418",
  );
  canvas.circle(x - s * 0.085, y - s * 1.0, s * 0.045, "#1f1418");
  canvas.circle(x - s * 0.05, y - s * 1.06, s * 0.03, "#f0503c");
}

function paintTheatre(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, "#2a0d22"],
      [1, "#14081a"],
    ]),
  );
  canvas.rect(
    150,
    60,
    900,
    560,
    canvas.linear([
      [0, "#23315e"],
      [0.6, "#6b3f7a"],
      [1, "#d97a5c"],
    ]),
  );
  canvas.circle(760, 300, 74, "#ffe6b0");
  paintGlow(canvas, 760, 300, 240, "#ffe6b0", 0.6);
  canvas.path("M150 520Q300 420 460 490T800 470T1050 500V620H150Z", "#3a2450");
  for (let i = 0; i < 40; i++) canvas.circle(random.range(160, 1040), random.range(70, 300), random.range(0.8, 2.2), "#fff6e0", { opacity: 0.8 });
  canvas.rect(
    60,
    600,
    1080,
    90,
    canvas.linear([
      [0, "#c98a52"],
      [1, "#7a4a2a"],
    ]),
  );
  for (let i = 0; i < 16; i++) canvas.line(`M${300 + i * 40} 600L${150 + i * 60} 690`, "#5b3420", 1.6, { opacity: 0.5 });
  for (const [x, toX, colour] of [
    [260, 560, "#fff0c8"],
    [940, 640, "#ffd9e6"],
  ])
    paintBeam(canvas, { x, y: 40, toX, toY: 640, spread: 140, colour, strength: 0.45 });
  canvas.ellipse(600, 650, 230, 26, "#fff0c8", { opacity: 0.45 });
  paintDancer(canvas, 600, 650, 330);
  paintCurtain(canvas, { x: -20, w: 240, top: 20, foot: 640, gather: -0.9 });
  paintCurtain(canvas, { x: 980, w: 240, top: 20, foot: 640, gather: 0.9 });
  for (let i = 0; i < 8; i++)
    canvas.path(
      `M${i * 150} 0H${i * 150 + 150}V60Q${i * 150 + 75} 150 ${i * 150} 60Z`,
      canvas.linear([
        [0, "#7a142a"],
        [1, "#c8324a"],
      ]),
      { stroke: "#f2c46a", "stroke-width": 4 },
    );
  canvas.rect(0, 0, 1200, 26, "#d9a04c");
  for (let i = 0; i < 15; i++) paintGlow(canvas, 110 + i * 70, 692, 40, "#ffe0a0", 0.8);
  paintAudience(canvas, { y: 726, rows: 2 });
}

function paintConcert(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, "#0d0a2a"],
      [0.55, "#3a1a66"],
      [1, "#8a2a7a"],
    ]),
  );
  canvas.rect(
    160,
    150,
    880,
    360,
    canvas.linear([
      [0, "#5b2a9c"],
      [0.6, "#d9478c"],
      [1, "#ffb05c"],
    ]),
  );
  for (let i = 0; i < 26; i++) canvas.rect(170 + i * 34, 500 - random.range(40, 280), 22, 300, "#ffe6a8", { opacity: 0.16 });
  canvas.circle(600, 330, 110, "#fff0c0", { opacity: 0.9 });
  paintGlow(canvas, 600, 330, 380, "#ffe0a0", 0.7);
  for (let i = 0; i < 7; i++) canvas.rect(180, 240 + i * 30, 840, 3 + i * 1.6, "#6b2a9c", { opacity: 0.4 });
  for (const y of [96, 112]) canvas.rect(90, y, 1020, 4, "#120a26");
  for (let x = 90; x < 1100; x += 30) canvas.line(`M${x} 98L${x + 15} 114L${x + 30} 98`, "#120a26", 3);
  for (const x of [100, 1088]) canvas.rect(x, 96, 14, 430, "#120a26");
  const beams = ["#6ae0ff", "#ff8ac9", "#ffe08a", "#9c8aff", "#6affc4", "#ff9a6a", "#6ae0ff"];
  beams.forEach((colour, i) => {
    const x = 170 + i * 143;
    paintBeam(canvas, { x, y: 118, toX: 600 + (x - 600) * (i % 2 ? 1.7 : 0.3), toY: 640, spread: 90, colour, strength: 0.55 });
    canvas.path(
      polygon([
        [x - 14, 108],
        [x + 14, 108],
        [x + 10, 132],
        [x - 10, 132],
      ]),
      "#120a26",
    );
    paintGlow(canvas, x, 130, 42, colour, 0.95);
  });
  canvas.rect(110, 506, 980, 60, "#1a0f30");
  const ink = "#180c2c";
  for (const [x, h] of [
    [420, 150],
    [600, 172],
    [790, 150],
  ]) {
    canvas.circle(x, 506 - h * 0.92, h * 0.1, ink);
    canvas.path(
      `M${x - h * 0.16} ${506 - h * 0.42}L${x - h * 0.17} ${506 - h * 0.78}Q${x} ${506 - h * 0.88} ${x + h * 0.17} ${506 - h * 0.78}L${x + h * 0.15} ${506 - h * 0.42}L${x + h * 0.18} 508H${x + h * 0.03}L${x} ${506 - h * 0.32}L${x - h * 0.04} 508H${x - h * 0.2}Z`,
      ink,
    );
    if (x === 600) canvas.line(`M${x + 22} ${506 - h * 0.74}L${x + 62} ${506 - h * 1.04}M${x - 22} ${506 - h * 0.7}L${x - 6} ${506 - h * 0.86}`, ink, 15);
    else {
      canvas.path(`M${x - 40} ${506 - h * 0.34}q-14 -26 12 -30q10 -22 34 -2q12 24 -16 34q-18 14 -30 -2Z`, ink);
      canvas.line(`M${x - 10} ${506 - h * 0.42}L${x + 88} ${506 - h * 0.72}`, ink, 8);
    }
  }
  canvas.line(`M586 ${506 - 150}V508`, ink, 4);
  for (const [x, r] of [
    [680, 34],
    [726, 24],
  ])
    canvas.ellipse(x, 480, r, r * 0.9, ink);
  for (const x of [140, 980])
    for (let i = 0; i < 3; i++) {
      canvas.rect(x, 350 + i * 54, 80, 50, "#0f0822", { stroke: "#3a2a5c", "stroke-width": 2 });
      canvas.circle(x + 40, 375 + i * 54, 17, "#23173f");
    }
  for (let i = 0; i < 60; i++)
    canvas.rect(random.range(0, 1200), random.range(130, 620), 7, 11, random.pick(["#ffe08a", "#ff8ac9", "#6ae0ff", "#ffffff"]), {
      opacity: 0.8,
      transform: `rotate(${round(random.range(0, 90))} 600 400)`,
    });
  paintAudience(canvas, { y: 610, rows: 4, raise: 0.42 });
}

export const show = [
  { mood: "night", side: 1, paint: paintTheatre },
  { mood: "night", side: -1, paint: paintConcert },
];
