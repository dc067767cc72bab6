import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

export function paintLantern(canvas, { x, y, height, depth = 0, bracket = 0 }) {
  const s = height;
  const iron = canvas.tone("#262b36", depth, "mid");
  if (bracket)
    canvas.line(
      `M${x - bracket * s * 0.45} ${y}H${x}v${s * 0.1}M${x - bracket * s * 0.45} ${y + s * 0.2}Q${x - bracket * s * 0.15} ${y + s * 0.15} ${x - bracket * s * 0.1} ${y}`,
      iron,
      s * 0.035,
    );
  else
    canvas.path(
      polygon([
        [x - s * 0.03, y],
        [x - s * 0.012, y - s * 0.84],
        [x + s * 0.012, y - s * 0.84],
        [x + s * 0.03, y],
      ]),
      iron,
    );
  const top = bracket ? y + s * 0.1 : y - s;
  const glass = canvas.mood.lamps ? "#ffe2a0" : canvas.tone("#f4ead2", depth);
  canvas.path(
    polygon([
      [x - s * 0.07, top + s * 0.03],
      [x + s * 0.07, top + s * 0.03],
      [x + s * 0.045, top + s * 0.18],
      [x - s * 0.045, top + s * 0.18],
    ]),
    glass,
    { stroke: iron, "stroke-width": s * 0.012 },
  );
  canvas.path(
    polygon([
      [x - s * 0.085, top + s * 0.03],
      [x, top - s * 0.05],
      [x + s * 0.085, top + s * 0.03],
    ]),
    iron,
  );
  if (canvas.mood.lamps) paintGlow(canvas, x, top + s * 0.1, s * 0.6, "#ffcf80", 0.75);
}

export function paintBalloon(
  canvas,
  { x, y, size, colours = ["#e0674f", "#f3c65f", "#fbf3e0"], depth = 0 },
) {
  const s = size;
  canvas.line(
    `M${x - s * 0.2} ${y - s * 0.25}L${x - s * 0.06} ${y}M${x + s * 0.2} ${y - s * 0.25}L${x + s * 0.06} ${y}`,
    canvas.tone("#6b5a4a", depth),
    Math.max(0.8, s * 0.01),
  );
  canvas.path(
    `M${x - s * 0.08} ${y - s * 0.02}h${s * 0.16}l${-s * 0.02} ${s * 0.12}h${-s * 0.12}Z`,
    canvas.tone("#8a5f3c", depth, "mid"),
  );
  const gores = 8;
  for (let i = 0; i < gores; i++) {
    const [a, b] = [
      Math.sin(-Math.PI / 2 + (Math.PI * i) / gores),
      Math.sin(-Math.PI / 2 + (Math.PI * (i + 1)) / gores),
    ];
    const edge = (k, flip) =>
      flip
        ? `C${round(x + k * s * 0.28)} ${round(y - s * 0.34)} ${round(x + k * s * 0.66)} ${round(y - s * 0.75)} ${round(x + k * s * 0.5)} ${round(y - s * 1.02)}C${round(x + k * s * 0.4)} ${round(y - s * 1.22)} ${round(x + k * s * 0.15)} ${round(y - s * 1.27)} ${x} ${round(y - s * 1.27)}`
        : `C${round(x + k * s * 0.15)} ${round(y - s * 1.27)} ${round(x + k * s * 0.4)} ${round(y - s * 1.22)} ${round(x + k * s * 0.5)} ${round(y - s * 1.02)}C${round(x + k * s * 0.66)} ${round(y - s * 0.75)} ${round(x + k * s * 0.28)} ${round(y - s * 0.34)} ${round(x + k * s * 0.2)} ${round(y - s * 0.22)}`;
    const lit = ((a + b) / 2) * canvas.side;
    canvas.path(
      `M${round(x + a * s * 0.2)} ${round(y - s * 0.22)}${edge(a, true)}${edge(b, false)}Z`,
      canvas.tone(
        colours[i % colours.length],
        depth,
        lit > 0.25 ? "lit" : lit > -0.5 ? "mid" : "shade",
      ),
    );
  }
}

/** Terracotta pot with flowers. */
export function paintPot(
  canvas,
  { x, y, size, colour = "#c46a48", flowers = ["#d6496b", "#f08aa4", "#fff1f3"], depth = 0 },
) {
  const s = size;
  for (let i = 0; i < 26; i++)
    canvas.ellipse(
      x + canvas.random.range(-0.5, 0.5) * s,
      y - s * canvas.random.range(0.7, 1.25),
      s * 0.11,
      s * 0.08,
      canvas.tone(
        canvas.random.pick(["#3f6f48", "#558a52", "#2f5a45"]),
        depth,
        canvas.random.pick(["lit", "mid"]),
      ),
    );
  for (let i = 0; i < 18; i++)
    canvas.circle(
      x + canvas.random.range(-0.5, 0.5) * s,
      y - s * canvas.random.range(0.75, 1.3),
      s * 0.055,
      canvas.tone(canvas.random.pick(flowers), depth),
    );
  canvas.path(
    polygon([
      [x - s * 0.36, y - s * 0.72],
      [x + s * 0.36, y - s * 0.72],
      [x + s * 0.26, y],
      [x - s * 0.26, y],
    ]),
    canvas.linear(
      canvas.side < 0
        ? [
            [0, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth, "shade")],
          ]
        : [
            [0, canvas.tone(colour, depth, "shade")],
            [1, canvas.tone(colour, depth)],
          ],
      [0, 0, 1, 0],
    ),
  );
  canvas.rect(x - s * 0.4, y - s * 0.8, s * 0.8, s * 0.13, canvas.tone(colour, depth, "mid"), {
    rx: 2,
  });
}
