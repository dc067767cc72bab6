import { mix } from "./colour.mjs";
import { polygon } from "./curves.mjs";
import { paintWindow } from "./houses.mjs";

/** Church: nave, tower and, when `dome`, a dome on a drum. */
export function paintChurch(
  canvas,
  { x, y, size, wall = "#f7f0e2", roof = "#c46a4c", depth = 0, dome = true, spire = "dome" },
) {
  const { side } = canvas;
  const face = (w, colour = wall) =>
    canvas.linear(
      [
        [0, canvas.tone(colour, depth, side < 0 ? "lit" : "shade")],
        [0.45, canvas.tone(colour, depth, side < 0 ? "lit" : "mid")],
        [1, canvas.tone(colour, depth, side < 0 ? "shade" : "lit")],
      ],
      [0, 0, 1, 0],
    );
  const s = size;
  if (dome) {
    canvas.rect(x + s * 0.1, y - s * 0.98, s * 0.5, s * 0.3, face());
    for (let i = 0; i < 4; i++)
      paintWindow(canvas, {
        x: x + s * (0.15 + i * 0.115),
        y: y - s * 0.92,
        w: s * 0.05,
        h: s * 0.16,
        depth,
        arched: true,
        panes: false,
      });
    canvas.path(
      `M${x + s * 0.08} ${y - s * 0.97}C${x + s * 0.1} ${y - s * 1.34} ${x + s * 0.6} ${y - s * 1.34} ${x + s * 0.62} ${y - s * 0.97}Z`,
      face(0, mix(wall, "#d9d3c8", 0.4)),
    );
    canvas.rect(x + s * 0.31, y - s * 1.36, s * 0.08, s * 0.13, face());
    canvas.path(
      polygon([
        [x + s * 0.3, y - s * 1.35],
        [x + s * 0.35, y - s * 1.47],
        [x + s * 0.4, y - s * 1.35],
      ]),
      canvas.tone(roof, depth, "mid"),
    );
  }
  canvas.rect(x - s * 0.1, y - s * 0.62, s * 0.95, s * 0.62, face());
  canvas.path(
    polygon([
      [x - s * 0.14, y - s * 0.62],
      [x + s * 0.02, y - s * 0.8],
      [x + s * 0.74, y - s * 0.8],
      [x + s * 0.89, y - s * 0.62],
    ]),
    canvas.linear([
      [0, canvas.tone(roof, depth)],
      [1, canvas.tone(roof, depth, "mid")],
    ]),
  );
  for (let i = 0; i < 5; i++)
    paintWindow(canvas, {
      x: x + s * (0.0 + i * 0.16),
      y: y - s * 0.5,
      w: s * 0.06,
      h: s * 0.24,
      depth,
      arched: true,
      panes: false,
    });
  for (const tx of dome ? [x + s * 0.82, x - s * 0.3] : [x + s * 0.82]) {
    canvas.rect(tx, y - s * 1.12, s * 0.22, s * 1.12, face());
    canvas.rect(tx - s * 0.02, y - s * 0.84, s * 0.26, s * 0.03, canvas.tone(wall, depth, "mid"));
    canvas.rect(tx - s * 0.02, y - s * 1.14, s * 0.26, s * 0.035, canvas.tone(wall, depth, "mid"));
    paintWindow(canvas, {
      x: tx + s * 0.07,
      y: y - s * 1.06,
      w: s * 0.08,
      h: s * 0.17,
      depth,
      arched: true,
      panes: false,
    });
    if (spire === "dome")
      canvas.path(
        `M${tx} ${y - s * 1.14}C${tx + s * 0.01} ${y - s * 1.36} ${tx + s * 0.21} ${y - s * 1.36} ${tx + s * 0.22} ${y - s * 1.14}Z`,
        face(0, mix(wall, roof, 0.25)),
      );
    else
      canvas.path(
        polygon([
          [tx - s * 0.02, y - s * 1.14],
          [tx + s * 0.11, y - s * 1.75],
          [tx + s * 0.24, y - s * 1.14],
        ]),
        face(0, roof),
      );
    const tip = spire === "dome" ? y - s * 1.3 : y - s * 1.75;
    canvas.line(
      `M${tx + s * 0.11} ${tip}v${-s * 0.12}m${-s * 0.03} ${s * 0.035}h${s * 0.06}`,
      canvas.tone("#5b4a3a", depth, "mid"),
      Math.max(1, s * 0.012),
    );
  }
}
