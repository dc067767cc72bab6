import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";

export function paintParasol(canvas, { x, y, size, colour = "#e8604c", depth = 0, tilt = 0 }) {
  const s = size;
  canvas.ellipse(
    x - canvas.side * s * 0.45,
    y,
    s * 0.55,
    s * 0.07,
    canvas.tone("#6b5a4a", depth, "shade"),
    { opacity: 0.3 },
  );
  canvas.group({ transform: `rotate(${tilt} ${x} ${y})` }, () => {
    canvas.rect(
      x - s * 0.015,
      y - s * 1.05,
      s * 0.03,
      s * 1.05,
      canvas.tone("#f4ead8", depth, "mid"),
    );
    const panels = 6;
    for (let i = 0; i < panels; i++) {
      const [a, b] = [-0.6 + (1.2 * i) / panels, -0.6 + (1.2 * (i + 1)) / panels];
      const lit = (i - panels / 2 + 0.5) * canvas.side > -1;
      const tint = i % 2 ? "#fff8ec" : colour;
      canvas.path(
        `M${x} ${round(y - s * 1.12)}Q${round(x + a * s * 0.85)} ${round(y - s * 1.05)} ${round(x + a * s)} ${round(y - s * 0.72)}Q${round(x + ((a + b) / 2) * s)} ${round(y - s * 0.67)} ${round(x + b * s)} ${round(y - s * 0.72)}Q${round(x + b * s * 0.85)} ${round(y - s * 1.05)} ${x} ${round(y - s * 1.12)}Z`,
        canvas.tone(tint, depth, lit ? "lit" : "mid"),
      );
    }
    canvas.circle(x, y - s * 1.13, s * 0.025, canvas.tone("#f4ead8", depth));
  });
}

/** Thatched sunshade. */
export function paintPalapa(canvas, { x, y, size, depth = 0 }) {
  const s = size;
  canvas.rect(x - s * 0.025, y - s * 0.7, s * 0.05, s * 0.7, canvas.tone("#7d6046", depth, "mid"));
  canvas.path(
    `M${x} ${y - s * 1.1}L${x + s * 0.62} ${y - s * 0.6}Q${x} ${y - s * 0.5} ${x - s * 0.62} ${y - s * 0.6}Z`,
    canvas.linear([
      [0, canvas.tone("#d3b178", depth)],
      [1, canvas.tone("#9c7a4d", depth, "mid")],
    ]),
  );
  for (let i = 0; i <= 16; i++) {
    const tx = x - s * 0.6 + (s * 1.2 * i) / 16;
    canvas.line(
      `M${x} ${round(y - s * 1.08)}L${round(tx)} ${round(y - s * 0.6)}l${canvas.random.range(-3, 3)} ${round(s * 0.07)}`,
      canvas.tone("#7f6240", depth, "mid"),
      Math.max(1, s * 0.012),
      { opacity: 0.55 },
    );
  }
}

export function paintLounger(canvas, { x, y, size, colour = "#fffaf0", way = 1, depth = 0 }) {
  const s = size;
  const at = (dx, dy) => `${round(x + way * dx * s)} ${round(y + dy * s)}`;
  canvas.ellipse(x, y + s * 0.02, s * 0.6, s * 0.06, canvas.tone("#3a4560", depth, "shade"), {
    opacity: 0.3,
  });
  canvas.line(
    `M${at(-0.4, -0.16)}L${at(-0.4, 0)}M${at(0.3, -0.16)}L${at(0.3, 0)}M${at(-0.55, -0.16)}H${round(x + way * 0.35 * s)}L${at(0.62, -0.46)}`,
    canvas.tone("#8a6544", depth, "mid"),
    s * 0.045,
    { "stroke-linejoin": "round" },
  );
  canvas.path(
    `M${at(-0.55, -0.26)}L${at(0.3, -0.26)}L${at(0.58, -0.52)}L${at(0.64, -0.46)}L${at(0.36, -0.17)}L${at(-0.55, -0.17)}Z`,
    canvas.tone(colour, depth),
  );
  canvas.path(
    `M${at(0.52, -0.47)}L${at(0.6, -0.55)}L${at(0.66, -0.48)}L${at(0.58, -0.4)}Z`,
    canvas.tone(mix(colour, "#3f8fa5", 0.6), depth),
  );
}
