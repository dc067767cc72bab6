import { paintChalet } from "../brushes/chalet.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { heightAt } from "../brushes/curves.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintMeadow } from "../brushes/plants.mjs";
import { paintSky } from "../brushes/sky.mjs";

export function paintAlp(canvas) {
  paintSky(canvas, { horizon: 520, sunY: 170, count: 6 });
  paintRange(canvas, {
    peaks: [
      [60, 200],
      [330, 150],
      [700, 210],
      [1060, 120],
    ],
    foot: 500,
    depth: 0.42,
    snow: 0.5,
  });
  paintForest(canvas, { y: 455, colour: "#3f7258", depth: 0.4, pointed: true, crown: 10 });
  paintHill(canvas, {
    points: [
      [-40, 430],
      [260, 500],
      [560, 540],
      [900, 470],
      [1240, 420],
    ],
    colour: "#86b25c",
    depth: 0.18,
  });
  paintPines(canvas, {
    from: 820,
    to: 1200,
    y: (x) => 500 - (x - 820) * 0.14,
    height: 110,
    count: 22,
    depth: 0.2,
  });
  paintCableCar(canvas);
  const meadow = paintHill(canvas, {
    points: [
      [-40, 600],
      [240, 560],
      [560, 600],
      [900, 640],
      [1240, 590],
    ],
    colour: "#7fb055",
    depth: 0.05,
  });
  paintChalet(canvas, { x: 300, y: 610, size: 250 });
  for (const [x, y, size] of [
    [660, 660, 70],
    [800, 690, 84],
    [930, 668, 64],
    [560, 700, 76],
  ])
    paintCow(canvas, { x, y, size, way: x % 3 ? 1 : -1 });
  paintPines(canvas, {
    from: 30,
    to: 150,
    y: (x) => heightAt(meadow, x) + 40,
    height: 250,
    count: 5,
  });
  canvas.path("M320 612Q420 680 360 800H520Q520 690 340 612Z", canvas.tone("#e6d3a8", 0.05));
  paintMeadow(canvas, {
    y: 700,
    spread: 100,
    count: 260,
    height: 26,
    colours: ["#f3d65f", "#ffffff", "#e0674f", "#b38ad0"],
  });
}

function paintCow(canvas, { x, y, size, way }) {
  const s = size;
  const at = (dx, dy) => `${round(x + way * dx * s)} ${round(y + dy * s)}`;
  for (const dx of [-0.36, -0.26, 0.2, 0.3])
    canvas.line(`M${at(dx, -0.3)}L${at(dx, 0)}`, canvas.tone("#8a5a3c", 0, "mid"), s * 0.07);
  canvas.ellipse(x, y - s * 0.42, s * 0.46, s * 0.2, canvas.tone("#a86b42"));
  canvas.ellipse(x - way * s * 0.12, y - s * 0.46, s * 0.17, s * 0.12, canvas.tone("#fbf3e6"));
  canvas.ellipse(
    x + way * s * 0.55,
    y - s * 0.42,
    s * 0.14,
    s * 0.1,
    canvas.tone("#a86b42", 0, "mid"),
    {
      transform: `rotate(${way * 40} ${x + way * s * 0.55} ${y - s * 0.42})`,
    },
  );
  canvas.ellipse(x + way * s * 0.63, y - s * 0.33, s * 0.07, s * 0.05, canvas.tone("#f0d9c2"));
  canvas.line(
    `M${at(-0.45, -0.5)}Q${at(-0.56, -0.4)} ${at(-0.52, -0.16)}`,
    canvas.tone("#8a5a3c", 0, "mid"),
    s * 0.03,
  );
}

function paintCableCar(canvas) {
  canvas.line("M-20 330Q520 300 1220 150", canvas.tone("#3a4450", 0.2), 2.2);
  for (const [x, y, s] of [
    [430, 297, 58],
    [860, 230, 44],
  ]) {
    canvas.line(`M${x} ${y}v${s * 0.6}`, canvas.tone("#3a4450", 0.1), 3);
    canvas.rect(x - s * 0.6, y + s * 0.55, s * 1.2, s * 0.95, canvas.tone("#d8473c", 0.05), {
      rx: s * 0.16,
    });
    canvas.rect(x - s * 0.52, y + s * 0.7, s * 1.04, s * 0.36, canvas.tone("#3d5468", 0.05), {
      rx: s * 0.06,
    });
    canvas.rect(x - s * 0.02, y + s * 0.7, s * 0.04, s * 0.36, canvas.tone("#d8473c", 0.05));
  }
}
