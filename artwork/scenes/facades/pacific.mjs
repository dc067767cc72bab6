import { mix } from "../../brushes/colour.mjs";
import { round } from "../../brushes/create-canvas.mjs";
import { polygon } from "../../brushes/curves.mjs";
import { paintFountain } from "../../brushes/grandeur.mjs";
import { paintEntrance, paintGrandEntrance, paintWord } from "../../brushes/hotel-front.mjs";
import { paintForest, paintHill } from "../../brushes/land.mjs";
import { paintBush, paintLeaves, paintPalm } from "../../brushes/plants.mjs";
import { paintVilla } from "../../brushes/resort-parts.mjs";
import { paintGlow, paintSky } from "../../brushes/sky.mjs";
import { paintStiltHut } from "../../brushes/stilt-hut.mjs";
import { paintWater } from "../../brushes/water.mjs";

/** Old volcano with furrowed, green flanks, its summit at `x`. */
export function paintVolcano(canvas, { x, y, w, h, depth = 0.4 }) {
  const { random, side } = canvas;
  const outline = [
    [x - w * 0.62, y],
    [x - w * 0.4, y - h * 0.24],
    [x - w * 0.24, y - h * 0.42],
    [x - w * 0.16, y - h * 0.72],
    [x - w * 0.09, y - h * 0.78],
    [x - w * 0.05, y - h],
    [x + w * 0.03, y - h * 0.94],
    [x + w * 0.07, y - h * 0.7],
    [x + w * 0.16, y - h * 0.74],
    [x + w * 0.24, y - h * 0.46],
    [x + w * 0.42, y - h * 0.2],
    [x + w * 0.64, y],
  ];
  canvas.path(
    polygon(outline),
    canvas.linear([
      [0, canvas.tone("#5f7468", depth)],
      [0.5, canvas.tone("#4f8a5e", depth)],
      [1, canvas.tone("#5fa05e", depth + 0.1)],
    ]),
  );
  const clip = canvas.clip(`<path d="${polygon(outline)}"/>`);
  canvas.group({ "clip-path": clip }, () => {
    for (let i = 0; i < 15; i++) {
      const at = (i - 7) / 7;
      const bx = x + w * 0.62 * at;
      const top = y - h * (1.02 - Math.abs(at) * 0.75);
      const width = w * random.range(0.03, 0.06);
      canvas.path(
        polygon([
          [x + w * 0.09 * at, top],
          [bx, y + 4],
          [bx - side * width * 1.6, y + 4],
        ]),
        canvas.tone("#3a5f54", depth, "shade"),
        { opacity: round(random.range(0.35, 0.6)) },
      );
    }
  });
  // A cloud caught by the summit.
  for (let i = 0; i < 6; i++)
    canvas.ellipse(
      x + random.range(-0.2, 0.2) * w,
      y - h * random.range(0.8, 0.92),
      w * random.range(0.06, 0.14),
      h * 0.05,
      mix(canvas.mood.sky[3], "#ffffff", 0.4),
      { opacity: 0.5, filter: canvas.blur(5) },
    );
}

const lagoon = (canvas) =>
  canvas.mood.lamps ? canvas.mood.water : ["#9fece0", "#46cdca", "#1f9fb8"];

/** Boards on stilts that lead from the shore to the huts. */
export function paintBoardwalk(canvas, { from, to, y, depth = 0.1 }) {
  for (let x = from; x < to; x += 34)
    canvas.rect(x, y, 4, 22, canvas.tone("#7d5f45", depth, "mid"));
  canvas.rect(from, y - 6, to - from, 8, canvas.tone("#c79d6c", depth));
  for (let x = from; x < to; x += 34) canvas.rect(x, y - 22, 3, 18, canvas.tone("#a07c4e", depth));
  canvas.rect(from, y - 22, to - from, 3, canvas.tone("#a07c4e", depth));
}

/** Carved post with a torch on it. */
function paintTorch(canvas, { x, y, height }) {
  canvas.rect(x - 3, y - height, 6, height, canvas.tone("#6a4630"));
  canvas.path(
    polygon([
      [x - 9, y - height - 4],
      [x + 9, y - height - 4],
      [x + 5, y - height + 16],
      [x - 5, y - height + 16],
    ]),
    canvas.tone("#3a2c24"),
  );
  paintGlow(canvas, x, y - height - 12, canvas.mood.lamps ? 60 : 26, "#ffb860", 0.9);
  canvas.path(
    `M${x} ${y - height - 32}Q${x + 11} ${y - height - 12} ${x} ${y - height - 4}Q${x - 11} ${y - height - 12} ${x} ${y - height - 32}Z`,
    "#ffcf70",
  );
}

/** Meeting house with a high, saddled roof of thatch and carved boards; `y` is the ground. */
export function paintFale(canvas, { x, y, w, h, accent }) {
  const [l, t] = [x - w / 2, y - h];
  const peak = h * 1.25;
  paintVilla(canvas, { x: l, y, w, h, roof: "flat", floors: 1 });
  const roof = `M${l - w * 0.1} ${t + h * 0.2}Q${l + w * 0.12} ${t - peak * 0.5} ${l + w * 0.2} ${t - peak}Q${x} ${t - peak * 0.84} ${l + w * 0.8} ${t - peak}Q${l + w * 0.88} ${t - peak * 0.5} ${l + w * 1.1} ${t + h * 0.2}Q${x} ${t + h * 0.32} ${l - w * 0.1} ${t + h * 0.2}Z`;
  canvas.path(
    roof,
    canvas.linear([
      [0, canvas.tone("#dcbb80")],
      [1, canvas.tone("#9c7848", 0, "mid")],
    ]),
  );
  const clip = canvas.clip(`<path d="${roof}"/>`);
  canvas.group({ "clip-path": clip }, () => {
    for (let i = 0; i <= 46; i++) {
      const s = i / 46;
      canvas.line(
        `M${round(l + w * (0.2 + 0.6 * s))} ${round(t - peak)}Q${round(l + w * (0.1 + 0.8 * s))} ${round(t - peak * 0.4)} ${round(l - w * 0.1 + w * 1.2 * s)} ${round(t + h * 0.3)}`,
        canvas.tone("#5f4428", 0, "mid"),
        1.4,
        { opacity: 0.4 },
      );
    }
    for (const k of [0.34, 0.68])
      canvas.line(
        `M${l - w * 0.1} ${round(t - peak + (peak + h * 0.2) * k)}Q${x} ${round(t - peak + (peak + h * 0.2) * k + 22)} ${l + w * 1.1} ${round(t - peak + (peak + h * 0.2) * k)}`,
        canvas.tone("#6a4c2c", 0, "mid"),
        3,
        { opacity: 0.35 },
      );
  });
  canvas.line(
    `M${l + w * 0.17} ${round(t - peak - 4)}Q${x} ${round(t - peak * 0.82)} ${l + w * 0.83} ${round(t - peak - 4)}`,
    canvas.tone("#6a4630"),
    9,
  );
  for (const px of [0.02, 0.24, 0.76, 0.98]) {
    canvas.rect(l + w * px - 8, t + h * 0.14, 16, h * 0.86, canvas.tone("#6a4630"));
    for (let i = 0; i < 4; i++)
      canvas.path(
        `M${l + w * px - 8} ${t + h * (0.34 + i * 0.16)}l8 -8l8 8l-8 8Z`,
        canvas.tone(i % 2 ? "#f0c98a" : accent),
      );
  }
}

/** Houses of thatch by a lagoon with its volcano. */
const paintLagoonHouse =
  ({ size = "middle", volcano = 760, accent, stars = 0, clouds = "cumulus", over = true }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 420, sunY: 140, count: 5, clouds, stars });
    paintVolcano(canvas, { x: volcano, y: 430, w: 720, h: 300 });
    paintForest(canvas, {
      y: 416,
      swing: 6,
      depth: 0.36,
      crown: 10,
      bottom: 430,
      colour: "#3f7f58",
    });
    paintWater(canvas, { horizon: 426, bottom: 690, colours: lagoon(canvas) });
    canvas.rect(0, 446, 1200, 3, canvas.tone("#ffffff"), { opacity: 0.5 });
    if (over) {
      const way = volcano > 600 ? -1 : 1;
      const spots = [
        [70, 560, 150],
        [200, 530, 122],
        [306, 508, 98],
        [392, 492, 78],
      ].map(([x, y, s]) => [way < 0 ? x : 1200 - x, y, s]);
      paintBoardwalk(canvas, {
        from: way < 0 ? -10 : 700,
        to: way < 0 ? 500 : 1210,
        y: 566,
      });
      for (const [x, y, s] of spots.toReversed())
        paintStiltHut(canvas, { x, y, size: s, depth: 0.1 + (150 - s) / 500 });
    }
    paintHill(canvas, { y: 620, swing: 8, length: 900, colour: "#f6e6c0" });
    canvas.rect(
      0,
      656,
      1200,
      144,
      canvas.linear([
        [0, canvas.tone("#8cba60")],
        [1, canvas.tone("#5a9450")],
      ]),
    );
    for (const [x, y, height, lean] of [
      [300, 680, 400, -0.16],
      [905, 680, 420, 0.16],
    ])
      paintPalm(canvas, { x, y, height, lean });
    const y = 696;
    if (size === "small") {
      paintVilla(canvas, { x: 430, y, w: 340, h: 130, roof: "thatch" });
      for (const x of [436, 512, 682, 758])
        canvas.rect(x - 5, y - 118, 10, 118, canvas.tone("#7a5a3c"));
      paintEntrance(canvas, { x: 600, y, w: 66, h: 72, accent, sign: false, plants: false });
      canvas.rect(546, y - 126, 108, 24, canvas.tone("#7a5236"), { rx: 4 });
      paintWord(canvas, { x: 600, y: y - 121, size: 14, colour: "#ffe9c0" });
    } else if (size === "middle") {
      for (const x of [330, 870])
        paintVilla(canvas, { x: x - 110, y: 690, w: 220, h: 104, roof: "thatch", depth: 0.06 });
      paintFale(canvas, { x: 600, y, w: 400, h: 160, accent });
      paintEntrance(canvas, { x: 600, y, w: 96, h: 86, accent, sign: false, plants: false });
      canvas.rect(540, y - 138, 120, 26, canvas.tone("#6a4630"), { rx: 4 });
      paintWord(canvas, { x: 600, y: y - 132, size: 15, colour: "#ffe9c0" });
    } else {
      for (const x of [300, 900]) {
        paintVilla(canvas, {
          x: x - 150,
          y: 692,
          w: 300,
          h: 210,
          roof: "thatch",
          floors: 2,
          depth: 0.04,
        });
      }
      paintFale(canvas, { x: 600, y, w: 460, h: 190, accent });
      paintGrandEntrance(canvas, {
        x: 600,
        y,
        w: 220,
        h: 108,
        stone: "#8a5f3c",
        accent,
        ink: "#ffe9c0",
      });
    }
    const grand = size === "grand";
    canvas.path(
      grand ? "M490 730H710L960 800H240Z" : "M556 700H644L730 800H470Z",
      canvas.tone("#ecd6a8"),
    );
    if (grand) paintFountain(canvas, { x: 600, y: 788, w: 130, stone: "#b9a88e" });
    for (let i = 0; i < 8; i++)
      paintBush(canvas, {
        x: [40, 150, 240, 360, 840, 950, 1050, 1160][i],
        y: 722 + (i % 3) * 16,
        size: 80,
        colour: ["#3f8a4f", "#2f7a55", "#5b9a4c"][i % 3],
        flowers: ["#fff3d8", "#f0608a", "#f4c04e"][i % 3],
      });
    for (const [x, py, height, lean] of [
      [110, 772, 560, 0.12],
      [1110, 772, 580, -0.12],
    ])
      paintPalm(canvas, { x, y: py, height, lean });
    for (const x of grand ? [380, 470, 730, 820] : [500, 700])
      paintTorch(canvas, { x, y: 760, height: 84 });
    paintLeaves(canvas, {
      x: canvas.side > 0 ? -10 : 1210,
      y: 815,
      from: canvas.side > 0 ? -1.5 : -2.9,
      to: canvas.side > 0 ? -0.2 : -1.6,
      length: 160,
      count: 7,
    });
  };

export const pacific = [
  { mood: "tropical", side: 1, paint: paintLagoonHouse({ size: "small", accent: "#2f87a0" }) },
  {
    mood: "day",
    side: -1,
    paint: paintLagoonHouse({ accent: "#c8553c", volcano: 380 }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintLagoonHouse({ size: "grand", accent: "#a8383c", volcano: 800 }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintLagoonHouse({ size: "small", accent: "#b5562f", volcano: 330, clouds: "streak" }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintLagoonHouse({ accent: "#3c7553", clouds: "streak", stars: 30 }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintLagoonHouse({
      size: "grand",
      accent: "#d8674f",
      volcano: 420,
      clouds: "streak",
      stars: 90,
    }),
  },
];
