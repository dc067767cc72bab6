import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon, smoothArea } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

const corals = ["#f0708a", "#f29a4c", "#b56fd0", "#f2c14e", "#e0553f", "#5fc0a8"];

function paintSea(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, "#8fe6ea"],
      [0.2, "#35b8d0"],
      [0.6, "#12769f"],
      [1, "#0b3f66"],
    ]),
  );
  paintGlow(canvas, 700, -40, 560, "#e6fff8", 0.8);
  for (let i = 0; i < 9; i++) {
    const x = 320 + i * 90;
    canvas.path(
      polygon([
        [x, -10],
        [x + 46, -10],
        [x + (x - 660) * 0.9 + 130, 800],
        [x + (x - 660) * 0.9 - 60, 800],
      ]),
      canvas.linear([
        [0, "#e6fff8", 0.26],
        [0.8, "#e6fff8", 0],
      ]),
    );
  }
  for (let i = 0; i < 40; i++)
    canvas.line(
      `M${round(random.range(-20, 1200))} ${round(random.range(0, 46))}q40 -12 80 0t80 0`,
      "#ffffff",
      3,
      { opacity: random.range(0.2, 0.6) },
    );
}

function paintReefBank(canvas, points, tint, depth) {
  const shade = mix(tint, "#1a7fa5", depth);
  canvas.path(
    smoothArea(points, 820),
    canvas.linear([
      [0, mix(shade, "#bff0e6", 0.18)],
      [1, mix(shade, "#062a48", 0.5)],
    ]),
  );
}

function paintCoral(canvas, { x, y, size, kind, colour, depth = 0 }) {
  const { random } = canvas;
  const tint = mix(colour, "#1a7fa5", depth);
  if (kind === "fan") {
    for (let i = 0; i < 15; i++) {
      const a = -Math.PI * (0.1 + (0.8 * i) / 14);
      canvas.line(
        `M${x} ${y}Q${round(x + Math.cos(a) * size * 0.4)} ${round(y + Math.sin(a) * size * 0.6)} ${round(x + Math.cos(a) * size)} ${round(y + Math.sin(a) * size * random.range(0.85, 1.1))}`,
        i % 3 ? tint : mix(tint, "#ffffff", 0.25),
        size * 0.05,
      );
    }
  } else if (kind === "brain") {
    canvas.path(
      `M${x - size * 0.7} ${y}A${size * 0.7} ${size * 0.62} 0 0 1 ${x + size * 0.7} ${y}Z`,
      canvas.linear([
        [0, mix(tint, "#ffffff", 0.25)],
        [1, mix(tint, "#0b3f66", 0.35)],
      ]),
    );
    for (let i = 0; i < 7; i++)
      canvas.line(
        `M${round(x - size * 0.55 + i * size * 0.17)} ${round(y - 4)}q${round(size * 0.06)} ${round(-size * 0.2)} 0 ${round(-size * 0.38 * Math.sin(((i + 1) / 8) * Math.PI))}`,
        mix(tint, "#0b3f66", 0.4),
        size * 0.04,
        { opacity: 0.6 },
      );
  } else if (kind === "tube") {
    for (let i = 0; i < 6; i++) {
      const [tx, h] = [x + (i - 2.5) * size * 0.22, size * random.range(0.5, 1.1)];
      canvas.rect(
        tx,
        y - h,
        size * 0.17,
        h,
        canvas.linear([
          [0, mix(tint, "#ffffff", 0.25)],
          [1, mix(tint, "#0b3f66", 0.4)],
        ]),
        { rx: size * 0.08 },
      );
      canvas.ellipse(
        tx + size * 0.085,
        y - h + size * 0.05,
        size * 0.06,
        size * 0.03,
        mix(tint, "#0b2a48", 0.6),
      );
    }
  } else {
    const branch = (bx, by, a, length, wide) => {
      const [ex, ey] = [bx + Math.cos(a) * length, by + Math.sin(a) * length];
      canvas.line(
        `M${round(bx)} ${round(by)}L${round(ex)} ${round(ey)}`,
        wide > size * 0.06 ? tint : mix(tint, "#ffffff", 0.28),
        wide,
      );
      if (wide < size * 0.04) return;
      branch(ex, ey, a - random.range(0.25, 0.6), length * 0.72, wide * 0.72);
      branch(ex, ey, a + random.range(0.25, 0.6), length * 0.72, wide * 0.72);
    };
    branch(x, y, -Math.PI / 2 + random.range(-0.2, 0.2), size * 0.38, size * 0.13);
  }
}

export function paintReef(canvas, layout) {
  const { random } = canvas;
  paintSea(canvas);
  const banks = [
    [layout.far, "#2a7f98", 0.7],
    [layout.mid, "#7a6a88", 0.4],
    [layout.near, "#8a6a6a", 0.05],
  ];
  for (const [points, tint, depth] of banks) {
    paintReefBank(canvas, points, tint, depth);
    for (let i = 0; i < 26; i++) {
      const at = random.range(0, points.length - 1.001);
      const [a, b] = [points[Math.floor(at)], points[Math.floor(at) + 1]];
      const t = at % 1;
      const x = a[0] + (b[0] - a[0]) * t;
      paintCoral(canvas, {
        x,
        y: a[1] + (b[1] - a[1]) * t + random.range(4, 60),
        size: random.range(40, 96) * (1.1 - depth * 0.6),
        kind: random.pick(["fan", "brain", "tube", "branch", "branch"]),
        colour: random.pick(corals),
        depth,
      });
    }
  }
}
