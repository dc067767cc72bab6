import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { blobs } from "./curves.mjs";

export function paintFish(canvas, { x, y, size, colour, way = 1, stripes = false }) {
  const s = size * way;
  const t = size;
  canvas.path(
    `M${round(x - s * 0.8)} ${round(y)}L${round(x - s * 1.25)} ${round(y - t * 0.42)}Q${round(x - s * 1.1)} ${round(y)} ${round(x - s * 1.25)} ${round(y + t * 0.42)}Z`,
    mix(colour, "#5b2f1a", 0.15),
  );
  canvas.path(
    `M${round(x - s * 0.3)} ${round(y - t * 0.4)}Q${round(x)} ${round(y - t * 0.8)} ${round(x + s * 0.3)} ${round(y - t * 0.42)}Z`,
    mix(colour, "#5b2f1a", 0.15),
  );
  canvas.path(
    `M${round(x - s * 0.9)} ${round(y)}Q${round(x)} ${round(y - t * 0.85)} ${round(x + s * 0.95)} ${round(y)}Q${round(x)} ${round(y + t * 0.85)} ${round(x - s * 0.9)} ${round(y)}Z`,
    canvas.linear([
      [0, mix(colour, "#ffffff", 0.3)],
      [1, mix(colour, "#7a3a1a", 0.15)],
    ]),
  );
  if (stripes)
    for (const k of [-0.25, 0.3])
      canvas.path(
        `M${round(x + s * k)} ${round(y - t * 0.44)}q${round(s * 0.12)} ${round(t * 0.42)} 0 ${round(t * 0.88)}h${round(s * 0.13)}q${round(s * 0.1)} ${round(-t * 0.42)} 0 ${round(-t * 0.86)}Z`,
        "#ffffff",
      );
  canvas.circle(x + s * 0.6, y - t * 0.1, t * 0.09, "#ffffff");
  canvas.circle(x + s * 0.62, y - t * 0.1, t * 0.05, "#12202c");
}

export function paintTurtle(canvas, x, y, s) {
  const skin = "#6f9a5c";
  for (const d of [
    `M${x + s * 0.3} ${y}q${s * 0.3} ${s * 0.1} ${s * 0.34} ${s * 0.5}q${-s * 0.3} ${-s * 0.02} ${-s * 0.5} ${-s * 0.3}Z`,
    `M${x + s * 0.2} ${y - s * 0.16}q${s * 0.16} ${-s * 0.36} ${s * 0.46} ${-s * 0.42}q${s * 0.02} ${s * 0.24} ${-s * 0.22} ${s * 0.44}Z`,
    `M${x - s * 0.42} ${y + s * 0.06}q${-s * 0.2} ${s * 0.16} ${-s * 0.34} ${s * 0.16}q${s * 0.06} ${-s * 0.2} ${s * 0.26} ${-s * 0.26}Z`,
  ])
    canvas.path(
      d,
      canvas.linear([
        [0, mix(skin, "#ffffff", 0.2)],
        [1, mix(skin, "#0b3f66", 0.3)],
      ]),
    );
  canvas.ellipse(x + s * 0.62, y - s * 0.06, s * 0.16, s * 0.11, mix(skin, "#ffffff", 0.12));
  canvas.circle(x + s * 0.68, y - s * 0.1, s * 0.022, "#12202c");
  canvas.path(
    `M${x - s * 0.52} ${y + s * 0.04}Q${x - s * 0.1} ${y - s * 0.46} ${x + s * 0.5} ${y - s * 0.08}Q${x + s * 0.2} ${y + s * 0.26} ${x - s * 0.52} ${y + s * 0.04}Z`,
    canvas.linear([
      [0, "#b5924c"],
      [1, "#5b4a2f"],
    ]),
  );
  for (const [dx, dy] of [
    [-0.26, -0.06],
    [-0.04, -0.14],
    [0.2, -0.12],
    [-0.1, 0.04],
    [0.14, 0.02],
  ])
    canvas.path(blobs([[x + dx * s, y + dy * s, s * 0.085]]), "#7a5f34", {
      opacity: 0.7,
      stroke: "#d9bd7a",
      "stroke-width": 2,
    });
}
