import { round } from "./create-canvas.mjs";
import { heightAt, polygon, ruggedLine, smooth } from "./curves.mjs";
import { paintBush } from "./plants.mjs";

/**
 * Weathered rock over the sea with strata, gullies and bushes on top; `arch` is [x, width, height]
 * of a hole.
 */
export function paintCliff(
  canvas,
  { left, right, top, foot, depth, arch, trees, colour = "#dca267" },
) {
  const { random, side } = canvas;
  const [w, h] = [right - left, foot - top];
  const outline = ruggedLine(
    random,
    [
      [left - w * 0.06, foot],
      [left - w * 0.01, top + h * 0.42],
      [left + w * 0.05, top + h * 0.08],
      [left + w * 0.3, top - h * 0.03],
      [left + w * 0.7, top + h * 0.02],
      [right - w * 0.04, top + h * 0.1],
      [right + w * 0.02, top + h * 0.45],
      [right + w * 0.06, foot],
    ],
    Math.min(18, h * 0.07),
    3,
  );
  outline[0][1] = outline.at(-1)[1] = foot;
  const hole = arch
    ? `M${arch[0]} ${foot + 2}Q${arch[0] - 8} ${foot - arch[2] * 0.5} ${arch[0] + arch[1] * 0.3} ${foot - arch[2] * 0.9}Q${arch[0] + arch[1] * 0.62} ${foot - arch[2] * 1.12} ${arch[0] + arch[1] * 0.86} ${foot - arch[2] * 0.6}Q${arch[0] + arch[1] * 1.04} ${foot - arch[2] * 0.3} ${arch[0] + arch[1]} ${foot + 2}Z`
    : "";
  const body = `${polygon(outline)}${hole}`;
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone("#f3cf98", depth)],
      [0.5, canvas.tone(colour, depth)],
      [1, canvas.tone("#b0714a", depth, "mid")],
    ]),
    { "fill-rule": "evenodd" },
  );
  canvas.group({ "clip-path": canvas.clip(`<path clip-rule="evenodd" d="${body}"/>`) }, () => {
    for (let i = 0; i < 8; i++) {
      const y = top + (h * (i + random.range(0.3, 0.8))) / 8;
      const strata = [0, 0.25, 0.5, 0.75, 1].map((t) => [
        left - w * 0.1 + w * 1.2 * t,
        y + random.range(-7, 7),
      ]);
      canvas.line(
        smooth(strata),
        canvas.tone(random.pick(["#a8643c", "#f7dcae", "#8f5436"]), depth, "mid"),
        random.range(2, 8),
        { opacity: 0.35 },
      );
    }
    for (let i = 0; i < Math.max(3, w / 70); i++) {
      const x = left + w * random.range(0.02, 0.98);
      const [wide, start] = [random.range(16, 44), top - 10 + random.range(0, h * 0.25)];
      canvas.path(
        `M${round(x)} ${round(start)}q${round(-side * wide * 0.8)} ${round(h * 0.3)} ${round(-side * wide * 0.3)} ${round(h * 0.62)}t${round(-side * wide * 0.2)} ${round(h * 0.5)}h${round(-side * wide)}q${round(side * wide * 0.3)} ${round(-h * 0.6)} ${round(side * wide * 1.5)} ${round(-h * 1.12)}Z`,
        canvas.tone(colour, depth, "shade"),
        { opacity: 0.34 },
      );
    }
    const dark = canvas.tone("#8a5a4a", depth, "shade");
    canvas.rect(
      left - w * 0.1,
      top - 40,
      w * 1.2,
      h + 50,
      canvas.linear(
        side > 0
          ? [
              [0, dark, 0.5],
              [0.4, dark, 0],
            ]
          : [
              [0.6, dark, 0],
              [1, dark, 0.5],
            ],
        [0, 0, 1, 0],
      ),
    );
    canvas.rect(left - 60, foot - 16, w + 120, 18, canvas.tone("#6b4a3a", depth, "shade"), {
      opacity: 0.45,
    });
  });
  canvas.line(
    `M${round(left - w * 0.08)} ${foot}Q${round(left + w * 0.5)} ${foot + 5} ${round(right + w * 0.08)} ${foot}`,
    canvas.tone("#ffffff"),
    4,
    {
      opacity: 0.7,
      "stroke-dasharray": "46 14 90 22",
    },
  );
  for (let i = 0; i < trees; i++) {
    const x = left + w * (0.04 + (0.92 * (i + random.next())) / trees);
    paintBush(canvas, {
      x,
      y: heightAt(outline.slice(4, -4), x) + 16,
      size: random.range(26, 60),
      depth,
      colour: random.pick(["#5c8a4c", "#6f964f", "#4f7a4a"]),
    });
  }
}
