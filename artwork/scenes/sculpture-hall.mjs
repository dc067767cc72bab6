import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintGlow } from "../brushes/sky.mjs";

export function paintSculptureHall(canvas) {
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, "#dfe6ea"],
      [0.7, "#f6f0e2"],
      [1, "#e6d9c2"],
    ]),
  );
  const [vx, vy] = [600, 400];
  canvas.path(
    polygon([
      [440, 470],
      [760, 470],
      [1500, 800],
      [-300, 800],
    ]),
    canvas.linear([
      [0, "#efe2c8"],
      [1, "#c9b594"],
    ]),
  );
  for (let i = 0; i < 14; i++)
    canvas.line(`M${vx + (i - 6.5) * 26} 470L${vx + (i - 6.5) * 160} 800`, "#a8946f", 1.4, {
      opacity: 0.4,
    });
  for (const t of [0.06, 0.2, 0.42, 0.72])
    canvas.rect(0, 470 + 330 * t, 1200, 1.4, "#a8946f", { opacity: 0.4 });
  canvas.path(
    "M440 470V320a160 160 0 0 1 320 0V470Z",
    canvas.linear([
      [0, "#9fd0e8"],
      [1, "#e9f4f4"],
    ]),
  );
  paintGlow(canvas, 600, 330, 330, "#ffffff", 0.7);
  canvas.line("M600 164V470M500 196V470M700 196V470M440 340H760", "#fbf8f0", 8);
  for (const way of [-1, 1])
    for (const [near, far] of [
      [3.9, 2.3],
      [2.3, 1.5],
      [1.5, 1],
    ]) {
      const x = (t) => vx + way * 160 * t;
      const top = (t) => vy - 420 * t;
      const foot = (t) => vy + 70 * t;
      canvas.path(
        polygon([
          [x(near), foot(near)],
          [x(far), foot(far)],
          [x(far), top(far)],
          [x(near), top(near)],
        ]),
        canvas.linear([
          [0, way > 0 ? "#f7efdf" : "#d9cfbe"],
          [1, way > 0 ? "#e6d6bb" : "#c4b59c"],
        ]),
      );
      const [a, b] = [far + (near - far) * 0.18, far + (near - far) * 0.78];
      canvas.path(
        `M${round(x(a))} ${round(foot(a))}L${round(x(a))} ${round(vy - 90 * a)}Q${round((x(a) + x(b)) / 2)} ${round(vy - 200 * ((a + b) / 2))} ${round(x(b))} ${round(vy - 90 * b)}L${round(x(b))} ${round(foot(b))}Z`,
        canvas.linear([
          [0, "#7d93a8"],
          [1, "#a9b3ba"],
        ]),
      );
    }
  for (const [x, y, s] of [
    [280, 690, 1],
    [930, 700, 1.06],
    [600, 560, 0.55],
  ])
    paintStatue(canvas, x, y, s);
  for (const [x, y, h, way] of [
    [430, 740, 210, -1],
    [500, 730, 190, -1],
    [780, 720, 200, 1],
    [680, 580, 104, -1],
  ])
    paintPerson(canvas, {
      x,
      y,
      height: h,
      way,
      skirt: x === 500,
      pack: x === 780 ? "#3f7f8c" : undefined,
    });
}

function paintStatue(canvas, x, y, s) {
  const marble = canvas.linear(
    [
      [0, "#b9bec4"],
      [0.6, "#ffffff"],
      [1, "#e3e1da"],
    ],
    [0, 0, 1, 0],
  );
  canvas.ellipse(x, y + 4 * s, 90 * s, 12 * s, "#7a6a52", { opacity: 0.35 });
  canvas.rect(
    x - 62 * s,
    y - 130 * s,
    124 * s,
    132 * s,
    canvas.linear(
      [
        [0, "#cfc4b0"],
        [0.6, "#f4ecdc"],
        [1, "#ddd0b8"],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.rect(x - 72 * s, y - 142 * s, 144 * s, 16 * s, "#f9f2e4");
  canvas.path(
    `M${x - 40 * s} ${y - 142 * s}Q${x - 52 * s} ${y - 250 * s} ${x - 26 * s} ${y - 300 * s}Q${x - 44 * s} ${y - 340 * s} ${x - 14 * s} ${y - 356 * s}L${x + 12 * s} ${y - 356 * s}Q${x + 60 * s} ${y - 350 * s} ${x + 76 * s} ${y - 420 * s}L${x + 90 * s} ${y - 412 * s}Q${x + 84 * s} ${y - 330 * s} ${x + 34 * s} ${y - 306 * s}Q${x + 56 * s} ${y - 220 * s} ${x + 44 * s} ${y - 142 * s}Z`,
    marble,
  );
  canvas.ellipse(x, y - 384 * s, 22 * s, 28 * s, marble);
  for (const k of [-20, 0, 20])
    canvas.line(
      `M${x + k * s} ${y - 270 * s}Q${x + k * 1.4 * s} ${y - 200 * s} ${x + k * s} ${y - 146 * s}`,
      "#a9aeb4",
      2.4 * s,
      { opacity: 0.6 },
    );
}
