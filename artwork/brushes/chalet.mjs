import { polygon } from "./curves.mjs";
import { paintWindow } from "./houses.mjs";

/** Wooden chalet, `size` its width. */
export function paintChalet(canvas, { x, y, size, depth = 0, snow = false }) {
  const s = size;
  const wood = (face) => canvas.tone("#a8703f", depth, face);
  canvas.rect(x - s * 0.42, y - s * 0.2, s * 0.84, s * 0.2, canvas.tone("#efe6d6", depth));
  canvas.path(
    polygon([
      [x - s * 0.44, y - s * 0.2],
      [x - s * 0.44, y - s * 0.46],
      [x, y - s * 0.76],
      [x + s * 0.44, y - s * 0.46],
      [x + s * 0.44, y - s * 0.2],
    ]),
    canvas.linear([
      [0, wood("lit")],
      [1, wood("mid")],
    ]),
  );
  for (let i = 1; i < 12; i++)
    canvas.rect(
      x - s * 0.44,
      y - s * 0.2 - i * s * 0.045,
      s * 0.88,
      1,
      canvas.tone("#6b4426", depth, "mid"),
      { opacity: i < 6 ? 0.4 : 0 },
    );
  for (const dx of [-0.3, -0.06, 0.18])
    paintWindow(canvas, {
      x: x + s * dx,
      y: y - s * 0.42,
      w: s * 0.11,
      h: s * 0.12,
      depth,
      frame: "#fbf3e0",
    });
  for (const dx of [-0.14, 0.04])
    paintWindow(canvas, { x: x + s * dx, y: y - s * 0.62, w: s * 0.09, h: s * 0.09, depth });
  for (const dx of [-0.32, 0.2])
    paintWindow(canvas, { x: x + s * dx, y: y - s * 0.155, w: s * 0.12, h: s * 0.1, depth });
  canvas.rect(x - s * 0.06, y - s * 0.17, s * 0.13, s * 0.17, canvas.tone("#5b3a24", depth, "mid"));
  canvas.rect(x - s * 0.5, y - s * 0.255, s, s * 0.03, wood("mid"));
  for (let i = 0; i <= 22; i++)
    canvas.rect(x - s * 0.5 + (s * i) / 22 - 1, y - s * 0.33, 2, s * 0.08, wood("mid"));
  canvas.rect(x - s * 0.5, y - s * 0.335, s, s * 0.014, wood("lit"));
  if (!snow)
    for (let i = 0; i < 34; i++)
      canvas.circle(
        x + canvas.random.range(-0.48, 0.48) * s,
        y - s * canvas.random.range(0.25, 0.3),
        s * 0.014,
        canvas.tone(canvas.random.pick(["#d8434f", "#f08aa4", "#4f7f4c"]), depth),
      );
  const roof = snow ? "#f6f8fc" : "#6b4a3a";
  for (const way of [-1, 1]) {
    const face = way === canvas.side ? "lit" : "mid";
    canvas.path(
      polygon([
        [x, y - s * 0.86],
        [x + way * s * 0.62, y - s * 0.42],
        [x + way * s * 0.62, y - s * (snow ? 0.35 : 0.38)],
        [x, y - s * 0.77],
      ]),
      canvas.tone(roof, depth, face),
    );
  }
  canvas.rect(x + s * 0.22, y - s * 0.86, s * 0.08, s * 0.18, canvas.tone("#9a8a80", depth, "mid"));
  if (snow)
    canvas.rect(x + s * 0.21, y - s * 0.88, s * 0.1, s * 0.03, canvas.tone("#ffffff", depth));
}
