import { paintCanopy } from "../brushes/canopy.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintLeaves, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";

export function paintPyramid(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 540, sunY: 210, disc: 46, clouds: "streak", count: 5 });
  paintCanopy(canvas, {
    layers: [
      [390, 0.66],
      [450, 0.52],
    ],
    palms: 4,
  });
  const [cx, base, half, steps] = [620, 600, 330, 9];
  for (let i = 0; i < steps; i++) {
    const [t, u] = [i / steps, (i + 1) / steps];
    const [w, h] = [half * (1 - t * 0.74), 34];
    const y = base - i * h;
    const d = 0.2 + t * 0.05;
    canvas.rect(
      cx - w,
      y - h,
      w * 2,
      h + 1,
      canvas.linear([
        [0, canvas.tone("#d6c6a2", d)],
        [1, canvas.tone("#b7a27c", d, "mid")],
      ]),
    );
    canvas.path(
      polygon([
        [cx + w * (canvas.side > 0 ? -1 : 1), y],
        [cx + w * (canvas.side > 0 ? -1 : 1), y - h],
        [cx + half * (1 - u * 0.74) * (canvas.side > 0 ? -0.45 : 0.45), y - h],
        [cx + w * (canvas.side > 0 ? -0.5 : 0.5), y],
      ]),
      canvas.tone("#a08c6c", d, "shade"),
      { opacity: 0.75 },
    );
    canvas.rect(cx - w - 3, y - h, w * 2 + 6, 5, canvas.tone("#efe2c2", d));
    for (let k = 0; k < w / 12; k++)
      canvas.rect(
        cx + random.range(-w, w),
        y - h + random.range(8, 26),
        random.range(10, 22),
        2,
        canvas.tone("#7f6d50", d, "mid"),
        { opacity: 0.35 },
      );
  }
  const top = base - steps * 34;
  canvas.rect(cx - 74, top - 62, 148, 64, canvas.tone("#d6c6a2", 0.22));
  canvas.rect(cx - 84, top - 76, 168, 16, canvas.tone("#efe2c2", 0.22));
  for (const dx of [-44, -10, 26])
    canvas.rect(cx + dx, top - 44, 20, 46, canvas.tone("#4a3f34", 0.16, "mid"));
  canvas.path(
    polygon([
      [cx - 34, top],
      [cx + 34, top],
      [cx + 62, base],
      [cx - 62, base],
    ]),
    canvas.linear([
      [0, canvas.tone("#e6d8b6", 0.2)],
      [1, canvas.tone("#c9b68e", 0.16)],
    ]),
  );
  for (let i = 1; i < 40; i++)
    canvas.rect(
      cx - 34 - (28 * i) / 40,
      top + ((base - top) * i) / 40,
      68 + (56 * i) / 40,
      2,
      canvas.tone("#8a7858", 0.2, "mid"),
      { opacity: 0.5 },
    );
  canvas.path(
    smoothArea(
      [
        [-20, 600],
        [300, 592],
        [700, 596],
        [1220, 602],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#9aba6a", 0.1)],
      [1, canvas.tone("#4f8048", 0, "mid")],
    ]),
  );
  canvas.path(
    polygon([
      [cx - 60, 598],
      [cx + 60, 598],
      [cx + 150, 800],
      [cx - 230, 800],
    ]),
    canvas.tone("#dcc698", 0.06),
  );
  for (const [x, y, h] of [
    [590, 640, 66],
    [650, 660, 74],
    [560, 712, 96],
  ])
    paintPerson(canvas, {
      x,
      y,
      height: h,
      pose: "walk",
      hat: "#f0dfae",
      pack: x > 600 ? "#3f7f8c" : undefined,
      depth: 0.02,
    });
  for (const [x, y, size] of [
    [130, 650, 270],
    [1080, 660, 300],
    [280, 620, 170],
    [960, 622, 160],
  ])
    paintTree(canvas, { x, y, size, colour: "#3f8a4c", depth: 0.04 });
  paintPalm(canvas, { x: 60, y: 760, height: 420, lean: 0.1 });
  paintLeaves(canvas, { x: 1210, y: 810, length: 300, count: 12, from: -3.1, to: -1.4 });
  paintLeaves(canvas, { x: -10, y: 810, length: 260, count: 10, from: -1.7, to: -0.1 });
  paintBirds(canvas, { x: 850, y: 150, count: 7 });
}
