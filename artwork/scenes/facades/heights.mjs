import { paintChalet } from "../../brushes/chalet.mjs";
import { paintDune } from "../../brushes/dune.mjs";
import { paintFountain } from "../../brushes/grandeur.mjs";
import {
  paintEntrance,
  paintGrandEntrance,
  paintHotelFront,
  paintUprightSign,
  paintWord,
} from "../../brushes/hotel-front.mjs";
import { paintInn } from "../../brushes/inn.mjs";
import { paintHill, paintRange } from "../../brushes/land.mjs";
import { paintBush, paintMeadow, paintPalm, paintTree } from "../../brushes/plants.mjs";
import { paintPines } from "../../brushes/pines.mjs";
import { paintMist, paintSky } from "../../brushes/sky.mjs";
import { paintCity } from "../../brushes/towers.mjs";
import { paintPassers, paintPavement, paintTaxi } from "./grounds.mjs";
import { paintHighRise } from "./towns.mjs";

const paintMountainHotel =
  ({ size = "middle", snow = false, stars = 0, clouds = "cumulus", accent, peaks }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 480, sunY: 140, count: 4, clouds, stars });
    paintRange(canvas, { peaks, foot: 560, depth: 0.36, snow: snow ? 0.9 : 0.55 });
    paintMist(canvas, 520, 60, 0.4);
    paintPines(canvas, { from: -20, to: 1220, y: 590, height: 110, count: 34, depth: 0.36, snow });
    paintHill(canvas, { y: 600, swing: 16, colour: snow ? "#f2f5fb" : "#86b05c" });
    paintPines(canvas, { from: -20, to: 250, y: 690, height: 280, count: 6, snow });
    paintPines(canvas, { from: 950, to: 1220, y: 690, height: 280, count: 6, snow });
    if (size === "grand")
      for (const x of [290, 910]) paintChalet(canvas, { x, y: 700, size: 460, snow });
    const house = { small: 430, middle: 640, grand: 760 }[size];
    paintChalet(canvas, { x: 600, y: 700, size: house, snow });
    canvas.path("M540 700H660L770 800H430Z", canvas.tone(snow ? "#dfe6f2" : "#dcc59a"));
    if (size === "grand") {
      paintGrandEntrance(canvas, { x: 600, y: 700, w: 230, h: 96, stone: "#c99a66", accent });
    } else {
      const [w, h] = size === "small" ? [70, 62] : [116, 84];
      paintEntrance(canvas, { x: 600, y: 700, w, h, accent, sign: false });
    }
    paintWord(canvas, {
      x: 600,
      y: 700 - house * 0.494,
      size: house * 0.04,
      colour: canvas.mood.lamps ? "#ffe6a8" : "#fff3dc",
    });
    if (!snow)
      paintMeadow(canvas, {
        y: 700,
        spread: 90,
        count: 200,
        colours: ["#ffffff", "#f4c64e", "#e0708a"],
      });
  };
const [high, broad] = [
  [
    [80, 230],
    [330, 120],
    [560, 210],
    [840, 90],
    [1120, 220],
  ],
  [
    [160, 150],
    [420, 240],
    [700, 130],
    [980, 160],
  ],
];

export const mountains = [
  {
    mood: "day",
    side: 1,
    paint: paintMountainHotel({ size: "small", accent: "#86392f", peaks: high }),
  },
  {
    mood: "blue",
    side: -1,
    paint: paintMountainHotel({ accent: "#34507a", peaks: broad, snow: true, stars: 80 }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintMountainHotel({ size: "grand", accent: "#4b6a47", peaks: broad, clouds: "streak" }),
  },
  {
    mood: "dawn",
    side: -1,
    paint: paintMountainHotel({
      size: "small",
      accent: "#86392f",
      peaks: high,
      snow: true,
      clouds: "streak",
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintMountainHotel({ accent: "#b5562f", peaks: high, clouds: "streak" }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintMountainHotel({ size: "grand", accent: "#2f6d6a", peaks: broad }),
  },
  {
    mood: "night",
    side: 1,
    paint: paintMountainHotel({
      size: "small",
      accent: "#86392f",
      peaks: high,
      snow: true,
      stars: 140,
    }),
  },
  { mood: "mist", side: -1, paint: paintMountainHotel({ accent: "#4b5a6a", peaks: broad }) },
];

const kasbahSizes = {
  small: { w: 400, floors: 1, columns: 4 },
  grand: { w: 740, floors: 3, columns: 7, ground: 150 },
};

const paintKasbahHotel =
  ({ size, wall = "#d9995f", accent, stars = 0, floors = 3, w = 620, clouds = "streak" }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 520, sunY: 170, count: 4, clouds, stars });
    paintDune(canvas, {
      crest: [
        [-40, 520],
        [200, 430],
        [420, 510],
        [600, 540],
      ],
      drop: 90,
      colour: "#dfa566",
      depth: 0.4,
    });
    paintHill(canvas, { y: 560, swing: 22, colour: "#d99a5c", depth: 0.2 });
    for (const [x, lean] of [
      [120, 0.08],
      [230, -0.1],
      [985, 0.08],
      [1090, -0.08],
    ])
      paintPalm(canvas, { x, y: 690, height: 380, lean });
    paintHotelFront(canvas, {
      x: 600,
      y: 690,
      w,
      floors,
      columns: 5,
      storey: 96,
      ground: 140,
      wall,
      trim: "#f3dfb8",
      accent,
      arched: true,
      roof: "battlements",
      stars: false,
      grand: size === "grand" ? [accent, "#e0b03c"] : undefined,
      ...kasbahSizes[size],
    });
    canvas.rect(
      0,
      690,
      1200,
      110,
      canvas.linear([
        [0, canvas.tone("#e3b47a")],
        [1, canvas.tone("#c98f58")],
      ]),
    );
    for (const x of [330, 390, 815, 875])
      paintBush(canvas, { x, y: 706, size: 70, colour: "#7f9a5c", flowers: "#e0708a" });
    if (size === "grand") paintFountain(canvas, { x: 600, y: 776, w: 170, stone: "#e8c89a" });
    paintPassers(canvas, { y: 740, count: 3 });
  };

export const desert = [
  { mood: "golden", side: 1, paint: paintKasbahHotel({ size: "small", accent: "#2a7f8c" }) },
  {
    mood: "day",
    side: -1,
    paint: paintKasbahHotel({ wall: "#d07f5c", accent: "#34507a", clouds: "cumulus" }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintKasbahHotel({ size: "grand", accent: "#b0522c", stars: 40, floors: 2, w: 680 }),
  },
  {
    mood: "blue",
    side: -1,
    paint: paintKasbahHotel({ size: "small", wall: "#e0a878", accent: "#2a7f8c", stars: 120 }),
  },
  {
    mood: "dawn",
    side: 1,
    paint: paintKasbahHotel({ wall: "#e6b48c", accent: "#7a3b4a", floors: 2, w: 560 }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintKasbahHotel({
      size: "grand",
      wall: "#f0d9b4",
      accent: "#2a7f8c",
      clouds: "cumulus",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintKasbahHotel({
      size: "small",
      wall: "#c9785a",
      accent: "#2f5d62",
      floors: 2,
      w: 700,
    }),
  },
  {
    mood: "night",
    side: 1,
    paint: paintKasbahHotel({ wall: "#d9a878", accent: "#7a3b4a", stars: 160, w: 580 }),
  },
];

/** Towers where there are palms instead of trees. */
export const warmCity = [
  {
    mood: "day",
    side: 1,
    paint: paintHighRise({
      size: "small",
      palms: true,
      wall: "#efe6d4",
      accent: "#2a7f8c",
      balconies: "glass",
      floors: 8,
      storey: 60,
      w: 460,
      car: { x: 250, colour: "#f4f4f2", model: "suv" },
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintHighRise({
      palms: true,
      wall: "#e3c9a0",
      accent: "#7a3b33",
      arched: true,
      clouds: "streak",
      car: { x: 960, colour: "#31343c", model: "luxury" },
    }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintHighRise({
      size: "grand",
      palms: true,
      wall: "#9fb6c9",
      accent: "#d9a03c",
      stars: 60,
      floors: 10,
      storey: 50,
      w: 380,
      car: { x: 950, colour: "#e9edf0", model: "luxury" },
    }),
  },
  {
    mood: "dusk",
    side: -1,
    paint: paintHighRise({
      size: "small",
      palms: true,
      wall: "#d9c2a6",
      accent: "#34507a",
      clouds: "streak",
      floors: 7,
      storey: 68,
      w: 520,
      car: { x: 240, colour: "#f2c230", model: "intermediate" },
    }),
  },
  {
    mood: "tropical",
    side: 1,
    paint: paintHighRise({
      palms: true,
      wall: "#f7f1e6",
      accent: "#2f6d6a",
      roof: "battlements",
      floors: 5,
      storey: 78,
      w: 560,
      arched: true,
      car: { x: 960, colour: "#b5483c", model: "convertible" },
    }),
  },
  {
    mood: "dawn",
    side: -1,
    paint: paintHighRise({
      size: "grand",
      palms: true,
      wall: "#f0d8c8",
      accent: "#6a3f7a",
      balconies: "glass",
      clouds: "streak",
      floors: 8,
      storey: 60,
      w: 500,
      car: { x: 250, colour: "#c8355c", model: "mini" },
    }),
  },
  {
    mood: "night",
    side: -1,
    paint: paintHighRise({
      size: "small",
      palms: true,
      wall: "#8fa9b0",
      accent: "#d8674f",
      stars: 90,
      floors: 9,
      w: 420,
      car: { x: 960, colour: "#f0a93a", model: "van" },
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintHighRise({
      palms: true,
      wall: "#d9b48c",
      accent: "#34507a",
      arched: true,
      floors: 6,
      storey: 72,
      w: 600,
      car: { x: 240, colour: "#2f6d5a", model: "intermediate" },
    }),
  },
];

const paintGardenInn =
  ({ size = "middle", blossom, stars = 0, clouds = "streak", roof, lantern, wall }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 500, sunY: 150, count: 4, clouds, stars });
    paintHill(canvas, { y: 430, swing: 60, length: 700, colour: "#6f8f8a", depth: 0.6 });
    paintPines(canvas, { from: -20, to: 1220, y: 590, height: 150, count: 26, depth: 0.36 });
    canvas.rect(
      0,
      600,
      1200,
      200,
      canvas.linear([
        [0, canvas.tone("#8fae68")],
        [1, canvas.tone("#5f8a4c")],
      ]),
    );
    if (size === "grand")
      for (const x of [270, 930]) paintInn(canvas, { x, y: 680, w: 430, roof, lantern, wall });
    const w = { small: 430, middle: 620, grand: 720 }[size];
    paintInn(canvas, { x: 600, y: 690, w, roof, lantern, wall });
    canvas.path("M520 712H680L800 800H400Z", canvas.tone("#cfc4ae"));
    for (const [x, y, size] of [
      [110, 740, 380],
      [1100, 740, 400],
    ])
      paintTree(canvas, { x, y, size, colour: blossom, trunk: 0.5 });
    for (const x of [240, 330, 880, 960])
      paintBush(canvas, { x, y: 740, size: 90, colour: "#4f7d4a" });
  };

const signStreetSizes = {
  small: { w: 330, floors: 4, columns: 4, stars: false },
  grand: { w: 570, floors: 7, columns: 8, storey: 58, ground: 150 },
};

const paintSignStreet =
  ({ size, wall, accent, signs, stars = 0, car, clouds = "streak" }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 600, sunY: 140, count: 3, clouds, stars });
    paintCity(canvas, { y: 668, tall: 380, depth: 0.4, centre: 0.5 });
    for (const [x, tint, floors] of [
      [150, "#b9a898", 6],
      [1050, "#8f9fb0", 5],
    ])
      paintHotelFront(canvas, {
        x,
        y: 668,
        w: 330,
        floors,
        columns: 4,
        storey: 66,
        ground: 116,
        wall: tint,
        accent: "#5b4a52",
        roof: "flat",
        stars: false,
      });
    if (size !== "small")
      canvas.rect(314, 90, 572, 580, canvas.tone("#2b2430", 0, "shade"), { opacity: 0.2 });
    paintHotelFront(canvas, {
      x: 600,
      y: 670,
      w: 520,
      floors: 7,
      columns: 6,
      storey: 62,
      ground: 132,
      wall,
      accent,
      roof: "flat",
      grand: size === "grand" ? [accent, "#e0b03c"] : undefined,
      ...signStreetSizes[size],
    });
    for (const [x, y, w, colour] of signs) paintUprightSign(canvas, { x, y, w, colour });
    paintPavement(canvas, {});
    paintPassers(canvas, { count: 6 });
    paintTaxi(canvas, car);
  };

export const eastAsia = [
  {
    mood: "day",
    side: 1,
    paint: paintGardenInn({ size: "small", blossom: "#f2a7bd", clouds: "cumulus" }),
  },
  {
    mood: "blue",
    side: -1,
    paint: paintSignStreet({
      wall: "#9aa6b6",
      accent: "#b5303c",
      stars: 30,
      signs: [
        [372, 150, 62, "#d8433c"],
        [834, 210, 54, "#2f9aac"],
      ],
      car: { x: 980, colour: "#2f6d5a", model: "intermediate" },
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintGardenInn({ size: "grand", blossom: "#c4502f", roof: "#3f4656", stars: 20 }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintSignStreet({
      size: "small",
      wall: "#e6dccb",
      accent: "#34507a",
      clouds: "cumulus",
      signs: [[744, 290, 44, "#c8453c"]],
      car: { x: 240, colour: "#f2c230", model: "intermediate" },
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintGardenInn({ blossom: "#d98a2f", wall: "#e9d9b8", roof: "#5a5248" }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintSignStreet({
      size: "grand",
      wall: "#c9b3a6",
      accent: "#6a3f7a",
      signs: [
        [360, 190, 56, "#e0872f"],
        [838, 130, 64, "#c8355c"],
      ],
      car: { x: 230, colour: "#f4f4f2", model: "mini" },
    }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintGardenInn({ size: "small", blossom: "#8f7fb0", stars: 80, lantern: "#e0872f" }),
  },
  {
    mood: "mist",
    side: -1,
    paint: paintSignStreet({
      wall: "#b4c0bd",
      accent: "#2f6d6a",
      signs: [[358, 170, 60, "#2f6d8c"]],
      car: { x: 960, colour: "#c84a4a", model: "compact" },
    }),
  },
];
