import { paintSailboat } from "../../brushes/boats.mjs";
import { paintFlags, paintFountain } from "../../brushes/grandeur.mjs";
import { paintEntrance, paintGrandEntrance, paintWord } from "../../brushes/hotel-front.mjs";
import { paintForest, paintHill } from "../../brushes/land.mjs";
import { paintBush, paintLeaves, paintPalm } from "../../brushes/plants.mjs";
import { paintPool } from "../../brushes/resort-parts.mjs";
import { paintGlow, paintSky } from "../../brushes/sky.mjs";
import { paintSunDeck } from "../../brushes/sun-deck.mjs";
import { paintPalapa, paintParasol } from "../../brushes/sunshades.mjs";
import { paintVerandaHouse } from "../../brushes/veranda.mjs";
import { paintWater } from "../../brushes/water.mjs";
import { paintPassers } from "./grounds.mjs";

const sides = {
  small: [
    [150, 240, 250],
    [1050, 240, 240],
  ],
  middle: [
    [120, 210, 200],
    [1085, 220, 210],
  ],
  grand: [],
};

/** A house with verandas between palms, the sea behind it. */
const paintIslandHouse =
  ({ size = "middle", house, huts, accent, stars = 0, clouds = "cumulus", hill = true, deck }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 420, sunY: 150, count: 5, clouds, stars });
    if (hill)
      paintForest(canvas, {
        points: [
          [-40, 380],
          [140, 330],
          [330, 300],
          [520, 350],
          [760, 420],
          [1240, 430],
        ]
          .map(([x, y]) => [canvas.side > 0 ? x : 1200 - x, y])
          .toSorted((a, b) => a[0] - b[0]),
        depth: 0.42,
        crown: 12,
        bottom: 430,
        colour: "#4b8f5e",
      });
    paintWater(canvas, {
      horizon: 420,
      bottom: 660,
      colours: ["#8fe6da", "#2fbcc2", "#1790ac"].map((c, i) =>
        canvas.mood.lamps ? canvas.mood.water[i] : c,
      ),
    });
    paintSailboat(canvas, { x: canvas.side > 0 ? 1010 : 190, y: 470, size: 56, depth: 0.12 });
    paintHill(canvas, { y: 584, swing: 8, length: 800, colour: "#f4e2b6" });
    sides[size].forEach(([x, w, h], i) =>
      paintVerandaHouse(canvas, {
        x,
        y: 640,
        w,
        floors: 1,
        storey: h * 0.46,
        bays: 3,
        rise: 62,
        base: 16,
        ...huts[i % huts.length],
      }),
    );
    canvas.rect(
      0,
      636,
      1200,
      164,
      canvas.linear([
        [0, canvas.tone("#8fbf62")],
        [1, canvas.tone("#5f9a50")],
      ]),
    );
    const away = size === "grand" ? 100 : 0;
    for (const [x, y, height, lean] of [
      [250 - away, 668, 430, -0.14],
      [960 + away, 668, 420, 0.14],
    ])
      paintPalm(canvas, { x, y, height: height - away, lean });
    const look = {
      small: { w: 380, floors: 1, storey: 150, bays: 5, rise: 110 },
      middle: { w: 520, floors: 2, storey: 128, bays: 7, rise: 96 },
      grand: { w: 700, floors: 3, storey: 116, bays: 9, rise: 104, grand: true },
    }[size];
    const y = 690;
    paintVerandaHouse(canvas, { x: 600, y, ...look, ...house });
    const top = y - 26 - look.storey;
    if (size === "grand") {
      paintFlags(canvas, {
        xs: [330, 870],
        y: y - 26 - look.floors * look.storey - 40,
        height: 86,
        colours: [accent, "#f0c04a"],
      });
      paintGrandEntrance(canvas, {
        x: 600,
        y,
        w: 210,
        h: 106,
        stone: "#fffaf0",
        accent,
        ink: "#7a4a2c",
      });
    } else {
      paintEntrance(canvas, {
        x: 600,
        y: y - 26,
        w: look.w / look.bays - 12,
        h: size === "small" ? 92 : 84,
        accent,
        sign: false,
        plants: false,
      });
      canvas.rect(540, top + 2, 120, 28, canvas.tone(accent), { rx: 5 });
      paintWord(canvas, { x: 600, y: top + 8, size: 16, colour: "#fff6df" });
    }
    const path = size === "grand" ? "M500 724H700L960 800H240Z" : "M556 692H644L720 800H480Z";
    canvas.path(path, canvas.tone("#f0dcae"));
    if (size === "grand") {
      paintFountain(canvas, { x: 600, y: 788, w: 130 });
      for (const way of [-1, 1])
        paintPool(canvas, {
          top: 736,
          bottom: 790,
          left: way > 0 ? [880, 900] : [30, -40],
          right: way > 0 ? [1170, 1260] : [320, 300],
        });
    } else if (deck)
      paintSunDeck(canvas, {
        y: 744,
        parasol: deck === "palapa" ? paintPalapa : paintParasol,
        colour: accent,
        spots: [[canvas.side > 0 ? 970 : 230, 1]],
      });
    const edge = 600 - look.w / 2;
    for (let i = 0; i < 8; i++) {
      const x = i < 4 ? edge - 40 + i * 56 : 1200 - edge + 40 - (i - 4) * 56;
      paintBush(canvas, {
        x,
        y: 716 + (i % 2) * 12,
        size: 66,
        colour: ["#3f8a4f", "#5b9a4c", "#2f7a55"][i % 3],
        flowers: ["#f0608a", "#f4b63e", "#f27a4e"][i % 3],
      });
    }
    for (const [x, py, height, lean] of [
      [60, 770, 540, 0.12],
      [1140, 775, 560, -0.12],
    ])
      paintPalm(canvas, { x, y: py, height: height - away, lean: away ? -lean / 2 : lean });
    if (size === "middle") paintPassers(canvas, { count: 3, y: 776, height: 88 });
    paintLeaves(canvas, {
      x: canvas.side > 0 ? -10 : 1210,
      y: 815,
      from: canvas.side > 0 ? -1.5 : -2.9,
      to: canvas.side > 0 ? -0.2 : -1.6,
      length: 150,
      count: 7,
    });
    if (canvas.mood.lamps)
      for (let i = 0; i < 6; i++)
        paintGlow(canvas, 600 + (i % 2 ? 1 : -1) * (70 + i * 16), 706 + i * 15, 24, "#ffcf80", 0.9);
  };

const huts = [
  { wall: "#f4b6a0", roof: "#b5483c", shutters: "#3f8f8a" },
  { wall: "#a8d8d0", roof: "#d8d4cc", shutters: "#e8745c" },
  { wall: "#f4dc8a", roof: "#4f8a8f", shutters: "#d8674f" },
];

export const caribbean = [
  {
    mood: "tropical",
    side: 1,
    paint: paintIslandHouse({
      size: "small",
      house: { wall: "#f48f84", roof: "#e4e0d6", shutters: "#2f9a96" },
      huts: [huts[1], huts[2]],
      accent: "#2f8f8c",
      deck: "parasol",
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintIslandHouse({
      house: { wall: "#7fcbc4", roof: "#c8503f", shutters: "#fff3dc" },
      huts: [huts[0], huts[2]],
      accent: "#d8553f",
      deck: "palapa",
    }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintIslandHouse({
      size: "grand",
      house: { wall: "#fdf3e2", roof: "#4f8f96", shutters: "#4f8f96" },
      huts,
      accent: "#2f7f8c",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintIslandHouse({
      size: "small",
      house: { wall: "#f6d66a", roof: "#b5483c", shutters: "#2f7fa0" },
      huts: [huts[0], huts[1]],
      accent: "#b5483c",
      clouds: "streak",
      hill: false,
      deck: "palapa",
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintIslandHouse({
      house: { wall: "#f0a8b8", roof: "#8a3f4f", shutters: "#fff3dc" },
      huts: [huts[2], huts[1]],
      accent: "#8a3f5a",
      clouds: "streak",
      stars: 20,
      deck: "parasol",
    }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintIslandHouse({
      size: "grand",
      house: { wall: "#f4c8b4", roof: "#c4553f", shutters: "#fff6e4" },
      huts,
      accent: "#a8383c",
      clouds: "streak",
      stars: 80,
    }),
  },
];
