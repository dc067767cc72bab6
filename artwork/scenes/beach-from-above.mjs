import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { smooth, wavyLine } from "../brushes/curves.mjs";

/** Straight down on surf, parasols and towels. */
export function paintBeachFromAbove(canvas) {
  const { width, height, random } = canvas;
  canvas.rect(
    0,
    0,
    width,
    height,
    canvas.linear(
      [
        [0, "#0c7fa3"],
        [0.3, "#1fa9bd"],
        [0.52, "#7fdcd4"],
        [0.62, "#c9f0e2"],
      ],
      [0.1, 0, 0.45, 1],
    ),
  );
  const slope = (points) => points.map(([x, y]) => [x, y + (width - x) * 0.26]);
  const edge = (y, swing) =>
    slope(wavyLine(random, { from: -40, to: width + 40, y, swing, length: 420 }));
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.range(0, width), random.range(-60, 330)];
    canvas.path(
      `M${x} ${y + (width - x) * 0.2}q${random.range(20, 60)} -10 ${random.range(60, 150)} -14q-50 12 -${random.range(60, 150)} 14Z`,
      "#ffffff",
      {
        opacity: random.range(0.05, 0.16),
      },
    );
  }
  for (const [y, opacity, thick] of [
    [180, 0.35, 7],
    [232, 0.55, 12],
    [296, 0.85, 20],
  ]) {
    const line = edge(y, 16);
    canvas.line(smooth(line.map(([x, py]) => [x, py + thick * 0.9])), "#5fc4c4", thick * 1.6, {
      opacity: opacity * 0.5,
    });
    canvas.line(smooth(line), "#ffffff", thick, { opacity });
    for (let i = 0; i < 90; i++) {
      const [x, py] = random.pick(line);
      canvas.circle(
        x + random.range(-14, 14),
        py - random.range(0, 34),
        random.range(1.5, 6),
        "#ffffff",
        { opacity: opacity * 0.7 },
      );
    }
  }
  const shore = edge(330, 18);
  const area = (by) =>
    `${smooth(shore.map(([x, y]) => [x, y + by]))}L${width + 80} ${height}L${width + 80} 1200L-60 1200Z`;
  canvas.path(area(-12), "#ffffff");
  canvas.path(area(4), "#d3b183");
  canvas.path(
    area(34),
    canvas.linear([
      [0, "#e2c394"],
      [0.2, "#f0d8a9"],
      [1, "#f7e4be"],
    ]),
  );
  for (let i = 0; i < 420; i++)
    canvas.ellipse(
      random.range(0, width),
      random.range(420, height),
      random.range(2, 7),
      random.range(1, 3),
      random.chance(0.5) ? "#dcbd88" : "#fff4d8",
      {
        opacity: 0.45,
      },
    );
  const colours = ["#e8604c", "#3f9aa5", "#f0b94f", "#f3f0e6", "#d85c86", "#4f7fc0"];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8; i++) {
      const x = 190 + row * 46 + i * 150 + random.range(-18, 18);
      const y = 395 + row * 138 + (width - x) * 0.26 + random.range(-14, 14);
      if (x > width + 60 || y > height + 60) continue;
      paintTowelAbove(canvas, x + 64, y + 20, random.pick(colours), random.range(-30, 10));
      if (random.chance(0.7))
        paintTowelAbove(canvas, x + 24, y + 62, random.pick(colours), random.range(-30, 10));
      if (random.chance(0.86))
        paintParasolAbove(canvas, x, y, random.range(40, 50), random.pick(colours));
    }
  for (let i = 0; i < 9; i++) {
    const x = random.range(120, width - 60);
    const y = 250 + (width - x) * 0.26 + random.range(-130, -40);
    canvas.ellipse(x, y, 16, 8, "#ffffff", { opacity: 0.5 });
    canvas.circle(x, y, 6, random.pick(["#8a5a3c", "#d9a06e", "#5b3a2a"]));
    if (i < 3)
      canvas.ellipse(x + 4, y + 10, 24, 9, colours[i], { transform: `rotate(-28 ${x} ${y})` });
  }
}

export function paintParasolAbove(canvas, x, y, r, colour) {
  canvas.ellipse(x + r * 0.5, y + r * 0.55, r * 1.02, r * 0.98, "#7a6448", { opacity: 0.35 });
  const gores = 10;
  for (let i = 0; i < gores; i++) {
    const [a, b] = [(i / gores) * Math.PI * 2, ((i + 1) / gores) * Math.PI * 2];
    const light = (1 + Math.cos((a + b) / 2 + 2.4)) / 2;
    const tint = i % 2 ? "#fffaf0" : colour;
    canvas.path(
      `M${round(x)} ${round(y)}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}Q${round(x + r * 0.97 * Math.cos((a + b) / 2))} ${round(y + r * 0.97 * Math.sin((a + b) / 2))} ${round(x + r * Math.cos(b))} ${round(y + r * Math.sin(b))}Z`,
      mix(tint, "#3a4a6a", 0.22 * (1 - light)),
    );
  }
  canvas.circle(x, y, r * 0.07, "#fffaf0");
}

function paintTowelAbove(canvas, x, y, colour, turn) {
  canvas.group({ transform: `rotate(${round(turn)} ${round(x)} ${round(y)})` }, () => {
    canvas.rect(x - 14, y - 28, 34, 64, "#7a6448", { opacity: 0.25, rx: 2 });
    canvas.rect(x - 17, y - 32, 34, 64, colour, { rx: 2 });
    for (const k of [-22, -4, 14]) canvas.rect(x - 17, y + k, 34, 6, "#fffaf0", { opacity: 0.75 });
    if (!canvas.random.chance(0.55)) return;
    canvas.ellipse(x, y - 8, 8, 13, "#c98f62");
    canvas.circle(x, y - 25, 6.5, "#5b3a2a");
    canvas.rect(x - 6, y - 2, 12, 12, "#2f5d86", { rx: 3 });
    canvas.line(`M${x - 4} ${y + 8}v20M${x + 4} ${y + 8}v20`, "#c98f62", 5);
  });
}
