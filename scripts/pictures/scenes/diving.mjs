import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { blobs, polygon, smoothArea } from "../brushes/curves.mjs";
import { paintGlow } from "../brushes/sky.mjs";

const corals = ["#f0708a", "#f29a4c", "#b56fd0", "#f2c14e", "#e0553f", "#5fc0a8"];

function paintSea(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, "#8fe6ea"],
      [0.2, "#35b8d0"],
      [0.6, "#12769f"],
      [1, "#0b3f66"],
    ]),
  );
  paintGlow(canvas, 700, -40, 560, "#e6fff8", 0.8);
  for (let i = 0; i < 9; i++) {
    const x = 320 + i * 90;
    canvas.path(
      polygon([
        [x, -10],
        [x + 46, -10],
        [x + (x - 660) * 0.9 + 130, 800],
        [x + (x - 660) * 0.9 - 60, 800],
      ]),
      canvas.linear([
        [0, "#e6fff8", 0.26],
        [0.8, "#e6fff8", 0],
      ]),
    );
  }
  for (let i = 0; i < 40; i++)
    canvas.line(`M${round(random.range(-20, 1200))} ${round(random.range(0, 46))}q40 -12 80 0t80 0`, "#ffffff", 3, { opacity: random.range(0.2, 0.6) });
}

function paintReefBank(canvas, points, tint, depth) {
  const shade = mix(tint, "#1a7fa5", depth);
  canvas.path(
    smoothArea(points, 820),
    canvas.linear([
      [0, mix(shade, "#bff0e6", 0.18)],
      [1, mix(shade, "#062a48", 0.5)],
    ]),
  );
}

function paintCoral(canvas, { x, y, size, kind, colour, depth = 0 }) {
  const { random } = canvas;
  const tint = mix(colour, "#1a7fa5", depth);
  if (kind === "fan") {
    for (let i = 0; i < 15; i++) {
      const a = -Math.PI * (0.1 + (0.8 * i) / 14);
      canvas.line(
        `M${x} ${y}Q${round(x + Math.cos(a) * size * 0.4)} ${round(y + Math.sin(a) * size * 0.6)} ${round(x + Math.cos(a) * size)} ${round(y + Math.sin(a) * size * random.range(0.85, 1.1))}`,
        i % 3 ? tint : mix(tint, "#ffffff", 0.25),
        size * 0.05,
      );
    }
  } else if (kind === "brain") {
    canvas.path(
      `M${x - size * 0.7} ${y}A${size * 0.7} ${size * 0.62} 0 0 1 ${x + size * 0.7} ${y}Z`,
      canvas.linear([
        [0, mix(tint, "#ffffff", 0.25)],
        [1, mix(tint, "#0b3f66", 0.35)],
      ]),
    );
    for (let i = 0; i < 7; i++)
      canvas.line(
        `M${round(x - size * 0.55 + i * size * 0.17)} ${round(y - 4)}q${round(size * 0.06)} ${round(-size * 0.2)} 0 ${round(-size * 0.38 * Math.sin(((i + 1) / 8) * Math.PI))}`,
        mix(tint, "#0b3f66", 0.4),
        size * 0.04,
        { opacity: 0.6 },
      );
  } else if (kind === "tube") {
    for (let i = 0; i < 6; i++) {
      const [tx, h] = [x + (i - 2.5) * size * 0.22, size * random.range(0.5, 1.1)];
      canvas.rect(
        tx,
        y - h,
        size * 0.17,
        h,
        canvas.linear([
          [0, mix(tint, "#ffffff", 0.25)],
          [1, mix(tint, "#0b3f66", 0.4)],
        ]),
        { rx: size * 0.08 },
      );
      canvas.ellipse(tx + size * 0.085, y - h + size * 0.05, size * 0.06, size * 0.03, mix(tint, "#0b2a48", 0.6));
    }
  } else {
    const branch = (bx, by, a, length, wide) => {
      const [ex, ey] = [bx + Math.cos(a) * length, by + Math.sin(a) * length];
      canvas.line(`M${round(bx)} ${round(by)}L${round(ex)} ${round(ey)}`, wide > size * 0.06 ? tint : mix(tint, "#ffffff", 0.28), wide);
      if (wide < size * 0.04) return;
      branch(ex, ey, a - random.range(0.25, 0.6), length * 0.72, wide * 0.72);
      branch(ex, ey, a + random.range(0.25, 0.6), length * 0.72, wide * 0.72);
    };
    branch(x, y, -Math.PI / 2 + random.range(-0.2, 0.2), size * 0.38, size * 0.13);
  }
}

function paintFish(canvas, { x, y, size, colour, way = 1, stripes = false }) {
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

function paintDiver(canvas, { x, y, size, turn = 12, suit = "#1f2b3c", tank = "#f2b632" }) {
  const s = size;
  canvas.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
    const limb = (d, colour, wide) => canvas.line(d, colour, wide * s, { "stroke-linejoin": "round" });
    limb(`M${x - s * 0.25} ${y + s * 0.03}L${x - s * 0.5} ${y + s * 0.1}L${x - s * 0.72} ${y + s * 0.02}`, mix(suit, "#4f7f9c", 0.2), 0.085);
    limb(`M${x - s * 0.25} ${y}L${x - s * 0.52} ${y - s * 0.04}L${x - s * 0.74} ${y - s * 0.1}`, suit, 0.09);
    canvas.path(`M${x - s * 0.72} ${y - s * 0.13}l${-s * 0.3} ${-s * 0.08}l${-s * 0.02} ${s * 0.12}l${s * 0.3} ${s * 0.04}Z`, "#f0564a");
    canvas.path(`M${x - s * 0.7} ${y - s * 0.02}l${-s * 0.28} ${s * 0.02}l${s * 0.02} ${s * 0.12}l${s * 0.26} ${-s * 0.07}Z`, "#d63f3a");
    canvas.rect(
      x - s * 0.24,
      y - s * 0.19,
      s * 0.4,
      s * 0.11,
      canvas.linear([
        [0, mix(tank, "#ffffff", 0.3)],
        [1, mix(tank, "#7a4a10", 0.35)],
      ]),
      { rx: s * 0.05 },
    );
    canvas.path(
      `M${x - s * 0.3} ${y - s * 0.08}Q${x} ${y - s * 0.14} ${x + s * 0.22} ${y - s * 0.08}Q${x + s * 0.26} ${y + s * 0.02} ${x + s * 0.2} ${y + s * 0.08}Q${x} ${y + s * 0.12} ${x - s * 0.3} ${y + s * 0.06}Z`,
      canvas.linear([
        [0, mix(suit, "#5b86a5", 0.35)],
        [1, suit],
      ]),
    );
    canvas.rect(x - s * 0.02, y - s * 0.11, s * 0.05, s * 0.2, "#e0553f");
    limb(`M${x + s * 0.16} ${y + s * 0.02}L${x + s * 0.26} ${y + s * 0.16}L${x + s * 0.42} ${y + s * 0.16}`, suit, 0.07);
    canvas.circle(x + s * 0.44, y + s * 0.16, s * 0.035, "#d9a06e");
    canvas.circle(x + s * 0.34, y - s * 0.04, s * 0.1, suit);
    canvas.ellipse(x + s * 0.4, y - s * 0.03, s * 0.06, s * 0.075, "#d9a06e");
    canvas.rect(x + s * 0.36, y - s * 0.1, s * 0.11, s * 0.085, "#bff0f2", { rx: s * 0.03, stroke: "#f2b632", "stroke-width": s * 0.018 });
    canvas.circle(x + s * 0.45, y + s * 0.035, s * 0.032, "#2a2f38");
    canvas.line(`M${x + s * 0.43} ${y + s * 0.05}Q${x + s * 0.3} ${y + s * 0.12} ${x + s * 0.12} ${y - s * 0.13}`, "#2a2f38", s * 0.022);
  });
  for (let i = 0; i < 12; i++) {
    const r = canvas.random.range(3, 11);
    canvas.circle(x + s * 0.5 + canvas.random.range(-18, 26), y - 20 - i * 26, r, "#e6fbff", { opacity: 0.35, stroke: "#ffffff", "stroke-width": 1.6 });
  }
}

function paintTurtle(canvas, x, y, s) {
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
    canvas.path(blobs([[x + dx * s, y + dy * s, s * 0.085]]), "#7a5f34", { opacity: 0.7, stroke: "#d9bd7a", "stroke-width": 2 });
}

function paintReef(canvas, layout) {
  const { random } = canvas;
  paintSea(canvas);
  const banks = [
    [layout.far, "#2a7f98", 0.7],
    [layout.mid, "#7a6a88", 0.4],
    [layout.near, "#8a6a6a", 0.05],
  ];
  for (const [points, tint, depth] of banks) {
    paintReefBank(canvas, points, tint, depth);
    for (let i = 0; i < 26; i++) {
      const at = random.range(0, points.length - 1.001);
      const [a, b] = [points[Math.floor(at)], points[Math.floor(at) + 1]];
      const t = at % 1;
      const x = a[0] + (b[0] - a[0]) * t;
      paintCoral(canvas, {
        x,
        y: a[1] + (b[1] - a[1]) * t + random.range(4, 60),
        size: random.range(40, 96) * (1.1 - depth * 0.6),
        kind: random.pick(["fan", "brain", "tube", "branch", "branch"]),
        colour: random.pick(corals),
        depth,
      });
    }
  }
}

function paintReefDive(canvas) {
  const { random } = canvas;
  paintReef(canvas, {
    far: [
      [-20, 560],
      [240, 500],
      [560, 600],
      [900, 540],
      [1220, 470],
    ],
    mid: [
      [-20, 600],
      [180, 560],
      [420, 660],
      [800, 690],
      [1220, 560],
    ],
    near: [
      [-20, 690],
      [240, 700],
      [560, 760],
      [900, 730],
      [1220, 640],
    ],
  });
  for (let i = 0; i < 34; i++)
    paintFish(canvas, { x: 740 + random.range(-150, 220), y: 240 + random.range(-90, 90), size: random.range(8, 16), colour: "#f2c14e", way: -1 });
  paintDiver(canvas, { x: 440, y: 330, size: 320 });
  for (const [x, y, size, colour, way] of [
    [720, 500, 44, "#f2823c", -1],
    [820, 560, 34, "#f2823c", -1],
    [260, 560, 30, "#5b8ff0", 1],
    [1010, 400, 36, "#5b8ff0", -1],
    [930, 470, 24, "#f2c14e", -1],
  ])
    paintFish(canvas, { x, y, size, colour, way, stripes: colour === "#f2823c" });
}

function paintTurtleDive(canvas) {
  const { random } = canvas;
  paintReef(canvas, {
    far: [
      [-20, 470],
      [260, 560],
      [640, 620],
      [960, 560],
      [1220, 520],
    ],
    mid: [
      [-20, 540],
      [200, 620],
      [560, 700],
      [900, 660],
      [1220, 600],
    ],
    near: [
      [-20, 650],
      [260, 720],
      [640, 770],
      [960, 740],
      [1220, 700],
    ],
  });
  paintTurtle(canvas, 560, 380, 280);
  paintDiver(canvas, { x: 960, y: 260, size: 200, turn: 158, tank: "#5fc0a8" });
  for (let i = 0; i < 46; i++) {
    const a = random.range(0, 6.28);
    paintFish(canvas, {
      x: 250 + Math.cos(a) * random.range(20, 150),
      y: 220 + Math.sin(a) * random.range(10, 80),
      size: random.range(7, 13),
      colour: random.pick(["#c9e6f0", "#9fd0e6"]),
      way: 1,
    });
  }
  for (const [x, y, size, colour, way] of [
    [830, 520, 38, "#f2823c", -1],
    [700, 600, 28, "#f2c14e", 1],
    [380, 600, 32, "#b56fd0", 1],
  ])
    paintFish(canvas, { x, y, size, colour, way, stripes: size > 35 });
}

export const diving = [
  { mood: "tropical", side: 1, paint: paintReefDive },
  { mood: "tropical", side: 1, paint: paintTurtleDive },
];
