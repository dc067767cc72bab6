import { mix } from "./colour.mjs";

export function paintDiver(canvas, { x, y, size, turn = 12, suit = "#1f2b3c", tank = "#f2b632" }) {
  const s = size;
  canvas.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
    const limb = (d, colour, wide) =>
      canvas.line(d, colour, wide * s, { "stroke-linejoin": "round" });
    limb(
      `M${x - s * 0.25} ${y + s * 0.03}L${x - s * 0.5} ${y + s * 0.1}L${x - s * 0.72} ${y + s * 0.02}`,
      mix(suit, "#4f7f9c", 0.2),
      0.085,
    );
    limb(
      `M${x - s * 0.25} ${y}L${x - s * 0.52} ${y - s * 0.04}L${x - s * 0.74} ${y - s * 0.1}`,
      suit,
      0.09,
    );
    canvas.path(
      `M${x - s * 0.72} ${y - s * 0.13}l${-s * 0.3} ${-s * 0.08}l${-s * 0.02} ${s * 0.12}l${s * 0.3} ${s * 0.04}Z`,
      "#f0564a",
    );
    canvas.path(
      `M${x - s * 0.7} ${y - s * 0.02}l${-s * 0.28} ${s * 0.02}l${s * 0.02} ${s * 0.12}l${s * 0.26} ${-s * 0.07}Z`,
      "#d63f3a",
    );
    canvas.rect(
      x - s * 0.24,
      y - s * 0.19,
      s * 0.4,
      s * 0.11,
      canvas.linear([
        [0, mix(tank, "#ffffff", 0.3)],
        [1, mix(tank, "#7a4a10", 0.35)],
      ]),
      { rx: s * 0.05 },
    );
    canvas.path(
      `M${x - s * 0.3} ${y - s * 0.08}Q${x} ${y - s * 0.14} ${x + s * 0.22} ${y - s * 0.08}Q${x + s * 0.26} ${y + s * 0.02} ${x + s * 0.2} ${y + s * 0.08}Q${x} ${y + s * 0.12} ${x - s * 0.3} ${y + s * 0.06}Z`,
      canvas.linear([
        [0, mix(suit, "#5b86a5", 0.35)],
        [1, suit],
      ]),
    );
    canvas.rect(x - s * 0.02, y - s * 0.11, s * 0.05, s * 0.2, "#e0553f");
    limb(
      `M${x + s * 0.16} ${y + s * 0.02}L${x + s * 0.26} ${y + s * 0.16}L${x + s * 0.42} ${y + s * 0.16}`,
      suit,
      0.07,
    );
    canvas.circle(x + s * 0.44, y + s * 0.16, s * 0.035, "#d9a06e");
    canvas.circle(x + s * 0.34, y - s * 0.04, s * 0.1, suit);
    canvas.ellipse(x + s * 0.4, y - s * 0.03, s * 0.06, s * 0.075, "#d9a06e");
    canvas.rect(x + s * 0.36, y - s * 0.1, s * 0.11, s * 0.085, "#bff0f2", {
      rx: s * 0.03,
      stroke: "#f2b632",
      "stroke-width": s * 0.018,
    });
    canvas.circle(x + s * 0.45, y + s * 0.035, s * 0.032, "#2a2f38");
    canvas.line(
      `M${x + s * 0.43} ${y + s * 0.05}Q${x + s * 0.3} ${y + s * 0.12} ${x + s * 0.12} ${y - s * 0.13}`,
      "#2a2f38",
      s * 0.022,
    );
  });
  for (let i = 0; i < 12; i++) {
    const r = canvas.random.range(3, 11);
    canvas.circle(x + s * 0.5 + canvas.random.range(-18, 26), y - 20 - i * 26, r, "#e6fbff", {
      opacity: 0.35,
      stroke: "#ffffff",
      "stroke-width": 1.6,
    });
  }
}
