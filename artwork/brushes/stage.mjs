import { round } from "./create-canvas.mjs";
import { blobs, polygon } from "./curves.mjs";

export function paintBeam(canvas, { x, y, toX, toY, spread, colour, strength = 0.5 }) {
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

export function paintCurtain(canvas, { x, w, top, foot, gather }) {
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
export function paintAudience(canvas, { y, rows, raise = 0, colour = "#140d22" }) {
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
