import { polygon, ruggedLine } from "../brushes/curves.mjs";
import { paintMist, paintSky } from "../brushes/sky.mjs";

export function paintMesas(canvas) {
  paintSky(canvas, { horizon: 560, sunY: 330, disc: 48, clouds: "streak", count: 8 });
  for (const [x, w, top, depth] of [
    [120, 260, 360, 0.6],
    [560, 180, 380, 0.62],
    [1010, 320, 340, 0.58],
  ])
    paintMesa(canvas, { x, w, top, foot: 560, depth });
  paintMist(canvas, 560, 60, 0.5);
  for (const [x, w, top, depth] of [
    [300, 210, 220, 0.3],
    [760, 90, 240, 0.24],
    [1060, 260, 180, 0.2],
  ])
    paintMesa(canvas, { x, w, top, foot: 610, depth });
  canvas.path(
    polygon([
      [-10, 590],
      [1210, 600],
      [1210, 810],
      [-10, 810],
    ]),
    canvas.linear([
      [0, canvas.tone("#c9774a", 0.16)],
      [1, canvas.tone("#8a4630", 0, "mid")],
    ]),
  );
  canvas.path(
    polygon([
      [700, 604],
      [712, 604],
      [820, 800],
      [380, 800],
    ]),
    canvas.linear([
      [0, canvas.tone("#8a7a7a", 0.2)],
      [1, canvas.tone("#4f4a52", 0, "mid")],
    ]),
  );
  for (const [a, b] of [
    [0.05, 0.09],
    [0.16, 0.24],
    [0.38, 0.54],
    [0.78, 1.1],
  ])
    canvas.path(
      polygon([
        [705 - 104 * a - 1 - a * 4, 604 + 196 * a],
        [707 - 104 * a + a * 4, 604 + 196 * a],
        [707 - 104 * b + b * 5, 604 + 196 * b],
        [705 - 104 * b - 1 - b * 5, 604 + 196 * b],
      ]),
      canvas.tone("#f7d78a"),
    );
  for (const [x, y, s] of [
    [140, 700, 130],
    [1010, 720, 170],
    [300, 640, 60],
    [900, 640, 50],
  ])
    paintCactus(canvas, { x, y, size: s });
}

function paintMesa(canvas, { x, w, top, foot, depth }) {
  const { random, side } = canvas;
  const edge = ruggedLine(
    random,
    [
      [x - w * 0.5, top + 16],
      [x - w * 0.2, top],
      [x + w * 0.24, top + 4],
      [x + w * 0.5, top + 18],
    ],
    9,
    3,
  );
  const body = polygon([
    [x - w * 0.95, foot],
    [x - w * 0.56, top + (foot - top) * 0.55],
    ...edge,
    [x + w * 0.56, top + (foot - top) * 0.55],
    [x + w * 0.95, foot],
  ]);
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone("#d9774a", depth)],
      [0.6, canvas.tone("#b95a3a", depth)],
      [1, canvas.tone("#c9774a", Math.min(1, depth + 0.2), "mid")],
    ]),
  );
  canvas.group({ "clip-path": canvas.clip(`<path d="${body}"/>`) }, () => {
    for (let i = 0; i < 6; i++)
      canvas.rect(
        x - w,
        top + (foot - top) * (0.08 + i * 0.13),
        w * 2,
        random.range(2, 8),
        canvas.tone("#7a3426", depth, "mid"),
        { opacity: 0.28 },
      );
    for (let i = 0; i < 9; i++)
      canvas.path(
        polygon([
          [x - w * 0.5 + (w * i) / 9, top - 10],
          [x - w * 0.5 + (w * (i + 0.4)) / 9, top - 10],
          [x - w * 0.5 + (w * (i + 0.3)) / 9, top + (foot - top) * 0.56],
        ]),
        canvas.tone("#8a3f30", depth, "shade"),
        { opacity: 0.3 },
      );
    canvas.rect(
      side > 0 ? x - w : x + w * 0.12,
      top - 20,
      w * 0.88,
      foot - top + 30,
      canvas.tone("#8a3f30", depth, "shade"),
      { opacity: 0.42 },
    );
  });
}

function paintCactus(canvas, { x, y, size }) {
  const s = size;
  const skin = canvas.linear(
    [
      [0, canvas.tone("#4f7f4c", 0, canvas.side > 0 ? "shade" : "lit")],
      [1, canvas.tone("#4f7f4c", 0, canvas.side > 0 ? "lit" : "shade")],
    ],
    [0, 0, 1, 0],
  );
  canvas.ellipse(
    x - canvas.side * s * 0.3,
    y,
    s * 0.4,
    s * 0.03,
    canvas.tone("#5b2f2a", 0, "shade"),
    { opacity: 0.4 },
  );
  canvas.rect(x - s * 0.07, y - s, s * 0.14, s, skin, { rx: s * 0.07 });
  canvas.path(
    `M${x - s * 0.05} ${y - s * 0.4}h${-s * 0.13}q${-s * 0.1} 0 ${-s * 0.1} ${-s * 0.1}v${-s * 0.2}q0 ${-s * 0.05} ${s * 0.05} ${-s * 0.05}t${s * 0.05} ${s * 0.05}v${s * 0.18}h${s * 0.13}Z`,
    skin,
  );
  canvas.path(
    `M${x + s * 0.05} ${y - s * 0.52}h${s * 0.11}q${s * 0.1} 0 ${s * 0.1} ${-s * 0.1}v${-s * 0.16}q0 ${-s * 0.05} ${-s * 0.05} ${-s * 0.05}t${-s * 0.05} ${s * 0.05}v${s * 0.14}h${-s * 0.11}Z`,
    skin,
  );
}
