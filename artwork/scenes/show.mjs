import { round } from "../brushes/create-canvas.mjs";
import { paintGlow } from "../brushes/sky.mjs";
import { paintAudience, paintBeam, paintCurtain } from "../brushes/stage.mjs";
import { paintConcert } from "./concert.mjs";

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
  canvas.line(
    `M${x + s * 0.09} ${y - s * 0.84}Q${x + s * 0.26} ${y - s * 0.96} ${x + s * 0.2} ${y - s * 1.22}`,
    skin,
    s * 0.055,
  );
  canvas.line(
    `M${x - s * 0.09} ${y - s * 0.84}Q${x - s * 0.3} ${y - s * 0.82} ${x - s * 0.34} ${y - s * 0.62}`,
    skin,
    s * 0.055,
  );
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
  for (let i = 0; i < 40; i++)
    canvas.circle(
      random.range(160, 1040),
      random.range(70, 300),
      random.range(0.8, 2.2),
      "#fff6e0",
      { opacity: 0.8 },
    );
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
  for (let i = 0; i < 16; i++)
    canvas.line(`M${300 + i * 40} 600L${150 + i * 60} 690`, "#5b3420", 1.6, { opacity: 0.5 });
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

export const show = [
  { mood: "night", side: 1, paint: paintTheatre },
  { mood: "night", side: -1, paint: paintConcert },
];
