import { mix } from "../../brushes/colour.mjs";
import { round } from "../../brushes/create-canvas.mjs";
import { paintVase } from "../../brushes/furniture.mjs";
import { paintShell, paintView } from "../../brushes/interior.mjs";
import { styles } from "./styles.mjs";

const tableY = 560;
const soft = (canvas, x, y, rx, ry) =>
  canvas.ellipse(x, y, rx, ry, "#4a3426", { opacity: 0.26, filter: canvas.blur(6) });

function paintPlate(canvas, x, y, r) {
  soft(canvas, x + 4, y + 12, r * 1.04, r * 0.34);
  canvas.ellipse(x, y, r, r * 0.34, "#ffffff", { stroke: "#d5dade", "stroke-width": 2 });
  canvas.ellipse(x, y - 2, r * 0.7, r * 0.21, "#eef1f3");
}

/** A croissant of five rolls. */
function paintCroissant(canvas, x, y, s) {
  for (const [dx, dy, rx, ry, turn] of [
    [-0.42, 0.08, 0.15, 0.1, -50],
    [0.42, 0.08, 0.15, 0.1, 50],
    [-0.25, -0.06, 0.18, 0.17, -28],
    [0.25, -0.06, 0.18, 0.17, 28],
    [0, -0.13, 0.19, 0.22, 0],
  ]) {
    const [cx, cy] = [x + dx * s, y + dy * s];
    canvas.ellipse(
      cx,
      cy,
      rx * s,
      ry * s,
      canvas.linear([
        [0, "#f2c06c"],
        [0.6, "#d98f3c"],
        [1, "#a8622a"],
      ]),
      { transform: `rotate(${turn} ${round(cx)} ${round(cy)})` },
    );
    canvas.ellipse(cx - s * 0.02, cy - ry * s * 0.45, rx * s * 0.5, ry * s * 0.2, "#fbe0a4", {
      opacity: 0.7,
    });
  }
}

function paintCup(canvas, x, y, s, style) {
  paintPlate(canvas, x, y, s * 0.78);
  canvas.line(
    `M${x + s * 0.36} ${y - s * 0.5}q${s * 0.3} 0 ${s * 0.22} ${s * 0.24}t${-s * 0.3} ${s * 0.1}`,
    "#ffffff",
    s * 0.08,
  );
  canvas.path(
    `M${x - s * 0.42} ${y - s * 0.62}H${x + s * 0.42}Q${x + s * 0.38} ${y - s * 0.04} ${x} ${y - s * 0.02}Q${x - s * 0.38} ${y - s * 0.04} ${x - s * 0.42} ${y - s * 0.62}Z`,
    canvas.linear(
      [
        [0, "#ffffff"],
        [1, "#d8dde2"],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.path(
    `M${x - s * 0.4} ${y - s * 0.42}H${x + s * 0.4}L${x + s * 0.385} ${y - s * 0.32}H${x - s * 0.385}Z`,
    canvas.tone(style.textile),
  );
  canvas.ellipse(x, y - s * 0.62, s * 0.42, s * 0.1, "#f4f6f7");
  canvas.ellipse(x, y - s * 0.61, s * 0.36, s * 0.075, "#6b3f24");
  for (const dx of [-0.14, 0.1])
    canvas.line(
      `M${x + s * dx} ${y - s * 0.74}q${-s * 0.1} ${-s * 0.16} 0 ${-s * 0.3}t0 ${-s * 0.3}`,
      "#ffffff",
      s * 0.05,
      { opacity: 0.55 },
    );
}

function paintJuice(canvas, x, y, s) {
  soft(canvas, x, y, s * 0.3, s * 0.06);
  canvas.path(
    `M${x - s * 0.25} ${y - s * 0.86}L${x - s * 0.2} ${y}H${x + s * 0.2}L${x + s * 0.25} ${y - s * 0.86}Z`,
    "#eaf4f6",
    { opacity: 0.75 },
  );
  canvas.path(
    `M${x - s * 0.235} ${y - s * 0.68}L${x - s * 0.19} ${y - 4}H${x + s * 0.19}L${x + s * 0.235} ${y - s * 0.68}Z`,
    canvas.linear([
      [0, "#ffc14a"],
      [1, "#f2932e"],
    ]),
  );
  canvas.ellipse(x, y - s * 0.68, s * 0.235, s * 0.045, "#ffd782");
  canvas.rect(x - s * 0.16, y - s * 0.8, s * 0.05, s * 0.66, "#ffffff", { opacity: 0.5, rx: 3 });
  canvas.circle(x + s * 0.26, y - s * 0.84, s * 0.15, "#f6a52e", {
    stroke: "#fff0c4",
    "stroke-width": 5,
  });
}

function paintFruit(canvas, x, y, s, style) {
  soft(canvas, x, y + 4, s * 0.6, s * 0.1);
  for (const [dx, dy, r, tint] of [
    [-0.3, -0.4, 0.2, "#d8434f"],
    [0.04, -0.5, 0.21, "#f0a93a"],
    [0.34, -0.4, 0.19, "#7fae4a"],
    [-0.1, -0.34, 0.17, "#f4c94e"],
  ])
    canvas.circle(
      x + dx * s,
      y + dy * s,
      r * s,
      canvas.linear([
        [0, mix(tint, "#ffffff", 0.25)],
        [1, mix(tint, "#5b2a20", 0.2)],
      ]),
    );
  for (let i = 0; i < 9; i++)
    canvas.circle(
      x + s * (0.12 + (i % 3) * 0.1),
      y - s * (0.3 - Math.floor(i / 3) * 0.08),
      s * 0.065,
      i % 2 ? "#6a3f7a" : "#7f5290",
    );
  canvas.path(
    `M${x - s * 0.58} ${y - s * 0.3}H${x + s * 0.58}Q${x + s * 0.5} ${y} ${x + s * 0.2} ${y}H${x - s * 0.2}Q${x - s * 0.5} ${y} ${x - s * 0.58} ${y - s * 0.3}Z`,
    canvas.linear([
      [0, canvas.tone(mix(style.accent, "#ffffff", 0.4))],
      [1, canvas.tone(style.accent)],
    ]),
  );
}

function paintBreakfast(canvas, style) {
  paintShell(canvas, style);
  paintView(canvas, { x: 250, y: 80, w: 700, h: 400, view: style.view, style, panes: 4 });
  const cloth = mix("#ffffff", style.wall, 0.25);
  canvas.rect(
    0,
    tableY,
    1200,
    240,
    canvas.linear([
      [0, canvas.tone(mix(style.wood, "#ffffff", 0.3))],
      [1, canvas.tone(style.wood)],
    ]),
  );
  for (let i = 1; i < 5; i++)
    canvas.rect(0, tableY + i * i * 13, 1200, 2.5, canvas.tone(style.wood, 0, "shade"), {
      opacity: 0.4,
    });
  canvas.path(`M110 ${tableY + 34}H1090L1190 800H10Z`, canvas.tone(cloth));
  for (const t of [0.05, 0.95])
    canvas.line(
      `M${110 + 980 * t} ${tableY + 34}L${10 + 1180 * t} 800`,
      canvas.tone(style.textile),
      14,
      { opacity: 0.75 },
    );
  canvas.line(`M110 ${tableY + 48}H1090`, canvas.tone(style.textile), 8, { opacity: 0.6 });
  paintVase(canvas, { x: 590, y: 640, size: 190, style });
  paintJuice(canvas, 830, 660, 170);
  paintFruit(canvas, 1000, 650, 210, style);
  paintPlate(canvas, 330, 700, 190);
  paintCroissant(canvas, 270, 680, 190);
  paintCroissant(canvas, 400, 694, 180);
  paintCup(canvas, 700, 740, 150, style);
  paintPlate(canvas, 960, 742, 130);
  canvas.circle(930, 730, 40, "#fffdf6", { transform: "translate(0 365) scale(1 0.5)" });
  canvas.ellipse(930, 724, 20, 11, "#f6b53c");
  canvas.rect(960, 712, 70, 22, "#c98a46", { rx: 8 });
  canvas.rect(964, 706, 62, 18, "#e8b46c", { rx: 7 });
  for (const x of [110, 128])
    canvas.rect(x, 640, 8, 130, "#cfd6db", { rx: 4, transform: `rotate(10 ${x} 700)` });
}

export const breakfasts = Object.fromEntries(
  Object.entries(styles).map(([name, style]) => [
    name,
    [{ mood: style.mood, side: 1, paint: (canvas) => paintBreakfast(canvas, style) }],
  ]),
);
