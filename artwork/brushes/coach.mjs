import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";

/** Touring coach, nose to the right. */
export function paintCoach(canvas, { x, y, size, colour }) {
  const s = size;
  const at = (u, v) => [x + u * s, y - v * s];
  const point = (u, v) => at(u, v).map(round).join(" ");
  canvas.ellipse(x, y + s * 0.004, s * 0.53, s * 0.02, canvas.tone("#1c2436", 0, "shade"), {
    opacity: 0.5,
    filter: canvas.blur(5),
  });
  const body = `M${point(-0.5, 0.045)}L${point(-0.505, 0.26)}Q${point(-0.5, 0.315)} ${point(-0.46, 0.318)}L${point(0.43, 0.322)}Q${point(0.475, 0.318)} ${point(0.49, 0.25)}L${point(0.505, 0.12)}L${point(0.5, 0.045)}Z`;
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone("#ffffff")],
      [0.6, canvas.tone("#f1f4f6")],
      [1, canvas.tone("#cfd8df", 0, "mid")],
    ]),
  );
  canvas.group({ "clip-path": canvas.clip(`<path d="${body}"/>`) }, () => {
    canvas.path(
      `M${point(-0.52, 0.15)}Q${point(-0.1, 0.11)} ${point(0.1, 0.19)}T${point(0.52, 0.14)}V${round(y)}H${round(x - s * 0.52)}Z`,
      canvas.linear([
        [0, canvas.tone(colour)],
        [1, canvas.tone(mix(colour, "#101828", 0.3), 0, "mid")],
      ]),
    );
    canvas.line(
      `M${point(-0.52, 0.17)}Q${point(-0.1, 0.13)} ${point(0.1, 0.21)}T${point(0.52, 0.16)}`,
      canvas.tone("#f2b632"),
      s * 0.01,
    );
    canvas.rect(x - s * 0.52, y - s * 0.07, s * 1.04, s * 0.05, "#1b2029", { opacity: 0.8 });
  });
  const glass = canvas.linear([
    [0, canvas.tone("#9fc0d3")],
    [0.6, canvas.tone("#46607a", 0, "mid")],
    [1, canvas.tone("#2a3a4c", 0, "mid")],
  ]);
  canvas.path(
    `M${point(-0.475, 0.19)}V${round(y - s * 0.285)}H${round(x + s * 0.37)}V${round(y - s * 0.19)}Z`,
    glass,
  );
  for (let i = 1; i < 7; i++)
    canvas.rect(x + s * (-0.475 + i * 0.121), y - s * 0.285, s * 0.006, s * 0.095, "#1b2029");
  for (let i = 0; i < 7; i++)
    if (i % 3 !== 2) {
      canvas.circle(x + s * (-0.42 + i * 0.121), y - s * 0.222, s * 0.016, "#1f2a38", {
        opacity: 0.75,
      });
      canvas.rect(x + s * (-0.444 + i * 0.121), y - s * 0.208, s * 0.048, s * 0.02, "#1f2a38", {
        opacity: 0.6,
        rx: s * 0.01,
      });
    }
  for (let i = 0; i < 4; i++)
    canvas.path(
      `M${point(-0.44 + i * 0.22, 0.19)}L${point(-0.38 + i * 0.22, 0.285)}H${round(x + s * (-0.34 + i * 0.22))}L${point(-0.4 + i * 0.22, 0.19)}Z`,
      "#ffffff",
      { opacity: 0.18 },
    );
  canvas.path(
    `M${point(0.395, 0.1)}V${round(y - s * 0.29)}H${round(x + s * 0.432)}Q${point(0.462, 0.28)} ${point(0.474, 0.22)}L${point(0.482, 0.15)}L${point(0.44, 0.15)}V${round(y - s * 0.1)}Z`,
    glass,
  );
  canvas.path(
    `M${point(0.478, 0.26)}q${s * 0.03} ${-s * 0.012} ${s * 0.03} ${s * 0.02}v${s * 0.03}`,
    "none",
    { stroke: "#1b2029", "stroke-width": s * 0.009 },
  );
  canvas.rect(x + s * 0.465, y - s * 0.1, s * 0.036, s * 0.02, "#fff6dc", { rx: s * 0.008 });
  canvas.rect(x - s * 0.505, y - s * 0.14, s * 0.014, s * 0.05, "#d63f3a");
  for (const u of [-0.3, -0.21, 0.3]) {
    canvas.circle(x + u * s, y - s * 0.044, s * 0.052, "#14171d");
    canvas.circle(x + u * s, y - s * 0.042, s * 0.042, "#23262d");
    canvas.circle(x + u * s, y - s * 0.042, s * 0.024, "#c5ccd4");
    canvas.circle(x + u * s, y - s * 0.042, s * 0.009, "#4a525e");
  }
}
