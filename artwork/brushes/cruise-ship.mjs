import { round } from "./create-canvas.mjs";

/** Cruise ship, bow to the right, `size` its length. */
export function paintCruiseShip(
  canvas,
  { x, y, size, depth = 0, funnel = "#c8453c", hull = "#1f3a5f" },
) {
  const s = size;
  const white = canvas.linear([
    [0, canvas.tone("#ffffff", depth)],
    [1, canvas.tone("#e3e8ee", depth, "mid")],
  ]);
  const decks = [
    [-0.44, 0.36, 0.085],
    [-0.42, 0.33, 0.115],
    [-0.41, 0.3, 0.145],
    [-0.39, 0.27, 0.175],
    [-0.36, 0.23, 0.2],
    [-0.3, 0.2, 0.222],
  ];
  canvas.path(
    `M${x - s * 0.27} ${y - s * 0.22}L${x - s * 0.24} ${y - s * 0.3}H${x - s * 0.15}L${x - s * 0.12} ${y - s * 0.22}Z`,
    canvas.tone(funnel, depth),
  );
  canvas.rect(x - s * 0.245, y - s * 0.285, s * 0.1, s * 0.012, canvas.tone("#ffffff", depth));
  canvas.line(
    `M${x + s * 0.14} ${y - s * 0.22}v${-s * 0.06}M${x + s * 0.12} ${y - s * 0.255}h${s * 0.04}M${x + s * 0.02} ${y - s * 0.22}v${-s * 0.03}`,
    canvas.tone("#cfd6de", depth, "mid"),
    s * 0.006,
  );
  for (const [from, to, at] of decks) {
    canvas.path(
      `M${x + s * from} ${y - s * (at - 0.032)}V${y - s * at}H${x + s * (to - 0.012)}L${x + s * to} ${y - s * (at - 0.032)}Z`,
      white,
    );
    const cabins = Math.round((to - from) * 72);
    for (let i = 1; i < cabins; i++) {
      const lit = canvas.random.chance(canvas.mood.lamps || 0.03);
      canvas.rect(
        x + s * (from + ((to - from - 0.02) * i) / cabins),
        y - s * (at - 0.008),
        s * 0.007,
        s * 0.013,
        lit ? "#ffd890" : canvas.tone("#3f5a78", depth, "mid"),
      );
    }
    canvas.rect(
      x + s * from,
      y - s * (at - 0.028),
      s * (to - from - 0.005),
      s * 0.004,
      canvas.tone("#b9c4d0", depth, "mid"),
    );
  }
  canvas.path(
    `M${x + s * 0.2} ${y - s * 0.195}L${x + s * 0.235} ${y - s * 0.165}V${y - s * 0.178}L${x + s * 0.21} ${y - s * 0.2}Z`,
    canvas.tone("#26384d", depth, "mid"),
  );
  for (let i = 0; i < 7; i++)
    canvas.ellipse(
      x - s * 0.33 + i * s * 0.088,
      y - s * 0.072,
      s * 0.027,
      s * 0.008,
      canvas.tone("#f08a3c", depth),
    );
  canvas.path(
    `M${x - s * 0.47} ${y - s * 0.06}L${x + s * 0.34} ${y - s * 0.06}L${x + s * 0.51} ${y - s * 0.088}Q${x + s * 0.46} ${y - s * 0.02} ${x + s * 0.42} ${y + s * 0.012}H${x - s * 0.45}Q${x - s * 0.475} ${y - s * 0.02} ${x - s * 0.47} ${y - s * 0.06}Z`,
    canvas.linear([
      [0, canvas.tone(hull, depth)],
      [1, canvas.tone(hull, depth, "shade")],
    ]),
  );
  canvas.line(
    `M${x - s * 0.47} ${y - s * 0.058}H${x + s * 0.34}L${x + s * 0.508} ${y - s * 0.085}`,
    canvas.tone("#ffffff", depth),
    s * 0.005,
  );
  for (let i = 0; i < 26; i++)
    canvas.circle(
      x - s * 0.43 + i * s * 0.032,
      y - s * 0.035,
      s * 0.0035,
      canvas.random.chance(canvas.mood.lamps) ? "#ffd890" : canvas.tone("#a9bccf", depth),
    );
  canvas.path(
    `M${x + s * 0.43} ${y + s * 0.004}q${s * 0.03} ${-s * 0.012} ${s * 0.05} ${s * 0.012}q${-s * 0.3} ${s * 0.012} ${-s * 1.1} ${s * 0.006}q${s * 0.3} ${-s * 0.012} ${s * 1.05} ${-s * 0.018}Z`,
    canvas.tone("#ffffff"),
    { opacity: 0.7 },
  );
  return round(y - s * 0.3);
}
