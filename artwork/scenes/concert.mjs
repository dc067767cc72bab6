import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintGlow } from "../brushes/sky.mjs";
import { paintAudience, paintBeam } from "../brushes/stage.mjs";

export function paintConcert(canvas) {
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
  for (let i = 0; i < 26; i++)
    canvas.rect(170 + i * 34, 500 - random.range(40, 280), 22, 300, "#ffe6a8", { opacity: 0.16 });
  canvas.circle(600, 330, 110, "#fff0c0", { opacity: 0.9 });
  paintGlow(canvas, 600, 330, 380, "#ffe0a0", 0.7);
  for (let i = 0; i < 7; i++)
    canvas.rect(180, 240 + i * 30, 840, 3 + i * 1.6, "#6b2a9c", { opacity: 0.4 });
  for (const y of [96, 112]) canvas.rect(90, y, 1020, 4, "#120a26");
  for (let x = 90; x < 1100; x += 30)
    canvas.line(`M${x} 98L${x + 15} 114L${x + 30} 98`, "#120a26", 3);
  for (const x of [100, 1088]) canvas.rect(x, 96, 14, 430, "#120a26");
  const beams = ["#6ae0ff", "#ff8ac9", "#ffe08a", "#9c8aff", "#6affc4", "#ff9a6a", "#6ae0ff"];
  beams.forEach((colour, i) => {
    const x = 170 + i * 143;
    paintBeam(canvas, {
      x,
      y: 118,
      toX: 600 + (x - 600) * (i % 2 ? 1.7 : 0.3),
      toY: 640,
      spread: 90,
      colour,
      strength: 0.55,
    });
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
    if (x === 600)
      canvas.line(
        `M${x + 22} ${506 - h * 0.74}L${x + 62} ${506 - h * 1.04}M${x - 22} ${506 - h * 0.7}L${x - 6} ${506 - h * 0.86}`,
        ink,
        15,
      );
    else {
      canvas.path(
        `M${x - 40} ${506 - h * 0.34}q-14 -26 12 -30q10 -22 34 -2q12 24 -16 34q-18 14 -30 -2Z`,
        ink,
      );
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
    canvas.rect(
      random.range(0, 1200),
      random.range(130, 620),
      7,
      11,
      random.pick(["#ffe08a", "#ff8ac9", "#6ae0ff", "#ffffff"]),
      {
        opacity: 0.8,
        transform: `rotate(${round(random.range(0, 90))} 600 400)`,
      },
    );
  paintAudience(canvas, { y: 610, rows: 4, raise: 0.42 });
}
