import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

export function paintParasol(canvas, { x, y, size, colour = "#e8604c", depth = 0, tilt = 0 }) {
  const s = size;
  canvas.ellipse(x - canvas.side * s * 0.45, y, s * 0.55, s * 0.07, canvas.tone("#6b5a4a", depth, "shade"), { opacity: 0.3 });
  canvas.group({ transform: `rotate(${tilt} ${x} ${y})` }, () => {
    canvas.rect(x - s * 0.015, y - s * 1.05, s * 0.03, s * 1.05, canvas.tone("#f4ead8", depth, "mid"));
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
  canvas.ellipse(x, y + s * 0.02, s * 0.6, s * 0.06, canvas.tone("#3a4560", depth, "shade"), { opacity: 0.3 });
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
  canvas.path(`M${at(0.52, -0.47)}L${at(0.6, -0.55)}L${at(0.66, -0.48)}L${at(0.58, -0.4)}Z`, canvas.tone(mix(colour, "#3f8fa5", 0.6), depth));
}

/** Small classic tram, seen from the side. */
export function paintTram(canvas, { x, y, size, colour = "#f2b632", depth = 0 }) {
  const s = size;
  const body = (face) => canvas.tone(colour, depth, face);
  canvas.ellipse(x, y + s * 0.01, s * 0.62, s * 0.045, canvas.tone("#2b3348", depth, "shade"), { opacity: 0.5 });
  canvas.line(`M${x - s * 0.1} ${y - s * 0.62}L${x + s * 0.16} ${y - s * 0.84}`, canvas.tone("#3a3a40", depth), s * 0.012);
  canvas.rect(x - s * 0.3, y - s * 0.075, s * 0.6, s * 0.06, canvas.tone("#3a3437", depth, "shade"));
  for (const wx of [-0.2, 0.2]) {
    canvas.circle(x + s * wx, y - s * 0.04, s * 0.055, canvas.tone("#2b2a30", depth));
    canvas.circle(x + s * wx, y - s * 0.04, s * 0.025, canvas.tone("#8a8078", depth));
  }
  canvas.path(
    `M${x - s * 0.54} ${y - s * 0.09}Q${x - s * 0.57} ${y - s * 0.35} ${x - s * 0.52} ${y - s * 0.56}H${x + s * 0.52}Q${x + s * 0.57} ${y - s * 0.35} ${x + s * 0.54} ${y - s * 0.09}Z`,
    canvas.linear([
      [0, body("lit")],
      [0.6, body("lit")],
      [1, body("mid")],
    ]),
  );
  canvas.path(`M${x - s * 0.545} ${y - s * 0.38}H${x + s * 0.545}L${x + s * 0.525} ${y - s * 0.56}H${x - s * 0.525}Z`, canvas.tone("#fbf3e0", depth));
  for (let i = 0; i < 7; i++) {
    const wx = x - s * 0.49 + i * s * 0.143;
    canvas.rect(
      wx,
      y - s * 0.54,
      s * 0.118,
      s * 0.19,
      canvas.mood.lamps
        ? "#ffdc96"
        : canvas.linear([
            [0, canvas.tone("#8fb0c4", depth)],
            [1, canvas.tone("#3f586c", depth)],
          ]),
      { rx: s * 0.012 },
    );
    if (i % 2) canvas.ellipse(wx + s * 0.06, y - s * 0.385, s * 0.03, s * 0.045, canvas.tone("#33404f", depth, "shade"), { opacity: 0.8 });
  }
  canvas.rect(x - s * 0.55, y - s * 0.31, s * 1.1, s * 0.018, canvas.tone("#fbf3e0", depth));
  canvas.rect(x - s * 0.55, y - s * 0.12, s * 1.1, s * 0.03, canvas.tone("#7a3b2e", depth, "mid"));
  canvas.path(
    `M${x - s * 0.57} ${y - s * 0.56}Q${x} ${y - s * 0.67} ${x + s * 0.57} ${y - s * 0.56}L${x + s * 0.55} ${y - s * 0.545}H${x - s * 0.55}Z`,
    canvas.tone("#efe6d2", depth, "mid"),
  );
  canvas.rect(x - s * 0.34, y - s * 0.645, s * 0.68, s * 0.04, canvas.tone("#d8ccb4", depth, "mid"));
  canvas.rect(x - s * 0.09, y - s * 0.6, s * 0.18, s * 0.045, canvas.tone("#26303c", depth), { rx: 2 });
  canvas.rect(x - s * 0.06, y - s * 0.588, s * 0.12, s * 0.02, "#ffe0a0");
  for (const way of [-1, 1]) {
    canvas.circle(x + way * s * 0.545, y - s * 0.22, s * 0.022, "#fff2c8");
    if (canvas.mood.lamps) paintGlow(canvas, x + way * s * 0.545, y - s * 0.22, s * 0.2, "#ffdf9a", 0.6);
  }
}

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

export function paintBalloon(canvas, { x, y, size, colours = ["#e0674f", "#f3c65f", "#fbf3e0"], depth = 0 }) {
  const s = size;
  canvas.line(
    `M${x - s * 0.2} ${y - s * 0.25}L${x - s * 0.06} ${y}M${x + s * 0.2} ${y - s * 0.25}L${x + s * 0.06} ${y}`,
    canvas.tone("#6b5a4a", depth),
    Math.max(0.8, s * 0.01),
  );
  canvas.path(`M${x - s * 0.08} ${y - s * 0.02}h${s * 0.16}l${-s * 0.02} ${s * 0.12}h${-s * 0.12}Z`, canvas.tone("#8a5f3c", depth, "mid"));
  const gores = 8;
  for (let i = 0; i < gores; i++) {
    const [a, b] = [Math.sin(-Math.PI / 2 + (Math.PI * i) / gores), Math.sin(-Math.PI / 2 + (Math.PI * (i + 1)) / gores)];
    const edge = (k, flip) =>
      flip
        ? `C${round(x + k * s * 0.28)} ${round(y - s * 0.34)} ${round(x + k * s * 0.66)} ${round(y - s * 0.75)} ${round(x + k * s * 0.5)} ${round(y - s * 1.02)}C${round(x + k * s * 0.4)} ${round(y - s * 1.22)} ${round(x + k * s * 0.15)} ${round(y - s * 1.27)} ${x} ${round(y - s * 1.27)}`
        : `C${round(x + k * s * 0.15)} ${round(y - s * 1.27)} ${round(x + k * s * 0.4)} ${round(y - s * 1.22)} ${round(x + k * s * 0.5)} ${round(y - s * 1.02)}C${round(x + k * s * 0.66)} ${round(y - s * 0.75)} ${round(x + k * s * 0.28)} ${round(y - s * 0.34)} ${round(x + k * s * 0.2)} ${round(y - s * 0.22)}`;
    const lit = ((a + b) / 2) * canvas.side;
    canvas.path(
      `M${round(x + a * s * 0.2)} ${round(y - s * 0.22)}${edge(a, true)}${edge(b, false)}Z`,
      canvas.tone(colours[i % colours.length], depth, lit > 0.25 ? "lit" : lit > -0.5 ? "mid" : "shade"),
    );
  }
}

/** Terracotta pot with flowers. */
export function paintPot(canvas, { x, y, size, colour = "#c46a48", flowers = ["#d6496b", "#f08aa4", "#fff1f3"], depth = 0 }) {
  const s = size;
  for (let i = 0; i < 26; i++)
    canvas.ellipse(
      x + canvas.random.range(-0.5, 0.5) * s,
      y - s * canvas.random.range(0.7, 1.25),
      s * 0.11,
      s * 0.08,
      canvas.tone(canvas.random.pick(["#3f6f48", "#558a52", "#2f5a45"]), depth, canvas.random.pick(["lit", "mid"])),
    );
  for (let i = 0; i < 18; i++)
    canvas.circle(x + canvas.random.range(-0.5, 0.5) * s, y - s * canvas.random.range(0.75, 1.3), s * 0.055, canvas.tone(canvas.random.pick(flowers), depth));
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
  canvas.rect(x - s * 0.4, y - s * 0.8, s * 0.8, s * 0.13, canvas.tone(colour, depth, "mid"), { rx: 2 });
}
