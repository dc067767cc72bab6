import { mix } from "../../brushes/colour.mjs";
import { round } from "../../brushes/create-canvas.mjs";
import { polygon } from "../../brushes/curves.mjs";
import { paintFlags, paintFountain } from "../../brushes/grandeur.mjs";
import { paintGrandEntrance, paintWord } from "../../brushes/hotel-front.mjs";
import { paintForest, paintHill } from "../../brushes/land.mjs";
import { paintBush, paintMeadow, paintTree } from "../../brushes/plants.mjs";
import { paintGlow, paintMist, paintSky } from "../../brushes/sky.mjs";
import {
  paintCourses,
  paintFanDoor,
  paintPhoneBox,
  paintRailings,
  paintSash,
  paintStack,
  paintTerraceHouse,
} from "../../brushes/terrace.mjs";
import { paintCity } from "../../brushes/towers.mjs";
import { paintLanterns, paintPassers, paintPavement, paintTaxi } from "./grounds.mjs";

const stone = { wall: "#c2b39a", trim: "#e4dac6", lintel: "#e4dac6", slate: "#596673" };
const brick = { wall: "#b0614a", trim: "#f7f1e4", lintel: "#ead9bd", slate: "#596673" };
const stucco = { wall: "#f1ebde", trim: "#fffdf6", slate: "#67727e", stucco: true, courses: 0 };
const doors = ["#1f2a3a", "#8a2430", "#24503f", "#2f4a78", "#3a3038"];

/** A castle on its crag, far behind the roofs. */
export function paintCrag(canvas, { x, y, w, depth = 0.5 }) {
  const rock = canvas.tone("#6f7470", depth, "mid");
  const wall = canvas.tone("#8d8a82", depth);
  const h = w * 0.3;
  canvas.path(
    polygon([
      [x - w * 0.62, y],
      [x - w * 0.42, y - h * 0.5],
      [x - w * 0.34, y - h],
      [x + w * 0.3, y - h * 1.08],
      [x + w * 0.44, y - h * 0.6],
      [x + w * 0.66, y],
    ]),
    rock,
  );
  for (const [dx, bw, bh] of [
    [-0.33, 0.16, 0.16],
    [-0.19, 0.1, 0.26],
    [-0.1, 0.2, 0.2],
    [0.09, 0.08, 0.3],
    [0.16, 0.14, 0.15],
  ]) {
    const [l, t] = [x + w * dx, y - h - w * bh];
    canvas.rect(l, t, w * bw, w * bh + h * 0.1, wall);
    for (let px = l; px < l + w * bw - 4; px += 12) canvas.rect(px, t - 6, 7, 7, wall);
    for (let i = 1; i < 3; i++)
      canvas.rect(
        l + (w * bw * i) / 3,
        t + w * 0.05,
        4,
        9,
        canvas.mood.lamps ? "#ffd890" : canvas.tone("#4a5560", depth),
      );
  }
}

function paintBackdrop(canvas, kind) {
  if (kind === "castle") paintCrag(canvas, { x: 860, y: 420, w: 520 });
  else if (kind === "city") paintCity(canvas, { y: 600, tall: 420, depth: 0.62, centre: 0.3 });
  else paintForest(canvas, { y: 330, swing: 30, depth: 0.55, crown: 20, colour: "#5b7a58" });
  paintMist(canvas, 430, 90, 0.5);
}

/** A row from `from` to `to`, each house a little different from its neighbours. */
function paintRow(canvas, { from, to, w = 168, styles, way = 1, ...house }) {
  let i = 0;
  for (let x = way > 0 ? from : to - w; way > 0 ? x < to : x > from - w; x += way * w) {
    const style = styles[i % styles.length];
    paintTerraceHouse(canvas, {
      x,
      y: 668,
      w: w + 1,
      door: doors[(i + (way > 0 ? 2 : 0)) % doors.length],
      doorAt: way > 0 ? 0 : 2,
      depth: 0.08,
      ...house,
      ...style,
    });
    i++;
  }
}

function paintHangingSign(canvas, { x, y, colour }) {
  canvas.line(`M${x} ${y}h64`, canvas.tone("#23262e"), 4);
  canvas.line(
    `M${x + 2} ${y + 22}Q${x + 30} ${y + 20} ${x + 40} ${y}`,
    canvas.tone("#23262e"),
    2.4,
  );
  canvas.rect(x + 14, y + 8, 48, 50, canvas.tone(colour), {
    rx: 4,
    stroke: canvas.tone("#e0b65c"),
    "stroke-width": 3,
  });
  paintWord(canvas, { x: x + 39, y: y + 27, size: 11, colour: "#fff3d2", glow: false });
}

const paintGreen = (canvas) => {
  canvas.rect(
    0,
    724,
    1200,
    76,
    canvas.linear([
      [0, canvas.tone("#7fa25c")],
      [1, canvas.tone("#55804a")],
    ]),
  );
  paintRailings(canvas, { from: 0, to: 1200, y: 742, height: 42, gap: 12 });
};

/**
 * A street of terraces. `hotel`: what the house is like that is a hotel; `rows`: its neighbours;
 * `grand`: a portico, flags and columns.
 */
const paintTerrace =
  ({
    hotel,
    w,
    rows,
    rowWidth,
    floors = 3,
    backdrop,
    clouds = "cumulus",
    stars = 0,
    accent = "#24364f",
    size = "middle",
    green = false,
    car,
  }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 520, sunY: 150, count: 6, clouds, stars, disc: stars ? 30 : 0 });
    paintBackdrop(canvas, backdrop);
    const [l, r] = [600 - w / 2, 600 + w / 2];
    paintRow(canvas, { from: -170, to: l, way: -1, styles: rows, floors: 2, w: rowWidth });
    paintRow(canvas, { from: r, to: 1240, styles: rows.toReversed(), floors: 2, w: rowWidth });
    const ground = size === "grand" ? 140 : 124;
    const storey = size === "grand" ? 84 : 90;
    const columns = { small: 3, middle: 7, grand: 9 }[size];
    const h = floors * storey + ground;
    paintTerraceHouse(canvas, {
      x: l,
      y: 668,
      w,
      floors,
      storey,
      ground,
      columns,
      doorAt: size === "small" ? 1 : -1,
      door: accent,
      top: "dormer",
      ...hotel,
    });
    const { trim } = hotel;
    if (size === "middle") {
      canvas.rect(545, 668 - ground + 16, 110, ground - 16, canvas.tone(hotel.wall));
      paintFanDoor(canvas, { x: 600, y: 668, w: 58, h: 84, colour: accent });
      canvas.rect(l, 668 - ground - 12, w, 30, canvas.tone(accent));
      paintWord(canvas, { x: 600, y: 668 - ground - 6, size: 18, colour: "#ffe6a8" });
      for (const dx of [-0.4, 0.4])
        paintBush(canvas, { x: 600 + w * dx, y: 672, size: 44, colour: "#4b7a4a" });
    }
    if (size === "grand") {
      for (let i = 0; i <= 4; i++)
        canvas.rect(
          l + (i * (w - 16)) / 4,
          668 - h,
          16,
          h - ground,
          canvas.tone(mix(trim, hotel.wall, 0.25)),
        );
      canvas.path(
        polygon([
          [600 - w * 0.19, 668 - h - 4],
          [600, 668 - h - 78],
          [600 + w * 0.19, 668 - h - 4],
        ]),
        canvas.tone(trim),
        { stroke: canvas.tone(mix(trim, "#8a8078", 0.3)), "stroke-width": 5 },
      );
      canvas.circle(600, 668 - h - 30, 14, canvas.tone("#33465a"), {
        stroke: canvas.tone("#e0b65c"),
        "stroke-width": 3,
      });
      paintFlags(canvas, {
        xs: [l + 40, r - 40],
        y: 668 - h - 58,
        colours: ["#2f4a78", "#a3283a"],
      });
      paintGrandEntrance(canvas, {
        x: 600,
        y: 668,
        w: 230,
        h: 104,
        stone: trim,
        accent,
        ink: "#7a5a2c",
      });
    }
    paintPavement(canvas, { y: 668, stone: "#c6c3bc", road: "#6a6d74" });
    for (const [from, to] of [
      [0, l - 10],
      [r + 10, 1200],
    ])
      paintRailings(canvas, { from, to, y: 682, height: 36 });
    if (size === "small") {
      paintRailings(canvas, { from: l + 6, to: 560, y: 682 });
      paintRailings(canvas, { from: 640, to: r - 6, y: 682 });
      canvas.rect(556, 668 - ground - 10, 88, 25, canvas.tone(accent), { rx: 3 });
      paintWord(canvas, { x: 600, y: 668 - ground - 4, size: 13, colour: "#ffe6a8", glow: false });
    }
    paintLanterns(canvas, { xs: [l - 60, r + 60], height: 150 });
    paintPhoneBox(canvas, { x: canvas.side > 0 ? 120 : 1080, y: 704, height: 104 });
    paintPassers(canvas, { count: 5, y: 710, height: 86 });
    if (green) paintGreen(canvas);
    else paintTaxi(canvas, car ?? { x: 270, colour: "#22242a", model: "compact" });
    for (const [x, y, s] of green
      ? [
          [40, 800, 330],
          [1170, 800, 350],
        ]
      : [])
      paintTree(canvas, { x, y, size: s, colour: "#4f7a48" });
  };

export const british = [
  {
    mood: "mist",
    side: 1,
    paint: paintTerrace({
      hotel: { ...stone, top: "dormer" },
      w: 250,
      size: "small",
      rows: [stone, { ...stone, wall: "#b8a88e" }, { ...stone, wall: "#cabca2", top: "dormer" }],
      backdrop: "castle",
      accent: "#24503f",
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintTerrace({
      hotel: { ...brick },
      w: 500,
      rows: [
        { ...brick, top: "gable", bay: true },
        { ...brick, wall: "#a5583f", top: "gable", bay: true },
      ],
      rowWidth: 180,
      backdrop: "trees",
      accent: "#24364f",
      car: { x: 270, colour: "#22242a", model: "compact" },
    }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintTerrace({
      hotel: { ...stucco, wall: "#ece4d2", trim: "#fffaf0" },
      w: 660,
      floors: 4,
      size: "grand",
      rows: [stucco, { ...stucco, wall: "#e9e2d4" }],
      backdrop: "city",
      stars: 50,
      clouds: "streak",
      accent: "#8a2430",
      car: { x: 250, colour: "#22242a", model: "luxury" },
    }),
  },
  {
    mood: "day",
    side: 1,
    paint: paintTerrace({
      hotel: { ...stucco, wall: "#e4b9b0" },
      w: 236,
      size: "small",
      rows: [
        { ...stucco, wall: "#a9c4cf" },
        { ...stucco, wall: "#f0dca0" },
        { ...stucco, wall: "#b9ccb0" },
        { ...stucco, wall: "#f4efe2" },
      ],
      rowWidth: 150,
      backdrop: "trees",
      accent: "#2f4a78",
      car: { x: 960, colour: "#7a9a8a", model: "mini" },
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintTerrace({
      hotel: { ...stone, wall: "#d8c298", trim: "#f0e3c4", lintel: "#f0e3c4" },
      w: 520,
      rows: [
        { ...stone, wall: "#d3bc92", trim: "#efe2c4" },
        { ...stone, wall: "#dcc7a0", trim: "#efe2c4" },
      ],
      backdrop: "trees",
      clouds: "streak",
      accent: "#3a4a3f",
      green: true,
    }),
  },
  {
    mood: "day",
    side: 1,
    paint: paintTerrace({
      hotel: { ...stone, wall: "#cdbd9f", trim: "#efe6d2", lintel: "#efe6d2" },
      w: 700,
      floors: 4,
      size: "grand",
      rows: [stone, { ...stone, wall: "#b8a88e" }],
      backdrop: "castle",
      accent: "#24503f",
      green: true,
    }),
  },
  {
    mood: "dusk",
    side: -1,
    paint: paintTerrace({
      hotel: { ...brick, wall: "#9c5442", top: "gable", bay: true, door: "#24503f" },
      w: 262,
      size: "small",
      rows: [
        { ...brick, top: "gable", bay: true },
        { ...brick, wall: "#8f4b3a", top: "dormer" },
      ],
      backdrop: "trees",
      clouds: "streak",
      accent: "#24503f",
      car: { x: 960, colour: "#22242a", model: "compact" },
    }),
  },
  {
    mood: "mist",
    side: -1,
    paint: paintTerrace({
      hotel: { ...stucco, wall: "#f4efe4" },
      w: 520,
      rows: [stucco, { ...stucco, wall: "#ebe4d6" }],
      backdrop: "trees",
      accent: "#22242a",
      car: { x: 240, colour: "#22242a", model: "compact" },
    }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintTerrace({
      hotel: { ...brick, wall: "#b5634a", trim: "#f0dfc2", lintel: "#f0dfc2", top: "dormer" },
      w: 680,
      floors: 4,
      size: "grand",
      rows: [brick, { ...brick, wall: "#a5583f", top: "gable" }],
      backdrop: "city",
      clouds: "streak",
      accent: "#24364f",
      car: { x: 980, colour: "#22242a", model: "luxury" },
    }),
  },
];

/** Fields with hedges, and a few sheep. */
export function paintFields(canvas, { y = 400, sheep = 14 } = {}) {
  const { random } = canvas;
  paintHill(canvas, { y, swing: 34, length: 760, colour: "#8fa88e", depth: 0.55 });
  for (const [dy, depth] of [
    [56, 0.36],
    [112, 0.2],
  ]) {
    paintHill(canvas, { y: y + dy, swing: 26, length: 640, colour: "#86ab62", depth });
    paintForest(canvas, {
      y: y + dy + 26,
      swing: 12,
      length: 520,
      depth,
      crown: 7,
      bottom: y + dy + 32,
      colour: "#4f7a48",
    });
  }
  paintHill(canvas, { y: y + 160, swing: 16, colour: "#7fae5a", depth: 0.08 });
  for (let i = 0; i < sheep; i++) {
    const [sx, sy] = [random.range(20, 1180), y + random.range(120, 190)];
    canvas.ellipse(sx, sy, 10, 6.5, canvas.tone("#fbf8f0", 0.06));
    canvas.circle(sx + 9, sy - 2, 3.4, canvas.tone("#3a3638", 0.06));
    canvas.line(
      `M${round(sx - 4)} ${round(sy + 5)}v5M${round(sx + 4)} ${round(sy + 5)}v5`,
      canvas.tone("#3a3638", 0.06),
      1.6,
    );
  }
}

function paintRoof(canvas, { l, w, y, rise, over = 22, colour, thatch = false }) {
  const d = thatch
    ? `M${l - over} ${y + 12}Q${l - over + 6} ${y - 10} ${l + w * 0.1} ${y - rise}Q${l + w / 2} ${y - rise - 14} ${l + w * 0.9} ${y - rise}Q${l + w + over - 6} ${y - 10} ${l + w + over} ${y + 12}Q${l + w / 2} ${y + 22} ${l - over} ${y + 12}Z`
    : polygon([
        [l - over, y + 4],
        [l + rise * 0.4, y - rise],
        [l + w - rise * 0.4, y - rise],
        [l + w + over, y + 4],
      ]);
  canvas.path(
    d,
    canvas.linear([
      [0, canvas.tone(mix(colour, "#ffffff", 0.12))],
      [1, canvas.tone(mix(colour, "#3a3430", 0.2), 0, "mid")],
    ]),
  );
  const clip = canvas.clip(`<path d="${d}"/>`);
  canvas.group({ "clip-path": clip }, () => {
    if (thatch)
      for (let x = l - over; x < l + w + over; x += 9)
        canvas.line(
          `M${round(l + w / 2 + (x - l - w / 2) * 0.82)} ${y - rise}L${x} ${y + 20}`,
          canvas.tone(mix(colour, "#4a3626", 0.45)),
          1.2,
          { opacity: 0.5 },
        );
    else
      for (let i = 1; i < rise / 12; i++)
        canvas.rect(l - over, y - rise + i * 12, w + over * 2, 1.4, canvas.tone("#39434e"), {
          opacity: 0.4,
        });
  });
}

export function paintStoneWall(canvas, { from, to, y, height = 34 }) {
  const { random } = canvas;
  canvas.rect(from, y - height, to - from, height, canvas.tone("#8f8a80", 0, "mid"));
  for (let i = 0; i < (to - from) / 7; i++)
    canvas.rect(
      random.range(from, to - 20),
      y - height + random.int(0, 3) * 8.5,
      random.range(12, 24),
      7.4,
      canvas.tone(random.pick(["#a8a296", "#b8b0a2", "#7f7a72"])),
      { rx: 2 },
    );
}

/** Cottage of two floors that takes guests in. */
const paintCottage =
  ({ wall = "#d8ccb4", roof = "#c2a468", thatch = true }) =>
  (canvas) => {
    const [l, w, y] = [370, 460, 672];
    for (const x of [l + 34, l + w - 34])
      paintStack(canvas, { x, y: y - 290, w: 46, h: 66, colour: "#a89a86", pots: 2 });
    canvas.rect(l, y - 232, w, 232, canvas.tone(wall));
    paintCourses(canvas, {
      x: l,
      y: y - 230,
      w,
      h: 228,
      wall: mix(wall, "#8a7a60", 0.08),
      size: 15,
      share: 0.45,
    });
    paintRoof(canvas, { l, w, y: y - 222, rise: 112, colour: roof, thatch, over: 30 });
    for (const dx of [0.12, 0.44, 0.76])
      paintSash(canvas, { x: l + w * dx, y: y - 178, w: 50, h: 54, lintel: "#b3a68e" });
    for (const dx of [0.1, 0.26, 0.64, 0.8])
      paintSash(canvas, { x: l + w * dx, y: y - 92, w: 44, h: 58, lintel: "#b3a68e" });
    paintFanDoor(canvas, {
      x: 600,
      y,
      w: 46,
      h: 92,
      colour: "#24503f",
      surround: "#b3a68e",
      steps: 1,
    });
    // Roses around the door.
    for (let i = 0; i < 70; i++) {
      const a = canvas.random.range(0, Math.PI);
      canvas.circle(
        600 + Math.cos(a) * canvas.random.range(40, 62),
        y - 40 - Math.sin(a) * canvas.random.range(58, 82),
        canvas.random.range(3, 7),
        canvas.tone(canvas.random.pick(["#4f7f4c", "#3f6f48", "#d6496b", "#f08aa4"])),
      );
    }
    paintHangingSign(canvas, { x: l + w - 4, y: y - 186, colour: "#24503f" });
  };

/** Timber-framed coaching inn. */
const paintTimberInn =
  ({ plaster = "#f6efdf", door = "#6a2430" }) =>
  (canvas) => {
    const [l, w, y] = [320, 560, 672];
    const beam = canvas.tone("#3a2e28");
    for (const x of [l + 60, l + w - 60])
      paintStack(canvas, { x, y: y - 370, w: 48, h: 70, colour: "#a8604a", pots: 3 });
    paintRoof(canvas, { l, w, y: y - 318, rise: 100, colour: "#8f5a48" });
    canvas.rect(l, y - 320, w, 190, canvas.tone(plaster));
    for (let i = 0; i <= 14; i++) canvas.rect(l + (i * (w - 8)) / 14, y - 320, 8, 190, beam);
    for (const dy of [320, 228, 138]) canvas.rect(l - 6, y - dy, w + 12, 10, beam);
    for (const gx of [l + 20, l + w - 180]) {
      canvas.path(
        polygon([
          [gx - 14, y - 316],
          [gx + 80, y - 440],
          [gx + 174, y - 316],
        ]),
        canvas.tone(plaster),
        { stroke: beam, "stroke-width": 11, "stroke-linejoin": "round" },
      );
      canvas.line(
        `M${gx + 30} ${y - 320}L${gx + 80} ${y - 420}L${gx + 130} ${y - 320}M${gx + 80} ${y - 430}v110`,
        beam,
        6,
      );
      paintSash(canvas, { x: gx + 56, y: y - 372, w: 48, h: 46, frame: "#3a2e28" });
    }
    for (let i = 0; i < 6; i++)
      for (const top of [y - 300, y - 210])
        paintSash(canvas, { x: l + 30 + i * 90, y: top, w: 50, h: 58, frame: "#3a2e28" });
    canvas.rect(l + 6, y - 130, w - 12, 130, canvas.tone("#b8ab98"));
    paintCourses(canvas, {
      x: l + 6,
      y: y - 130,
      w: w - 12,
      h: 128,
      wall: "#b0a390",
      size: 15,
      share: 0.4,
    });
    for (const dx of [0.07, 0.24, 0.66, 0.83])
      paintSash(canvas, { x: l + w * dx, y: y - 100, w: 60, h: 58, frame: "#3a2e28" });
    paintFanDoor(canvas, { x: 600, y, w: 62, h: 104, colour: door, surround: "#3a2e28", steps: 2 });
    canvas.rect(520, y - 138, 160, 28, canvas.tone("#2a2422"));
    paintWord(canvas, { x: 600, y: y - 132, size: 16, colour: "#ffe0a0" });
    paintHangingSign(canvas, { x: l + w - 4, y: y - 250, colour: door });
  };

/** Country seat with gabled wings. */
const paintManor =
  ({ wall = "#d3c3a0" }) =>
  (canvas) => {
    const [l, w, y] = [230, 740, 664];
    for (let i = 0; i < 6; i++)
      paintStack(canvas, {
        x: l + 60 + i * 124,
        y: y - 372,
        w: 40,
        h: 60,
        colour: "#b8a684",
        pots: 3,
      });
    paintRoof(canvas, { l, w, y: y - 312, rise: 78, colour: "#5f6b78", over: 10 });
    const face = (x, fw, h) => {
      canvas.rect(
        x,
        y - h,
        fw,
        h,
        canvas.linear([
          [0, canvas.tone(wall)],
          [1, canvas.tone(mix(wall, "#8a7a60", 0.2), 0, "mid")],
        ]),
      );
      paintCourses(canvas, { x, y: y - h, w: fw, h, wall, size: 15, share: 0.12 });
      for (const dy of [h - 104, h - 208])
        canvas.rect(x - 3, y - h + dy, fw + 6, 7, canvas.tone("#efe3c6"));
    };
    face(l, w, 316);
    for (let i = 0; i < 8; i++)
      for (const [dy, h] of [
        [296, 66],
        [194, 70],
        [84, 62],
      ])
        if (i > 1 && i < 6)
          paintSash(canvas, {
            x: l + 34 + i * 88,
            y: y - dy,
            w: 38,
            h,
            lintel: "#efe3c6",
            frame: "#f4ead2",
          });
    for (const gx of [l - 14, l + w - 166]) {
      face(gx, 180, 330);
      canvas.path(
        `M${gx - 6} ${y - 326}Q${gx + 20} ${y - 340} ${gx + 30} ${y - 372}Q${gx + 56} ${y - 374} ${gx + 62} ${y - 404}Q${gx + 90} ${y - 430} ${gx + 118} ${y - 404}Q${gx + 124} ${y - 374} ${gx + 150} ${y - 372}Q${gx + 160} ${y - 340} ${gx + 186} ${y - 326}Z`,
        canvas.tone(wall),
        { stroke: canvas.tone("#efe3c6"), "stroke-width": 7 },
      );
      paintSash(canvas, {
        x: gx + 72,
        y: y - 382,
        w: 36,
        h: 42,
        lintel: "#efe3c6",
        frame: "#f4ead2",
      });
      for (const dx of [22, 72, 122])
        for (const [dy, h] of [
          [304, 66],
          [198, 70],
          [90, 62],
        ])
          paintSash(canvas, {
            x: gx + dx,
            y: y - dy,
            w: 36,
            h,
            lintel: "#efe3c6",
            frame: "#f4ead2",
          });
    }
    paintFlags(canvas, { xs: [600], y: y - 388, height: 96, colours: ["#24364f"] });
  };

const paintCountryPlace =
  ({ paintHouse, clouds = "cumulus", grand = false, stars = 0, leaves = "#55804a" }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 500, sunY: 160, count: 6, clouds, stars });
    paintFields(canvas);
    for (const [x, size] of grand
      ? [
          [60, 280],
          [170, 230],
          [1060, 240],
          [1160, 290],
        ]
      : [
          [90, 300],
          [250, 220],
          [980, 240],
          [1120, 310],
        ])
      paintTree(canvas, { x, y: 650, size, colour: leaves });
    paintHouse(canvas);
    canvas.rect(
      0,
      660,
      1200,
      140,
      canvas.linear([
        [0, canvas.tone("#83ac5c")],
        [1, canvas.tone("#5a8a48")],
      ]),
    );
    const path = grand ? "M470 664H730L1000 800H200Z" : "M560 672H640L740 800H460Z";
    canvas.path(path, canvas.tone(grand ? "#dccfb0" : "#c9bda4"));
    if (grand) {
      paintGrandEntrance(canvas, {
        x: 600,
        y: 664,
        w: 190,
        h: 92,
        stone: "#efe3c6",
        accent: "#24503f",
        pediment: true,
        ink: "#6a5430",
      });
      paintFountain(canvas, { x: 600, y: 782, w: 150 });
      for (const x of [130, 270, 930, 1070])
        paintBush(canvas, { x, y: 720, size: 84, colour: "#44703f" });
    } else {
      paintStoneWall(canvas, { from: -10, to: 440, y: 728 });
      paintStoneWall(canvas, { from: 760, to: 1210, y: 728 });
      for (const x of [400, 470, 740, 810])
        paintBush(canvas, { x, y: 690, size: 62, colour: "#5b8a4a", flowers: "#e98ab0" });
      paintMeadow(canvas, { y: 744, spread: 60, colours: ["#ffffff", "#f4d35e", "#b58ac9"] });
    }
    if (canvas.mood.lamps) paintGlow(canvas, 600, 600, 180, "#ffcf80", 0.4);
  };

export const britishCountry = [
  { mood: "day", side: 1, paint: paintCountryPlace({ paintHouse: paintCottage({}) }) },
  {
    mood: "golden",
    side: -1,
    paint: paintCountryPlace({ paintHouse: paintTimberInn({}), clouds: "streak" }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintCountryPlace({ paintHouse: paintManor({}), grand: true }),
  },
  {
    mood: "mist",
    side: -1,
    paint: paintCountryPlace({
      paintHouse: paintCottage({ wall: "#b8b4aa", roof: "#5f6b78", thatch: false }),
      leaves: "#c48a3c",
    }),
  },
  {
    mood: "day",
    side: 1,
    paint: paintCountryPlace({
      paintHouse: paintTimberInn({ plaster: "#f4dca0", door: "#24503f" }),
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintCountryPlace({
      paintHouse: paintManor({ wall: "#c98f6f" }),
      grand: true,
      clouds: "streak",
      stars: 20,
    }),
  },
];
