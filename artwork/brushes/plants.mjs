import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { blobs, polygon } from "./curves.mjs";

/** Coconut palm; `lean` bends the trunk sideways. */
export function paintPalm(
  canvas,
  { x, y, height, lean = 0.2, depth = 0, colour = "#3f8a4c", silhouette },
) {
  const { random, side } = canvas;
  const [tx, ty] = [x + lean * height, y - height];
  const bend = x + lean * height * 0.15;
  const w = height * 0.026;
  const trunk =
    silhouette ??
    canvas.linear(
      [
        [0, canvas.tone("#9a7857", depth, side < 0 ? "lit" : "shade")],
        [1, canvas.tone("#9a7857", depth, side < 0 ? "shade" : "lit")],
      ],
      [0, 0, 1, 0],
    );
  canvas.path(
    `M${round(x - w * 1.5)} ${y}Q${round(bend - w)} ${round(y - height * 0.5)} ${round(tx - w * 0.6)} ${round(ty)}L${round(tx + w * 0.6)} ${round(ty)}Q${round(bend + w)} ${round(y - height * 0.5)} ${round(x + w * 1.5)} ${y}Z`,
    trunk,
  );
  const fronds = 11;
  const order = Array.from({ length: fronds }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - 5) - Math.abs(a - 5),
  );
  for (const i of order) {
    const angle = Math.PI * (1.12 - (1.24 * i) / (fronds - 1)) + random.range(-0.1, 0.1);
    const lit = Math.cos(angle) * side > -0.1;
    const fill =
      silhouette ??
      canvas.tone(
        mix(colour, lit ? "#a8c760" : "#1f4f45", random.range(0.1, 0.4)),
        depth,
        lit ? "lit" : "mid",
      );
    paintFrond(canvas, { x: tx, y: ty, angle, length: height * random.range(0.42, 0.54), fill });
  }
  for (let i = 0; i < 4; i++)
    canvas.circle(
      tx + random.range(-1, 1) * w * 1.6,
      ty + w * random.range(0.4, 1.8),
      w * 0.8,
      silhouette ?? canvas.tone("#8a6a3c", depth, "mid"),
    );
}

function paintFrond(canvas, { x, y, angle, length, fill }) {
  const { random } = canvas;
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const drop = length * (0.32 + 0.28 * Math.abs(dx));
  const [cx, cy] = [x + dx * length * 0.55, y + dy * length * 0.62 - length * 0.1];
  const [ex, ey] = [x + dx * length, y + dy * length * 0.62 + drop];
  const at = (t) => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * ex,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ey,
  ];
  let d = `M${round(x)} ${round(y)}Q${round(cx)} ${round(cy)} ${round(ex)} ${round(ey)}Q${round(cx)} ${round(cy + length * 0.06)} ${round(x)} ${round(y + 3)}Z`;
  for (let i = 2; i <= 17; i++) {
    const t = i / 17;
    const [px, py] = at(t);
    const long = length * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.8)) * random.range(0.8, 1.1);
    const [bx, by] = at(Math.max(0, t - 0.07));
    for (const way of [1, -1]) {
      const sx = dx * long * 0.55 + way * Math.abs(dy) * long * 0.55;
      const sy = long * (way > 0 ? 0.95 : 0.35) - Math.abs(dy) * long * 0.3;
      d += `M${round(bx)} ${round(by)}L${round(px + sx)} ${round(py + sy)}L${round(px)} ${round(py)}Z`;
    }
  }
  canvas.path(d, fill);
}

/** Fir with tiers of branches, optionally snowed in. */
export function paintPine(canvas, { x, y, height, depth = 0, colour = "#2f5b4c", snow = false }) {
  const { random, side } = canvas;
  const w = height * random.range(0.19, 0.25);
  canvas.rect(
    x - height * 0.02,
    y - height * 0.12,
    height * 0.04,
    height * 0.13,
    canvas.tone("#5b4636", depth, "mid"),
  );
  const tiers = 7;
  const half = (way) => {
    const points = [[x, y - height]];
    for (let i = 1; i <= tiers; i++) {
      const [t, reach] = [i / tiers, w * (i / tiers) ** 0.9 * random.range(0.85, 1.12)];
      points.push(
        [x + way * reach, y - height * (1 - t * 0.94) + height * 0.02],
        [x + way * reach * 0.45, y - height * (1 - t * 0.94) - height * 0.012],
      );
    }
    points.push([x, y - height * 0.07]);
    return points;
  };
  const [lit, dark] = [half(side), half(-side)];
  canvas.path(polygon(dark), canvas.tone(colour, depth, "shade"));
  canvas.path(polygon(lit), canvas.tone(colour, depth, "lit"));
  if (!snow) return;
  for (let i = 1; i < tiers; i++) {
    const [t, reach] = [i / tiers, w * (i / tiers) ** 0.9];
    const sy = y - height * (1 - t * 0.94);
    canvas.path(
      `M${round(x - reach * 0.8)} ${round(sy)}Q${round(x)} ${round(sy - height * 0.1)} ${round(x + reach * 0.8)} ${round(sy)}Q${round(x + reach * 0.3)} ${round(sy - height * 0.035)} ${round(x)} ${round(sy - height * 0.015)}Q${round(x - reach * 0.3)} ${round(sy - height * 0.035)} ${round(x - reach * 0.8)} ${round(sy)}Z`,
      canvas.tone("#ffffff", depth, i % 2 ? "lit" : "mid"),
    );
  }
}

export function paintCypress(canvas, { x, y, height, depth = 0, colour = "#3d5f42" }) {
  const w = height * 0.11;
  const fill = canvas.linear(
    [
      [0, canvas.tone(colour, depth, canvas.side < 0 ? "lit" : "shade")],
      [0.55, canvas.tone(colour, depth, "mid")],
      [1, canvas.tone(colour, depth, canvas.side < 0 ? "shade" : "lit")],
    ],
    [0, 0, 1, 0],
  );
  canvas.path(
    `M${round(x)} ${round(y - height)}C${round(x + w * 0.7)} ${round(y - height * 0.75)} ${round(x + w * 1.25)} ${round(y - height * 0.35)} ${round(x + w * 0.75)} ${round(y - height * 0.05)}Q${x} ${round(y + height * 0.02)} ${round(x - w * 0.75)} ${round(y - height * 0.05)}C${round(x - w * 1.25)} ${round(y - height * 0.35)} ${round(x - w * 0.7)} ${round(y - height * 0.75)} ${round(x)} ${round(y - height)}Z`,
    fill,
  );
}

/** Round crown in three tones of light; no trunk when `trunk` is 0. */
export function paintTree(
  canvas,
  { x, y, size, depth = 0, colour = "#4d7d45", light = "#d6d667", trunk = 0.55, flowers },
) {
  const { random, side } = canvas;
  const cy = y - size * (trunk + 0.45);
  if (trunk) {
    const bark = canvas.tone("#6b5140", depth, "mid");
    canvas.path(
      polygon([
        [x - size * 0.07, y],
        [x - size * 0.035, cy],
        [x + size * 0.035, cy],
        [x + size * 0.07, y],
      ]),
      bark,
    );
    canvas.line(
      `M${x} ${round(y - size * trunk * 0.7)}L${round(x + size * 0.25)} ${round(cy)}M${x} ${round(y - size * trunk * 0.55)}L${round(x - size * 0.25)} ${round(cy)}`,
      bark,
      size * 0.035,
    );
  }
  const fine = Math.max(1, Math.min(3, size / 90));
  const crown = (shift, scale, count) =>
    Array.from({ length: Math.round(count * fine) }, () => {
      const [a, r] = [random.range(0, Math.PI * 2), random.next() ** 0.6 * size * 0.42 * scale];
      return [
        x + Math.cos(a) * r * 1.2 + side * shift,
        cy + Math.sin(a) * r * 0.85 - shift,
        (size * random.range(0.12, 0.2) * scale) / fine ** 0.75,
      ];
    });
  canvas.path(
    blobs([...crown(0, 1, 24), [x, cy, size * 0.4]]),
    canvas.tone(mix(colour, "#1d3a3a", 0.25), depth, "shade"),
  );
  canvas.path(blobs(crown(size * 0.07, 0.85, 16)), canvas.tone(colour, depth, "mid"));
  canvas.path(blobs(crown(size * 0.14, 0.62, 12)), canvas.tone(mix(colour, light, 0.22), depth));
  if (flowers)
    for (const [fx, fy] of crown(size * 0.04, 1, 26))
      canvas.circle(
        fx,
        fy,
        size * random.range(0.015, 0.035),
        canvas.tone(flowers, depth, random.pick(["lit", "mid"])),
      );
}

export const paintBush = (canvas, at) => paintTree(canvas, { ...at, trunk: 0 });

/** Large leaves reaching in from a corner: jungle and terrace foregrounds. */
export function paintLeaves(
  canvas,
  { x, y, count = 9, length = 180, from = -2.6, to = -0.5, colour = "#2d6b4f", depth = 0 },
) {
  const { random } = canvas;
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * (i + random.range(0.1, 0.9))) / count;
    const long = length * random.range(0.65, 1.1);
    const wide = long * random.range(0.12, 0.2);
    const tint = mix(
      colour,
      random.pick(["#8fb85a", "#12423c", "#4f9a68"]),
      random.range(0.1, 0.45),
    );
    canvas.group(
      {
        transform: `translate(${round(x + random.range(-25, 25))} ${round(y + random.range(-8, 8))}) rotate(${round((angle * 180) / Math.PI)})`,
      },
      () => {
        const tip = `${round(long)} ${round(long * 0.12)}`;
        canvas.path(
          `M0 0C${round(long * 0.3)} ${round(-wide * 1.4)} ${round(long * 0.7)} ${round(-wide)} ${tip}C${round(long * 0.65)} ${round(wide * 0.9)} ${round(long * 0.25)} ${round(wide * 0.9)} 0 0Z`,
          canvas.tone(tint, depth, "mid"),
        );
        canvas.path(
          `M0 0C${round(long * 0.3)} ${round(-wide * 1.4)} ${round(long * 0.7)} ${round(-wide)} ${tip}Q${round(long * 0.5)} ${round(-wide * 0.1)} 0 0Z`,
          canvas.tone(tint, depth, "lit"),
        );
      },
    );
  }
}

/** Flower heads and blades along a line. */
export function paintMeadow(
  canvas,
  {
    y,
    count = 120,
    colours,
    depth = 0,
    spread = 40,
    height = 22,
    green = "#5d8a48",
    from = 0,
    to = canvas.width,
  },
) {
  const { random } = canvas;
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const [px, py] = [random.range(from, to), y + t * spread];
    const thin = Math.min(
      1,
      0.25 + Math.min(from > 0 ? px - from : 160, to < canvas.width ? to - px : 160) / 150,
    );
    const tall = height * thin * (0.6 + t) * random.range(0.6, 1.2);
    canvas.line(
      `M${round(px)} ${round(py)}q${round(random.range(-4, 4))} ${round(-tall * 0.6)} ${round(random.range(-6, 6))} ${round(-tall)}`,
      canvas.tone(green, depth, random.pick(["lit", "mid", "shade"])),
      2,
    );
    if (colours?.length)
      canvas.circle(
        px + random.range(-6, 6),
        py - tall,
        tall * 0.14 + 1.2,
        canvas.tone(random.pick(colours), depth, random.pick(["lit", "lit", "mid"])),
      );
  }
}
