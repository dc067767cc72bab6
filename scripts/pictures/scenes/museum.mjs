import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintCypress, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintGlow, paintSky } from "../brushes/sky.mjs";

function paintFacade(canvas) {
  const { width, side } = canvas;
  paintSky(canvas, { horizon: 620, sunY: 200, count: 4 });
  for (const x of [40, 150, 1050, 1160]) paintTree(canvas, { x, y: 640, size: 190, depth: 0.2 });
  const stone = (face) => canvas.tone("#f0e2c6", 0.05, face);
  for (const [x, w] of [
    [110, 240],
    [850, 240],
  ]) {
    canvas.rect(
      x,
      380,
      w,
      250,
      canvas.linear([
        [0, stone("lit")],
        [1, stone("mid")],
      ]),
    );
    canvas.rect(x - 10, 366, w + 20, 18, stone("lit"));
    for (let i = 0; i < 3; i++) {
      canvas.path(`M${x + 24 + i * 72} 600V470a24 24 0 0 1 48 0V600Z`, canvas.tone("#5b7488", 0.05, "mid"), { stroke: stone("lit"), "stroke-width": 6 });
      canvas.path(`M${x + 24 + i * 72} 600V470a24 24 0 0 1 24 -24L${x + 30 + i * 72} 600Z`, "#ffffff", { opacity: 0.15 });
    }
  }
  canvas.rect(330, 350, 540, 280, canvas.tone("#8a7a66", 0.04, "shade"));
  canvas.rect(560, 440, 80, 190, canvas.tone("#5b3f2f", 0, "mid"));
  for (let i = 0; i < 8; i++) {
    const x = 344 + i * 68;
    canvas.rect(
      x,
      372,
      36,
      246,
      canvas.linear(
        side > 0
          ? [
              [0, stone("shade")],
              [0.55, stone("lit")],
              [1, stone("mid")],
            ]
          : [
              [0, stone("mid")],
              [0.45, stone("lit")],
              [1, stone("shade")],
            ],
        [0, 0, 1, 0],
      ),
    );
    for (let k = 1; k < 4; k++) canvas.rect(x + k * 9 - 1, 380, 1.6, 232, canvas.tone("#b9a483", 0, "mid"), { opacity: 0.5 });
    canvas.rect(x - 7, 358, 50, 16, stone("lit"));
    canvas.rect(x - 7, 612, 50, 14, stone("lit"));
  }
  canvas.rect(
    312,
    322,
    576,
    38,
    canvas.linear([
      [0, stone("lit")],
      [1, stone("mid")],
    ]),
  );
  canvas.path(
    polygon([
      [300, 322],
      [600, 208],
      [900, 322],
    ]),
    stone("lit"),
  );
  canvas.path(
    polygon([
      [360, 312],
      [600, 222],
      [840, 312],
    ]),
    stone("mid"),
  );
  for (const [x, h] of [
    [520, 34],
    [560, 52],
    [600, 66],
    [640, 52],
    [680, 34],
  ])
    canvas.path(`M${x - 12} 308q0 ${-h} 12 ${-h}t12 ${h}Z`, stone("lit"));
  for (const [x, colour] of [
    [404, "#c8413a"],
    [744, "#2f6f9c"],
  ]) {
    canvas.path(
      polygon([
        [x, 386],
        [x + 54, 386],
        [x + 54, 560],
        [x + 27, 542],
        [x, 560],
      ]),
      canvas.linear([
        [0, canvas.tone(colour)],
        [1, canvas.tone(colour, 0, "mid")],
      ]),
    );
    canvas.circle(x + 27, 440, 15, canvas.tone("#f6e6c0"));
    canvas.rect(x + 12, 474, 30, 5, canvas.tone("#f6e6c0"));
    canvas.rect(x + 16, 488, 22, 5, canvas.tone("#f6e6c0"));
  }
  for (let i = 0; i < 7; i++)
    canvas.rect(
      300 - i * 22,
      626 + i * 13,
      600 + i * 44,
      14,
      canvas.linear([
        [0, canvas.tone("#fbf3e0")],
        [1, canvas.tone("#cdbb9b", 0, "mid")],
      ]),
    );
  canvas.rect(
    0,
    716,
    width,
    90,
    canvas.linear([
      [0, canvas.tone("#dccaa8")],
      [1, canvas.tone("#ab9878", 0, "mid")],
    ]),
  );
  for (const [x, y, h, pose] of [
    [470, 690, 84, "walk"],
    [520, 704, 88, "walk"],
    [700, 670, 78, "stand"],
    [300, 760, 124, "walk"],
    [840, 764, 128, "stand"],
    [900, 758, 120, "stand"],
  ])
    paintPerson(canvas, { x, y, height: h, pose, way: x > 600 ? -1 : 1, skirt: x % 4 === 0 });
  for (const x of [70, 1130]) paintCypress(canvas, { x, y: 740, height: 330 });
  paintBirds(canvas, { x: 300, y: 150, count: 6 });
}

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
    c.path(`M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.66}T${x + w} ${y + h * 0.6}V${y + h}H${x}Z`, "#2b3f66");
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
  canvas.rect(x - frame + 5, y - frame + 8, w + 2 * frame, h + 2 * frame, "#4a3a34", { opacity: 0.28, filter: canvas.blur(5) });
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

function paintGallery(canvas) {
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
  for (let i = -12; i < 30; i++) canvas.line(`M${600 + (i - 9) * 64} 610L${600 + (i - 9) * 124} 800`, "#5b3a22", 1.4, { opacity: 0.4 });
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

function paintSculptureHall(canvas) {
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
  for (let i = 0; i < 14; i++) canvas.line(`M${vx + (i - 6.5) * 26} 470L${vx + (i - 6.5) * 160} 800`, "#a8946f", 1.4, { opacity: 0.4 });
  for (const t of [0.06, 0.2, 0.42, 0.72]) canvas.rect(0, 470 + 330 * t, 1200, 1.4, "#a8946f", { opacity: 0.4 });
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
    paintPerson(canvas, { x, y, height: h, way, skirt: x === 500, pack: x === 780 ? "#3f7f8c" : undefined });
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
    canvas.line(`M${x + k * s} ${y - 270 * s}Q${x + k * 1.4 * s} ${y - 200 * s} ${x + k * s} ${y - 146 * s}`, "#a9aeb4", 2.4 * s, { opacity: 0.6 });
}

export const museum = [
  { mood: "day", side: -1, paint: paintFacade },
  { mood: "day", side: 1, paint: paintGallery },
  { mood: "day", side: 1, paint: paintSculptureHall },
];
