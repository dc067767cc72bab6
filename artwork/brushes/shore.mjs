import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { smooth, smoothArea, wavyLine } from "./curves.mjs";

/** Sand below a shoreline given as points, with wet edge, foam and dimples. */
export function paintSand(
  canvas,
  { shore, colour = "#f2dcae", bottom = canvas.height, dimples = 160 },
) {
  const { width, random } = canvas;
  const shift = (by) => shore.map(([x, y]) => [x, y + by]);
  const area = smoothArea(shore, bottom);
  const top = Math.min(...shore.map((point) => point[1]));
  const fill = canvas.linear(
    [
      [0, canvas.tone(mix(colour, "#b79a78", 0.35))],
      [0.18, canvas.tone(colour)],
      [1, canvas.tone(mix(colour, "#e3b983", 0.4), 0, "mid")],
    ],
    [0, top, 0, bottom],
    { gradientUnits: "userSpaceOnUse" },
  );
  canvas.line(smooth(shift(-46)), canvas.tone("#ffffff"), 5, {
    opacity: 0.35,
    "stroke-dasharray": "140 60 60 40",
  });
  canvas.line(smooth(shift(-26)), canvas.tone("#ffffff"), 8, {
    opacity: 0.55,
    "stroke-dasharray": "260 34 120 20",
  });
  canvas.path(smoothArea(shift(-8), bottom), canvas.tone("#ffffff"), { opacity: 0.92 });
  canvas.path(area, fill);
  canvas.line(smooth(shift(9)), canvas.tone("#ffffff"), 3, { opacity: 0.35 });
  canvas.group({ "clip-path": canvas.clip(`<path d="${area}"/>`) }, () => {
    for (let i = 0; i < dimples; i++) {
      const y = random.range(top + 20, bottom);
      const t = (y - top) / (bottom - top);
      canvas.ellipse(
        random.range(0, width),
        y,
        5 + t * 16,
        1 + t * 2.5,
        canvas.tone(random.chance(0.5) ? "#cfae7d" : "#fff1cf", 0, "mid"),
        { opacity: 0.4 },
      );
    }
  });
}

export const shoreline = (canvas, { y, slant = 0, swing = 16, length = 760 }) =>
  wavyLine(canvas.random, { from: -40, to: canvas.width + 40, y, swing, length }).map(([x, py]) => [
    x,
    py + (slant * x) / canvas.width,
  ]);

/** Breakers rolling in, as long crests with foam. */
export function paintBreakers(canvas, { from, to, count = 4, slant = 0 }) {
  const { width, random } = canvas;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const y = from + (to - from) * t ** 1.3;
    const [x, half] = [random.range(0.1, 0.9) * width, width * random.range(0.18, 0.36)];
    const crest = [-1, -0.5, 0, 0.5, 1].map((k) => [
      x + k * half,
      y + k * half * (slant / width) + random.range(-3, 3) - (1 - k * k) * 6,
    ]);
    canvas.line(
      smooth(crest.map(([px, py]) => [px, py + 5 + t * 5])),
      canvas.mood.water[2],
      3 + t * 5,
      { opacity: 0.3 },
    );
    canvas.line(smooth(crest), canvas.tone("#ffffff"), 2 + t * 4, { opacity: 0.8 });
  }
}

/** Beach towel with a beach bag, flat on the sand. */
export function paintTowel(canvas, { x, y, size, colour }) {
  const s = size;
  canvas.path(
    `M${round(x)} ${round(y)}l${s} 0l${round(s * 0.22)} ${round(s * 0.2)}l${-s} 0Z`,
    canvas.tone(colour),
  );
  for (const k of [0.2, 0.5, 0.8])
    canvas.path(
      `M${round(x + s * k)} ${round(y)}l${round(s * 0.1)} 0l${round(s * 0.22)} ${round(s * 0.2)}l${round(-s * 0.1)} 0Z`,
      canvas.tone("#fff8ec"),
      {
        opacity: 0.8,
      },
    );
}
