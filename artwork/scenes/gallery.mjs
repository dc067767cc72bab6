import { mix } from "../brushes/colour.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintGlow } from "../brushes/sky.mjs";

const canvases = [
  (c, x, y, w, h) => {
    c.rect(
      x,
      y,
      w,
      h,
      c.linear([
        [0, "#f3c98a"],
        [0.5, "#e88a5c"],
        [1, "#3f5f8c"],
      ]),
    );
    c.circle(x + w * 0.6, y + h * 0.4, w * 0.09, "#fff0c4");
    c.path(
      `M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.66}T${x + w} ${y + h * 0.6}V${y + h}H${x}Z`,
      "#2b3f66",
    );
  },
  (c, x, y, w, h) => {
    c.rect(x, y, w, h, "#efe6d2");
    c.rect(x + w * 0.1, y + h * 0.12, w * 0.36, h * 0.5, "#c8413a");
    c.rect(x + w * 0.54, y + h * 0.34, w * 0.34, h * 0.52, "#2b4f86");
    c.circle(x + w * 0.6, y + h * 0.24, w * 0.12, "#f2b632");
    c.rect(x + w * 0.08, y + h * 0.72, w * 0.4, h * 0.06, "#23262d");
  },
  (c, x, y, w, h) => {
    c.rect(x, y, w, h, "#3b2f2a");
    c.path(
      `M${x + w * 0.12} ${y + h}Q${x + w * 0.2} ${y + h * 0.6} ${x + w * 0.5} ${y + h * 0.58}Q${x + w * 0.8} ${y + h * 0.6} ${x + w * 0.88} ${y + h}Z`,
      "#7a3340",
    );
    c.ellipse(x + w * 0.5, y + h * 0.38, w * 0.17, h * 0.18, "#e3b58a");
    c.path(
      `M${x + w * 0.3} ${y + h * 0.5}Q${x + w * 0.26} ${y + h * 0.14} ${x + w * 0.5} ${y + h * 0.15}Q${x + w * 0.74} ${y + h * 0.14} ${x + w * 0.7} ${y + h * 0.5}Q${x + w * 0.66} ${y + h * 0.26} ${x + w * 0.5} ${y + h * 0.26}Q${x + w * 0.34} ${y + h * 0.26} ${x + w * 0.3} ${y + h * 0.5}Z`,
      "#20171a",
    );
  },
  (c, x, y, w, h) => {
    c.rect(
      x,
      y,
      w,
      h,
      c.linear([
        [0, "#bfe0e0"],
        [1, "#6fa8a0"],
      ]),
    );
    for (let i = 0; i < 40; i++)
      c.circle(
        x + w * c.random.range(0.1, 0.9),
        y + h * c.random.range(0.35, 0.9),
        w * c.random.range(0.02, 0.06),
        c.random.pick(["#d6496b", "#f3c65f", "#fff1f3", "#8a6fc0", "#3f7a55"]),
      );
  },
];

function paintFramed(canvas, { x, y, w, h, art }) {
  const frame = w * 0.07;
  canvas.rect(x - frame + 5, y - frame + 8, w + 2 * frame, h + 2 * frame, "#4a3a34", {
    opacity: 0.28,
    filter: canvas.blur(5),
  });
  canvas.rect(
    x - frame,
    y - frame,
    w + 2 * frame,
    h + 2 * frame,
    canvas.linear([
      [0, "#f0cd83"],
      [1, "#a8783a"],
    ]),
  );
  canvas.rect(x - frame * 0.35, y - frame * 0.35, w + frame * 0.7, h + frame * 0.7, "#7a5426");
  canvases[art](canvas, x, y, w, h);
  paintGlow(canvas, x + w / 2, y - frame, w * 0.8, "#fff4d4", 0.42);
}

export function paintGallery(canvas) {
  const wall = "#a8483f";
  canvas.rect(
    0,
    0,
    1200,
    610,
    canvas.linear([
      [0, mix(wall, "#2a1414", 0.35)],
      [0.4, wall],
      [1, mix(wall, "#2a1414", 0.18)],
    ]),
  );
  canvas.rect(0, 0, 1200, 44, "#f3e6cc");
  canvas.rect(0, 44, 1200, 12, "#cdb78f");
  canvas.rect(0, 560, 1200, 50, "#f0e0c2");
  canvas.rect(
    0,
    606,
    1200,
    200,
    canvas.linear([
      [0, "#c4935c"],
      [1, "#7a5030"],
    ]),
  );
  for (let i = -12; i < 30; i++)
    canvas.line(`M${600 + (i - 9) * 64} 610L${600 + (i - 9) * 124} 800`, "#5b3a22", 1.4, {
      opacity: 0.4,
    });
  paintFramed(canvas, { x: 420, y: 150, w: 370, h: 250, art: 0 });
  paintFramed(canvas, { x: 110, y: 180, w: 190, h: 240, art: 2 });
  paintFramed(canvas, { x: 910, y: 170, w: 200, h: 250, art: 3 });
  canvas.rect(470, 690, 270, 22, "#4a2f22", { rx: 8 });
  for (const x of [490, 706]) canvas.rect(x, 708, 14, 44, "#3a241a");
  for (const [x, y, h, way, skirt] of [
    [330, 720, 230, 1, false],
    [400, 730, 215, 1, true],
    [860, 726, 226, -1, false],
    [1010, 712, 200, 1, true],
  ])
    paintPerson(canvas, { x, y, height: h, way, skirt, pose: x === 860 ? "reach" : "stand" });
  canvas.path(
    polygon([
      [420, 400],
      [790, 400],
      [1000, 800],
      [240, 800],
    ]),
    canvas.linear([
      [0, "#fff0cf", 0.2],
      [1, "#fff0cf", 0],
    ]),
  );
}
