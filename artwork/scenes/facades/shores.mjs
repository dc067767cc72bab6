import { paintCanopy, paintFrame } from "../../brushes/canopy.mjs";
import { paintEntrance, paintGrandEntrance, paintHotelFront } from "../../brushes/hotel-front.mjs";
import { paintHill } from "../../brushes/land.mjs";
import { paintBush, paintPalm } from "../../brushes/plants.mjs";
import { paintVilla } from "../../brushes/resort-parts.mjs";
import { paintGlow, paintSky } from "../../brushes/sky.mjs";
import { paintSunDeck } from "../../brushes/sun-deck.mjs";
import { paintPalapa, paintParasol } from "../../brushes/sunshades.mjs";
import { paintWater } from "../../brushes/water.mjs";
import { paintSailboat } from "../../brushes/boats.mjs";
import { paintPassers, paintPavement } from "./grounds.mjs";

function paintPalms(canvas, list) {
  for (const [x, y, height, lean] of list) paintPalm(canvas, { x, y, height, lean });
}

const seasideSizes = {
  small: { w: 340, floors: 2, columns: 4, roof: "tiles", roofColour: "#c4694a", stars: false },
  grand: { w: 720, floors: 6, columns: 9, storey: 66, ground: 150 },
};

const paintSeaside =
  ({ size, clouds = "cumulus", stars = 0, colour, ...house }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 430, sunY: 150, count: 5, clouds, stars });
    paintWater(canvas, { horizon: 430, bottom: 680 });
    paintSailboat(canvas, { x: 130, y: 510, size: 70, depth: 0.1 });
    paintSailboat(canvas, { x: 1060, y: 480, size: 46, depth: 0.2 });
    paintHill(canvas, { y: 596, swing: 8, length: 800, colour: "#ecd5a4" });
    for (const x of [120, 1050])
      paintSunDeck(canvas, { y: 628, colour, parasol: paintParasol, spots: [[x, 1]] });
    paintHotelFront(canvas, {
      x: 600,
      y: 676,
      w: 580,
      floors: 5,
      columns: 6,
      storey: 76,
      ground: 124,
      wall: "#fbf6ec",
      roof: "flat",
      roofColour: "#e9dfcc",
      balconies: "glass",
      grand: size === "grand" ? [house.accent, "#f0c04a"] : undefined,
      ...house,
      ...seasideSizes[size],
    });
    paintPavement(canvas, { y: 674, stone: "#efe2c6", road: "#d9c6a2", setts: true });
    paintPalms(canvas, [
      [60, 730, 420, 0.12],
      [250, 716, 330, -0.08],
      [955, 716, 340, 0.08],
      [1150, 735, 430, -0.12],
    ]);
    paintPassers(canvas, { count: 4, y: 726 });
  };

export const coast = [
  {
    mood: "tropical",
    side: 1,
    paint: paintSeaside({ size: "small", accent: "#2f87a0", colour: "#f08a5c" }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintSeaside({
      accent: "#d8674f",
      colour: "#2f87a0",
      wall: "#f7e6cc",
      clouds: "streak",
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintSeaside({
      size: "grand",
      accent: "#34507a",
      colour: "#e0a33a",
      clouds: "streak",
      stars: 30,
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintSeaside({
      size: "small",
      accent: "#c84a4a",
      colour: "#c84a4a",
      wall: "#fff8ec",
      roof: "tiles",
      floors: 4,
      balconies: "iron",
      arched: true,
      shutters: undefined,
    }),
  },
  {
    mood: "dawn",
    side: 1,
    paint: paintSeaside({
      accent: "#7a6fb0",
      colour: "#e98aa0",
      wall: "#f4d3c2",
      floors: 4,
      storey: 88,
      clouds: "streak",
    }),
  },
  {
    mood: "blue",
    side: -1,
    paint: paintSeaside({
      size: "grand",
      accent: "#2f87a0",
      colour: "#f08a5c",
      stars: 80,
      balconies: "iron",
      floors: 4,
      storey: 90,
    }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintSeaside({
      size: "small",
      accent: "#3f7f6a",
      colour: "#f0c04a",
      wall: "#e9f1ec",
      arched: true,
      floors: 4,
      storey: 90,
      balconies: "none",
    }),
  },
];

/** Pavilion by size of the hotel; the grand one has wings and columns. */
function paintLodge(canvas, { size, y, w, h, roof, floors, accent }) {
  if (size === "grand")
    for (const x of [160, 790])
      paintVilla(canvas, { x, y: y - 6, w: 250, h: h * 0.8, roof, floors });
  const [span, high] = { small: [w * 0.6, h * 0.8], middle: [w, h], grand: [w, h] }[size];
  paintVilla(canvas, { x: 600 - span / 2, y, w: span, h: high, roof, floors });
  if (size === "grand")
    paintGrandEntrance(canvas, { x: 600, y, w: 230, h: 104, stone: "#e9d3ac", accent });
  else {
    const [door, tall] = size === "small" ? [74, 80] : [114, 98];
    paintEntrance(canvas, { x: 600, y, w: door, h: tall, accent, plants: size !== "small" });
  }
}

/** Small houses have one floor, grand ones two; `h` of one and of two. */
function lodgeOf({ size, floors, h }) {
  const own = { small: 1, middle: floors, grand: 2 }[size];
  return { size, floors: own, h: h[own - 1] };
}

const paintBungalows =
  ({
    size = "middle",
    clouds = "cumulus",
    stars = 0,
    roof = "thatch",
    floors = 1,
    accent = "#8a5a34",
  }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 420, sunY: 170, count: 5, clouds, stars });
    paintHill(canvas, {
      points: [
        [-60, 430],
        [120, 360],
        [300, 320],
        [480, 390],
        [620, 430],
      ],
      colour: "#4f8a6a",
      depth: 0.5,
      bottom: 434,
    });
    paintWater(canvas, { horizon: 428, bottom: 660 });
    paintHill(canvas, { y: 590, swing: 12, length: 760, colour: "#f2dfb2" });
    for (const x of [60, 890])
      paintVilla(canvas, { x, y: 600, w: 230, h: 92, roof: "thatch", depth: 0.14 });
    paintLodge(canvas, {
      ...lodgeOf({ size, floors, h: [180, 270] }),
      y: 690,
      w: 520,
      roof,
      accent,
    });
    paintPalms(canvas, [
      [110, 760, 560, 0.12],
      [290, 720, 400, -0.1],
      [930, 720, 430, 0.1],
      [1110, 770, 580, -0.12],
    ]);
    for (let i = 0; i < 8; i++)
      paintBush(canvas, {
        x: [20, 180, 300, 372, 840, 905, 1010, 1180][i],
        y: 712 + (i % 3) * 18,
        size: 84,
        colour: ["#3f8a4f", "#2f7a55", "#5b9a4c"][i % 3],
        flowers: i % 2 ? "#f0708a" : undefined,
      });
    paintSunDeck(canvas, { y: 752, parasol: paintPalapa, spots: [[230, 1]] });
    if (canvas.mood.lamps)
      for (let i = 0; i < 8; i++) paintGlow(canvas, 330 + i * 78, 752, 30, "#ffcf80", 0.9);
  };

export const island = [
  { mood: "tropical", side: 1, paint: paintBungalows({ size: "small" }) },
  { mood: "golden", side: -1, paint: paintBungalows({ floors: 2, clouds: "streak" }) },
  { mood: "dusk", side: 1, paint: paintBungalows({ size: "grand", clouds: "streak", stars: 40 }) },
  {
    mood: "day",
    side: -1,
    paint: paintBungalows({ size: "small", roof: "flat", floors: 2, accent: "#2f87a0" }),
  },
  {
    mood: "dawn",
    side: 1,
    paint: paintBungalows({ floors: 2, clouds: "streak", accent: "#3c7553" }),
  },
];

const paintJungleLodge =
  ({ size = "middle", roof = "thatch", floors = 2, stars = 0, clouds = "cumulus", accent }) =>
  (canvas) => {
    const { random } = canvas;
    paintSky(canvas, { horizon: 420, sunY: 150, count: 3, clouds, stars });
    paintCanopy(canvas, {
      layers: [
        [250, 0.66],
        [330, 0.5],
        [430, 0.32],
      ],
    });
    canvas.rect(
      0,
      650,
      1200,
      150,
      canvas.linear([
        [0, canvas.tone("#6f9a4c")],
        [1, canvas.tone("#4a7a40")],
      ]),
    );
    paintPalms(canvas, [
      [150, 680, 470, 0.1],
      [1060, 680, 490, -0.1],
    ]);
    for (let i = 0; i < 14; i++)
      paintBush(canvas, {
        x: i * 92,
        y: 668 + random.range(-8, 8),
        size: random.range(80, 130),
        colour: random.pick(["#3f8a4f", "#2f7a55", "#5b9a4c"]),
        flowers: i % 3 ? undefined : "#f0708a",
      });
    canvas.path("M540 700H660L780 800H420Z", canvas.tone("#d9bf94"));
    paintLodge(canvas, {
      ...lodgeOf({ size, floors, h: [190, 300] }),
      y: 700,
      w: 600,
      roof,
      accent,
    });
    for (const x of [330, 420, 780, 870])
      paintBush(canvas, {
        x,
        y: 724,
        size: 92,
        colour: "#4b8f52",
        flowers: x % 20 ? undefined : "#f4c04e",
      });
    if (canvas.mood.lamps)
      for (let i = 0; i < 4; i++)
        for (const way of [-1, 1])
          paintGlow(canvas, 600 + way * (90 + i * 22), 716 + i * 24, 26, "#ffcf80", 0.9);
    paintFrame(canvas);
  };

export const tropics = [
  { mood: "tropical", side: 1, paint: paintJungleLodge({ size: "small", accent: "#7a4a2c" }) },
  {
    mood: "dusk",
    side: -1,
    paint: paintJungleLodge({ accent: "#3c7553", clouds: "streak", stars: 30 }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintJungleLodge({ size: "grand", roof: "gable", accent: "#b5562f" }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintJungleLodge({ size: "small", roof: "flat", accent: "#2f6d6a" }),
  },
  {
    mood: "dawn",
    side: -1,
    paint: paintJungleLodge({ roof: "gable", floors: 1, accent: "#6a3f4a", clouds: "streak" }),
  },
];
