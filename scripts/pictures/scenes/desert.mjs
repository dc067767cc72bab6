import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon, ruggedLine, smooth } from "../brushes/curves.mjs";
import { paintRange } from "../brushes/land.mjs";
import { paintPalm } from "../brushes/plants.mjs";
import { paintLantern } from "../brushes/props.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintReflected } from "../brushes/water.mjs";

/** A dune: a crest line whose lee side falls into shadow. */
export function paintDune(canvas, { crest, drop, colour = "#eab676", depth = 0 }) {
  const { height, side } = canvas;
  const top = Math.min(...crest.map((point) => point[1]));
  const to = [0, top, 0, top + 300];
  const more = { gradientUnits: "userSpaceOnUse" };
  canvas.path(
    `${smooth(crest)}L${crest.at(-1)[0]} ${height}L${crest[0][0]} ${height}Z`,
    canvas.linear(
      [
        [0, canvas.tone(mix(colour, "#fff0d0", 0.25), depth)],
        [1, canvas.tone(colour, depth)],
      ],
      to,
      more,
    ),
  );
  const peak = crest.reduce((best, point, index) => (point[1] < crest[best][1] ? index : best), 0);
  const slope = side > 0 ? crest.slice(0, peak + 1) : crest.slice(peak);
  const apex = crest[peak];
  const far = side > 0 ? slope[0] : slope.at(-1);
  const foot = `C${round(apex[0] + side * 50)} ${round(apex[1] + drop * 0.4)} ${round(apex[0] - side * 120)} ${round(apex[1] + drop * 0.55)} ${round(apex[0] - side * 40)} ${round(apex[1] + drop)}`;
  const shade = canvas.linear(
    [
      [0, canvas.tone(mix(colour, "#8a4a3a", 0.3), depth, "shade"), 0.95],
      [1, canvas.tone(mix(colour, "#8a4a3a", 0.2), depth, "mid"), 0.5],
    ],
    to,
    more,
  );
  const line = side > 0 ? slope : slope.toReversed();
  canvas.path(`${smooth(line)}${foot}L${round(far[0])} ${round(Math.max(far[1], apex[1] + drop) + 60)}Z`, shade);
}

function paintRipplesOfSand(canvas, y, count = 30) {
  const { width, height, random } = canvas;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const py = y + (height - y) * t;
    const x = random.range(-100, width);
    canvas.line(
      `M${round(x)} ${round(py)}q${round(60 + t * 80)} ${round(-8 - t * 8)} ${round(130 + t * 160)} 0t${round(130 + t * 160)} 0`,
      canvas.tone("#b97f4f", 0, "mid"),
      1 + t * 2,
      { opacity: 0.28 },
    );
  }
}

export function paintCamel(canvas, { x, y, size, rider = true, ink }) {
  const s = size;
  const hide = ink ?? canvas.tone("#a9743f", 0, "mid");
  const at = (dx, dy) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  for (const dx of [-0.3, -0.2, 0.2, 0.3])
    canvas.line(`M${at(dx * 0.95, -0.5)}L${at(dx * 1.05, -0.25)}L${at(dx, 0)}`, hide, s * 0.055, { "stroke-linejoin": "round" });
  canvas.path(
    `M${at(-0.42, -0.6)}Q${at(-0.3, -0.74)} ${at(-0.16, -0.74)}Q${at(-0.04, -1)} ${at(0.1, -0.76)}Q${at(0.26, -0.76)} ${at(0.34, -0.66)}Q${at(0.46, -0.58)} ${at(0.5, -0.78)}Q${at(0.52, -0.96)} ${at(0.6, -1.02)}Q${at(0.66, -1.05)} ${at(0.74, -0.98)}L${at(0.82, -0.94)}Q${at(0.8, -0.88)} ${at(0.7, -0.89)}Q${at(0.63, -0.88)} ${at(0.6, -0.72)}Q${at(0.52, -0.42)} ${at(0.3, -0.44)}Q${at(-0.1, -0.38)} ${at(-0.32, -0.44)}Q${at(-0.46, -0.46)} ${at(-0.42, -0.6)}Z`,
    hide,
  );
  canvas.line(`M${at(-0.42, -0.6)}Q${at(-0.5, -0.5)} ${at(-0.46, -0.36)}`, hide, s * 0.025);
  canvas.path(`M${at(-0.14, -0.78)}Q${at(-0.02, -0.98)} ${at(0.12, -0.78)}L${at(0.16, -0.5)}H${round(x - 0.18 * s)}Z`, ink ?? canvas.tone("#c8453c"));
  if (!rider) return;
  canvas.path(`M${at(-0.12, -0.86)}Q${at(-0.1, -1.24)} ${at(0, -1.26)}Q${at(0.1, -1.24)} ${at(0.13, -0.86)}Z`, ink ?? canvas.tone("#3f6f96"));
  canvas.circle(x, y - 1.3 * s, s * 0.075, ink ?? canvas.tone("#f4ead6"));
}

function paintCaravan(canvas) {
  paintSky(canvas, { horizon: 520, sunY: 300, disc: 58, clouds: "streak", count: 5 });
  paintDune(canvas, {
    crest: [
      [-60, 470],
      [160, 420],
      [380, 350],
      [560, 440],
      [760, 400],
      [960, 460],
      [1260, 420],
    ],
    drop: 120,
    depth: 0.5,
  });
  paintDune(canvas, {
    crest: [
      [-60, 500],
      [200, 520],
      [480, 500],
      [700, 440],
      [900, 350],
      [1060, 440],
      [1260, 500],
    ],
    drop: 170,
    depth: 0.3,
  });
  paintDune(canvas, {
    crest: [
      [-60, 430],
      [140, 470],
      [340, 560],
      [620, 590],
      [900, 560],
      [1260, 600],
    ],
    drop: 190,
    depth: 0.14,
    colour: "#e8a866",
  });
  for (let i = 0; i < 5; i++) paintCamel(canvas, { x: 480 + i * 118, y: 606 - Math.sin(i * 0.9) * 10 - (i > 3 ? 6 : 0), size: 84, rider: i % 2 === 0 });
  paintDune(canvas, {
    crest: [
      [-60, 640],
      [200, 600],
      [420, 660],
      [700, 720],
      [1000, 700],
      [1260, 640],
    ],
    drop: 130,
    colour: "#dd9a58",
  });
  paintRipplesOfSand(canvas, 690, 24);
}

function paintKasbah(canvas) {
  const { width, random } = canvas;
  const waterline = 660;
  paintSky(canvas, { horizon: waterline, sunY: 200, count: 2 });
  paintReflected(canvas, { waterline, strength: 0.55, colours: ["#b9c9b4", "#5f9a98", "#2f6f78"] }, () => {
    paintRange(canvas, {
      peaks: [
        [100, 270],
        [420, 220],
        [800, 260],
        [1120, 210],
      ],
      foot: 600,
      depth: 0.52,
      rock: "#b98468",
      snow: 0.18,
      roughness: 26,
    });
    canvas.path(
      `${smooth([
        [-20, 520],
        [240, 470],
        [620, 440],
        [960, 480],
        [1240, 530],
      ])}L1240 ${waterline}L-20 ${waterline}Z`,
      canvas.linear([
        [0, canvas.tone("#d99a68", 0.15)],
        [1, canvas.tone("#c07f50", 0.05, "mid")],
      ]),
    );
    const blocks = Array.from({ length: 34 }, () => ({ x: random.range(220, 900), t: random.next() })).toSorted((a, b) => a.t - b.t);
    for (const { x, t } of blocks)
      paintTower(canvas, { x, y: 470 + t * 130, w: random.range(60, 120), h: random.range(70, 150) * (1.1 - t * 0.4), depth: 0.2 * (1 - t) });
    for (const [x, h] of [
      [300, 240],
      [560, 290],
      [840, 230],
    ])
      paintTower(canvas, { x, y: 600, w: 84, h, depth: 0.06, crown: true });
    for (let i = 0; i < 17; i++)
      paintPalm(canvas, {
        x: random.range(0, width),
        y: waterline - random.range(0, 30),
        height: random.range(110, 190),
        lean: random.range(-0.15, 0.15),
        depth: 0.05,
        colour: "#5b8a4a",
      });
    canvas.rect(0, waterline - 10, width, 12, canvas.tone("#6f8a4c", 0, "mid"));
  });
  paintBirds(canvas, { x: 900, y: 140 });
}

export function paintTower(canvas, { x, y, w, h, depth, crown = false, colour = "#d08f5f" }) {
  const { side } = canvas;
  const lean = w * 0.06;
  const shape = polygon([
    [x, y],
    [x + lean, y - h],
    [x + w - lean, y - h],
    [x + w, y],
  ]);
  canvas.path(
    shape,
    canvas.linear(
      side > 0
        ? [
            [0, canvas.tone(colour, depth, "shade")],
            [0.3, canvas.tone(colour, depth, "mid")],
            [0.31, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth)],
          ]
        : [
            [0, canvas.tone(colour, depth)],
            [0.69, canvas.tone(colour, depth)],
            [0.7, canvas.tone(colour, depth, "mid")],
            [1, canvas.tone(colour, depth, "shade")],
          ],
      [0, 0, 1, 0],
    ),
  );
  for (let i = 0; i < 5; i++) canvas.rect(x + lean + ((w - 2 * lean) * i) / 4.6, y - h - w * 0.07, w * 0.09, w * 0.09, canvas.tone(colour, depth, "mid"));
  const lit = canvas.mood.lamps;
  for (const dx of [0.28, 0.62])
    for (let dy = 0.22; dy < 0.8; dy += 0.3)
      canvas.rect(x + w * dx, y - h + h * dy, w * 0.09, w * 0.15, lit && canvas.random.chance(0.6) ? "#ffcf80" : canvas.tone("#5b3426", depth, "mid"));
  if (!crown) return;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 4; j++)
      canvas.path(
        polygon([
          [x + w * (0.2 + j * 0.18), y - h + 26 + i * 16],
          [x + w * (0.27 + j * 0.18), y - h + 16 + i * 16],
          [x + w * (0.34 + j * 0.18), y - h + 26 + i * 16],
        ]),
        canvas.tone("#8a5234", depth, "mid"),
        { opacity: 0.7 },
      );
  for (const dx of [0, 1])
    canvas.path(
      polygon([
        [x + lean + dx * (w - 2 * lean) - 9, y - h],
        [x + lean + dx * (w - 2 * lean), y - h - 30],
        [x + lean + dx * (w - 2 * lean) + 9, y - h],
      ]),
      canvas.tone(colour, depth, dx ? "lit" : "mid"),
    );
}

function paintMesas(canvas) {
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
      canvas.rect(x - w, top + (foot - top) * (0.08 + i * 0.13), w * 2, random.range(2, 8), canvas.tone("#7a3426", depth, "mid"), { opacity: 0.28 });
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
    canvas.rect(side > 0 ? x - w : x + w * 0.12, top - 20, w * 0.88, foot - top + 30, canvas.tone("#8a3f30", depth, "shade"), { opacity: 0.42 });
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
  canvas.ellipse(x - canvas.side * s * 0.3, y, s * 0.4, s * 0.03, canvas.tone("#5b2f2a", 0, "shade"), { opacity: 0.4 });
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

function paintCamp(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 560, sunY: 150, disc: 34, count: 0, stars: 420 });
  paintMilkyWay(canvas);
  paintDune(canvas, {
    crest: [
      [-60, 500],
      [200, 450],
      [420, 400],
      [640, 480],
      [900, 440],
      [1260, 500],
    ],
    drop: 110,
    depth: 0.36,
    colour: "#c99a76",
  });
  paintDune(canvas, {
    crest: [
      [-60, 560],
      [300, 560],
      [620, 540],
      [900, 450],
      [1080, 520],
      [1260, 560],
    ],
    drop: 130,
    depth: 0.16,
    colour: "#c08a62",
  });
  canvas.rect(
    0,
    600,
    1200,
    200,
    canvas.linear([
      [0, canvas.tone("#c99a6c")],
      [1, canvas.tone("#7a5a4a", 0, "mid")],
    ]),
  );
  for (const [x, y, s] of [
    [220, 620, 150],
    [930, 616, 140],
    [1110, 640, 170],
    [560, 640, 230],
  ])
    paintTent(canvas, { x, y, size: s });
  paintGlow(canvas, 520, 700, 420, "#ff9a4a", 0.5);
  for (let i = 0; i < 3; i++)
    canvas.path(
      `M${500 + i * 14} 712Q${490 + i * 14} 680 ${508 + i * 14} ${650 + i * 6}Q${526 + i * 12} 684 ${516 + i * 14} 712Z`,
      ["#ff9a3c", "#ffd070", "#ff7a3a"][i],
    );
  canvas.line("M486 716L546 704M486 704L546 716", "#4a2f28", 9);
  for (const x of [360, 420, 640]) {
    canvas.ellipse(x, 722, 34, 9, canvas.tone("#b5443c"));
    canvas.path(`M${x - 22} 720Q${x - 20} 664 ${x} 660Q${x + 20} 664 ${x + 22} 720Z`, canvas.tone(random.pick(["#f0b94f", "#3f8f9c", "#f3ead9"])));
    canvas.circle(x, 650, 12, canvas.tone("#c9935f"));
  }
  for (const x of [90, 320, 720, 830]) paintLantern(canvas, { x, y: 740, height: 60 });
  paintPalm(canvas, { x: 60, y: 780, height: 360, lean: 0.16 });
}

function paintMilkyWay(canvas) {
  const { random } = canvas;
  const soft = canvas.blur(26);
  canvas.path("M160 -60L420 -60Q640 180 1010 520L800 520Q420 220 160 -60Z", "#8fa5dc", { opacity: 0.16, filter: soft });
  for (let i = 0; i < 260; i++) {
    const t = random.next();
    canvas.circle(290 + t * 610 + random.range(-70, 70), -40 + t * 540 + random.range(-40, 40), random.range(0.5, 1.5), "#ffffff", {
      opacity: random.range(0.2, 0.8),
    });
  }
}

function paintTent(canvas, { x, y, size }) {
  const s = size;
  const cloth = (face) => canvas.tone("#f1e2c4", 0, face);
  canvas.path(
    polygon([
      [x - s * 0.55, y],
      [x - s * 0.4, y - s * 0.36],
      [x, y - s * 0.62],
      [x + s * 0.4, y - s * 0.36],
      [x + s * 0.55, y],
    ]),
    canvas.linear(
      [
        [0, cloth("lit")],
        [0.5, cloth("lit")],
        [1, cloth("shade")],
      ],
      [0, 0, 1, 0],
    ),
  );
  for (const k of [-0.36, -0.18, 0.2, 0.38])
    canvas.path(
      polygon([
        [x, y - s * 0.62],
        [x + s * k, y - s * 0.36 * (1 - Math.abs(k) * 0.1)],
        [x + s * k * 1.35, y],
        [x + s * k * 1.1, y],
      ]),
      canvas.tone("#b5443c", 0, "mid"),
      { opacity: 0.85 },
    );
  canvas.path(
    polygon([
      [x - s * 0.13, y],
      [x, y - s * 0.38],
      [x + s * 0.13, y],
    ]),
    "#ffcf80",
  );
  canvas.path(
    polygon([
      [x - s * 0.13, y],
      [x, y - s * 0.38],
      [x - s * 0.05, y],
    ]),
    "#f0a050",
  );
  paintGlow(canvas, x, y - s * 0.14, s * 0.6, "#ffb860", 0.5);
}

export const desert = [
  { mood: "golden", side: 1, paint: paintCaravan },
  { mood: "day", side: -1, paint: paintKasbah },
  { mood: "dusk", side: 1, paint: paintMesas },
  { mood: "night", side: -1, paint: paintCamp },
];
