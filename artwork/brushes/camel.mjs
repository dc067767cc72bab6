import { round } from "./create-canvas.mjs";

export function paintCamel(canvas, { x, y, size, rider = true, ink }) {
  const s = size;
  const hide = ink ?? canvas.tone("#a9743f", 0, "mid");
  const at = (dx, dy) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  for (const dx of [-0.3, -0.2, 0.2, 0.3])
    canvas.line(`M${at(dx * 0.95, -0.5)}L${at(dx * 1.05, -0.25)}L${at(dx, 0)}`, hide, s * 0.055, {
      "stroke-linejoin": "round",
    });
  canvas.path(
    `M${at(-0.42, -0.6)}Q${at(-0.3, -0.74)} ${at(-0.16, -0.74)}Q${at(-0.04, -1)} ${at(0.1, -0.76)}Q${at(0.26, -0.76)} ${at(0.34, -0.66)}Q${at(0.46, -0.58)} ${at(0.5, -0.78)}Q${at(0.52, -0.96)} ${at(0.6, -1.02)}Q${at(0.66, -1.05)} ${at(0.74, -0.98)}L${at(0.82, -0.94)}Q${at(0.8, -0.88)} ${at(0.7, -0.89)}Q${at(0.63, -0.88)} ${at(0.6, -0.72)}Q${at(0.52, -0.42)} ${at(0.3, -0.44)}Q${at(-0.1, -0.38)} ${at(-0.32, -0.44)}Q${at(-0.46, -0.46)} ${at(-0.42, -0.6)}Z`,
    hide,
  );
  canvas.line(`M${at(-0.42, -0.6)}Q${at(-0.5, -0.5)} ${at(-0.46, -0.36)}`, hide, s * 0.025);
  canvas.path(
    `M${at(-0.14, -0.78)}Q${at(-0.02, -0.98)} ${at(0.12, -0.78)}L${at(0.16, -0.5)}H${round(x - 0.18 * s)}Z`,
    ink ?? canvas.tone("#c8453c"),
  );
  if (!rider) return;
  canvas.path(
    `M${at(-0.12, -0.86)}Q${at(-0.1, -1.24)} ${at(0, -1.26)}Q${at(0.1, -1.24)} ${at(0.13, -0.86)}Z`,
    ink ?? canvas.tone("#3f6f96"),
  );
  canvas.circle(x, y - 1.3 * s, s * 0.075, ink ?? canvas.tone("#f4ead6"));
}
