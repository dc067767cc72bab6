import { mix } from "../../brushes/colour.mjs";
import { paintFarm } from "../../brushes/farm.mjs";
import { paintGabledHouse } from "../../brushes/gabled-house.mjs";
import { paintFountain } from "../../brushes/grandeur.mjs";
import { paintEntrance, paintHotelFront } from "../../brushes/hotel-front.mjs";
import { paintHouse, paintWindow } from "../../brushes/houses.mjs";
import { paintHill } from "../../brushes/land.mjs";
import { paintBush, paintMeadow, paintPalm, paintTree } from "../../brushes/plants.mjs";
import { paintPot } from "../../brushes/props.mjs";
import { paintSky } from "../../brushes/sky.mjs";
import { paintCity } from "../../brushes/towers.mjs";
import {
  paintLanterns,
  paintPassers,
  paintPavement,
  paintStreetTrees,
  paintTaxi,
} from "./grounds.mjs";

function paintNeighbours(canvas, { walls, roof, shutters, from = 290, y = 668 }) {
  for (const way of [-1, 1]) {
    let x = 600 + way * from;
    for (let i = 0; i < 3; i++) {
      const w = canvas.random.range(150, 200);
      const left = way > 0 ? x : x - w;
      paintHouse(canvas, {
        x: left,
        y,
        w,
        h: canvas.random.range(270, 400),
        wall: walls[(i * 2 + (way > 0 ? 1 : 0)) % walls.length],
        roof,
        shutters,
        rows: 4,
        columns: 3,
        depth: 0.1,
        door: true,
        balcony: true,
      });
      x += way * (w - 2);
    }
  }
}

const oldTownWalls = ["#f3dcb4", "#e9a98c", "#cfdcd8", "#f1d27e", "#efc9a4", "#fbf7ee"];

/** How a house differs from one of middle size. */
const oldTownSizes = {
  small: { w: 330, floors: 2, columns: 4, stars: false },
  grand: { w: 700, floors: 4, columns: 8, storey: 80, ground: 150 },
};

const paintOldTown =
  ({ stars = 0, size, ...house }) =>
  (canvas) => {
    const look = { w: 560, floors: 4, columns: 6, storey: 84, ...house, ...oldTownSizes[size] };
    paintSky(canvas, { horizon: 520, sunY: 150, count: 5, clouds: "streak", stars });
    paintNeighbours(canvas, {
      walls: oldTownWalls,
      roof: "#c9684a",
      shutters: "#7f9a86",
      from: look.w / 2 + 10,
    });
    paintHotelFront(canvas, {
      x: 600,
      y: 670,
      grand: size === "grand" ? [house.accent, "#e0b03c"] : undefined,
      ...look,
    });
    paintPavement(canvas, { setts: true, stone: "#d9c9b0", road: "#a89a8c" });
    paintLanterns(canvas, { xs: [230, 970] });
    paintPassers(canvas, { count: 5 });
  };

export const oldTown = [
  {
    mood: "day",
    side: 1,
    paint: paintOldTown({
      size: "small",
      wall: "#f4e3c8",
      accent: "#b5483c",
      shutters: "#4f7a6a",
      balconies: "iron",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintOldTown({ wall: "#e7a386", accent: "#2f5d62", shutters: "#3f5f72", arched: true }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintOldTown({
      size: "grand",
      wall: "#efe6d6",
      accent: "#34507a",
      roof: "mansard",
      roofColour: "#5f6b7c",
      balconies: "iron",
      stars: 60,
    }),
  },
  {
    mood: "dawn",
    side: -1,
    paint: paintOldTown({
      size: "small",
      wall: "#f1d27e",
      accent: "#7a3b33",
      shutters: "#7a4a3b",
      roof: "tiles",
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintOldTown({
      wall: "#b9cfd6",
      accent: "#8a3b4a",
      arched: true,
      roof: "mansard",
      roofColour: "#6a5560",
    }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintOldTown({
      size: "grand",
      wall: "#cfdcd8",
      accent: "#7a3b33",
      shutters: "#5a6f86",
      balconies: "iron",
      floors: 3,
      storey: 96,
    }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintOldTown({
      size: "small",
      wall: "#fbf7ee",
      accent: "#2f6d8c",
      shutters: "#3f7f96",
      arched: true,
      floors: 3,
      storey: 100,
    }),
  },
];

const highRiseSizes = {
  small: { w: 300, floors: 4, columns: 4, storey: 64, stars: false },
  grand: { w: 620, floors: 7, columns: 9, storey: 50, ground: 146 },
};

export const paintHighRise =
  ({
    size,
    w = 420,
    floors = 9,
    storey = 56,
    stars = 0,
    palms,
    car,
    tall = 430,
    clouds = "cumulus",
    ...house
  }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 600, sunY: 150, count: 4, clouds, stars });
    paintCity(canvas, { y: 668, tall, depth: 0.5, centre: 0.2 });
    paintCity(canvas, { y: 668, tall: tall * 0.86, depth: 0.3, centre: 0.85, widths: [60, 110] });
    paintHotelFront(canvas, {
      x: 600,
      y: 670,
      w,
      floors,
      columns: 7,
      storey,
      ground: 128,
      roof: "flat",
      roofColour: "#8a8f9a",
      grand: size === "grand" ? [house.accent, "#e0b03c"] : undefined,
      ...house,
      ...highRiseSizes[size],
    });
    paintPavement(canvas, {});
    if (palms)
      for (const [x, lean] of [
        [80, 0.08],
        [280, -0.06],
        [920, 0.06],
        [1120, -0.08],
      ])
        paintPalm(canvas, { x, y: 690, height: 300, lean });
    else paintStreetTrees(canvas, { xs: [70, 250, 950, 1130], size: 170, colour: "#5b8a4f" });
    paintPassers(canvas, { count: 5 });
    paintTaxi(canvas, car);
  };

export const city = [
  {
    mood: "day",
    side: 1,
    paint: paintHighRise({
      size: "small",
      wall: "#c9866a",
      trim: "#f6ead6",
      accent: "#2f4f74",
      car: { x: 250 },
    }),
  },
  {
    mood: "blue",
    side: -1,
    paint: paintHighRise({
      wall: "#8fa3b8",
      trim: "#e6edf2",
      accent: "#b5483c",
      floors: 10,
      storey: 50,
      stars: 60,
      car: { x: 960, colour: "#31343c", model: "luxury" },
    }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintHighRise({
      size: "grand",
      wall: "#ece2d0",
      accent: "#3f6f5f",
      floors: 8,
      storey: 60,
      w: 500,
      balconies: "glass",
      clouds: "streak",
      car: { x: 980, colour: "#b5483c", model: "compact" },
    }),
  },
  {
    mood: "dusk",
    side: -1,
    paint: paintHighRise({
      size: "small",
      wall: "#6f7f92",
      trim: "#dfe5ea",
      accent: "#d9a03c",
      floors: 9,
      w: 360,
      clouds: "streak",
      car: { x: 240, colour: "#e9edf0", model: "electric" },
    }),
  },
  {
    mood: "dawn",
    side: 1,
    paint: paintHighRise({
      wall: "#d9cdb8",
      accent: "#6a3f4a",
      roof: "mansard",
      roofColour: "#5f6b7c",
      floors: 6,
      storey: 66,
      w: 540,
      clouds: "streak",
      car: { x: 960, colour: "#3f6f8c", model: "suv" },
    }),
  },
  {
    mood: "night",
    side: 1,
    paint: paintHighRise({
      size: "grand",
      wall: "#b99a86",
      accent: "#34507a",
      roof: "mansard",
      roofColour: "#4f5a6a",
      floors: 6,
      storey: 66,
      w: 480,
      stars: 90,
      car: { x: 240, colour: "#f2c230" },
    }),
  },
  {
    mood: "mist",
    side: -1,
    paint: paintHighRise({
      size: "small",
      wall: "#a9b8c0",
      trim: "#f4f6f7",
      accent: "#2f6d6a",
      balconies: "glass",
      floors: 9,
      w: 440,
      car: { x: 960, colour: "#c84a4a", model: "mini" },
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintHighRise({
      wall: "#e9dcc6",
      accent: "#8a3b4a",
      arched: true,
      floors: 6,
      storey: 70,
      w: 600,
      car: { x: 230, colour: "#31343c", model: "luxury" },
    }),
  },
];

const gableWalls = ["#d9573f", "#f0b445", "#3f7f96", "#f4ead6", "#7a9f6a", "#e98a4f", "#4f6f9c"];

/** A palace of a hotel: round towers with copper caps at both ends. */
function paintQuayPalace(canvas, { l, w, wall, accent, snow }) {
  paintHotelFront(canvas, {
    x: 600,
    y: 672,
    w,
    floors: 4,
    columns: 7,
    storey: 72,
    ground: 142,
    wall,
    accent,
    roof: "mansard",
    roofColour: "#5f7a72",
    snow,
    grand: [accent, "#e0b03c"],
  });
  for (const x of [l - 64, l + w - 24]) {
    canvas.rect(x, 210, 88, 462, canvas.tone(mix(wall, "#ffffff", 0.16)));
    canvas.rect(canvas.side > 0 ? x : x + 60, 210, 28, 462, canvas.tone(wall, 0, "shade"), {
      opacity: 0.4,
    });
    for (const y of [204, 540]) canvas.rect(x - 6, y, 100, 12, canvas.tone("#fbf6ea"));
    canvas.path(
      `M${x - 8} 206Q${x + 6} 150 ${x + 44} 84Q${x + 82} 150 ${x + 96} 206Z`,
      canvas.tone(snow ? "#f2f5fa" : "#5f9a86", 0, "mid"),
    );
    for (const y of [240, 318, 396, 470, 572])
      paintWindow(canvas, { x: x + 30, y, w: 28, h: 48, arched: true });
  }
}

const quaySizes = {
  small: { w: 216, h: 330, floors: 4, columns: 4 },
  middle: { w: 390, h: 420, floors: 5, columns: 7 },
  grand: { w: 580 },
};

const paintQuayHouse =
  ({
    wall,
    accent,
    gable,
    size = "middle",
    snow = false,
    stars = 0,
    first = 0,
    clouds = "cumulus",
  }) =>
  (canvas) => {
    const look = quaySizes[size];
    const [l, w] = [600 - look.w / 2, look.w];
    paintSky(canvas, { horizon: 560, sunY: 150, count: 4, clouds, stars });
    for (const way of [-1, 1])
      for (let i = 0; i < (size === "small" ? 4 : 3); i++) {
        const x = way > 0 ? l + w - 5 + i * 152 : l + 5 - (i + 1) * 152;
        paintGabledHouse(canvas, {
          x,
          y: 672,
          w: 152,
          h: 340 + ((i * 37 + first * 23 + (way > 0 ? 18 : 0)) % 70),
          wall: gableWalls[(i * 2 + first + (way > 0 ? 3 : 0)) % gableWalls.length],
          gable: ["pointed", "stepped", "flat", "bell"][(i + first + (way > 0 ? 1 : 0)) % 4],
          depth: 0.1,
          floors: 5,
          columns: 3,
          snow,
        });
      }
    if (size === "grand") paintQuayPalace(canvas, { l, w, wall, accent, snow });
    else {
      paintGabledHouse(canvas, { x: l, y: 672, wall, gable, snow, ...look });
      canvas.rect(l, 556, w, 116, canvas.tone(wall));
      canvas.rect(l - 7, 548, w + 14, 12, canvas.tone("#fbf6ea"));
      paintEntrance(canvas, { x: 600, y: 672, w: size === "small" ? 70 : 104, h: 76, accent });
    }
    for (const x of size === "middle" ? [l + 33, l + w - 95] : [])
      canvas.rect(x, 592, 62, 58, canvas.mood.lamps ? "#ffdc96" : canvas.tone("#4a6178"), {
        stroke: canvas.tone("#fbf6ea"),
        "stroke-width": 5,
      });
    paintPavement(canvas, {
      y: 670,
      stone: snow ? "#eef2f8" : "#cdbfae",
      road: snow ? "#dfe6f0" : "#9a9088",
      setts: !snow,
    });
    paintLanterns(canvas, { xs: [300, 900] });
    paintPassers(canvas, { count: 5, y: 716 });
  };

export const nordic = [
  {
    mood: "day",
    side: 1,
    paint: paintQuayHouse({ size: "small", wall: "#c84a3c", accent: "#20384f", gable: "stepped" }),
  },
  {
    mood: "blue",
    side: -1,
    paint: paintQuayHouse({
      wall: "#e6b04a",
      accent: "#20384f",
      gable: "bell",
      snow: true,
      stars: 80,
      first: 2,
    }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintQuayHouse({
      size: "grand",
      wall: "#3f6f86",
      accent: "#b5483c",
      gable: "pointed",
      first: 1,
      clouds: "streak",
    }),
  },
  {
    mood: "mist",
    side: -1,
    paint: paintQuayHouse({
      size: "small",
      wall: "#f4ead6",
      accent: "#3d5a45",
      gable: "flat",
      first: 4,
    }),
  },
  {
    mood: "dawn",
    side: 1,
    paint: paintQuayHouse({
      wall: "#7a9078",
      accent: "#7a3030",
      gable: "stepped",
      snow: true,
      first: 5,
      clouds: "streak",
    }),
  },
  {
    mood: "dusk",
    side: -1,
    paint: paintQuayHouse({
      size: "grand",
      wall: "#d8c7a4",
      accent: "#2f5d62",
      gable: "bell",
      first: 3,
      clouds: "streak",
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintQuayHouse({
      size: "small",
      wall: "#e98a4f",
      accent: "#20384f",
      gable: "pointed",
      first: 6,
    }),
  },
  {
    mood: "night",
    side: 1,
    paint: paintQuayHouse({
      wall: "#8a9fae",
      accent: "#7a3030",
      gable: "flat",
      snow: true,
      stars: 120,
      first: 5,
    }),
  },
];

const countrySizes = {
  small: { w: 350, floors: 1, columns: 4, stars: false },
  middle: { w: 540, columns: 6 },
  grand: { w: 720, floors: 3, columns: 9, storey: 88, ground: 140 },
};

const paintCountryHouse =
  ({
    size = "middle",
    wall,
    accent,
    shutters,
    autumn,
    roof = "tiles",
    roofColour = "#b56a4c",
    floors = 2,
  }) =>
  (canvas) => {
    const { random } = canvas;
    paintSky(canvas, { horizon: 520, sunY: 170, count: 5 });
    paintHill(canvas, { y: 420, swing: 40, colour: "#8aa49a", depth: 0.6 });
    paintHill(canvas, { y: 480, swing: 30, length: 640, colour: "#8fae68", depth: 0.34 });
    paintFarm(canvas, { x: 960, y: 590, size: 120, depth: 0.3, cypresses: 0 });
    const leaves = autumn ? ["#d9823a", "#c4562f", "#e3a53c"] : ["#5b8a4f", "#6a9a4c", "#4d7d45"];
    for (const x of [80, 250, 950, 1120])
      paintTree(canvas, { x, y: 640, size: random.range(200, 280), colour: random.pick(leaves) });
    paintHotelFront(canvas, {
      x: 600,
      y: 664,
      floors,
      storey: 92,
      wall,
      accent,
      shutters,
      roof,
      roofColour,
      grand: size === "grand" ? [accent, "#e0b03c"] : undefined,
      ...countrySizes[size],
    });
    canvas.rect(
      0,
      660,
      1200,
      140,
      canvas.linear([
        [0, canvas.tone("#86b05c")],
        [1, canvas.tone("#5f9148")],
      ]),
    );
    paintMeadow(canvas, { y: 690, spread: 100, colours: ["#ffffff", "#f4c64e", "#f08aa4"] });
    canvas.path("M548 664H652L760 800H430Z", canvas.tone("#e3cfa6"));
    for (const x of [330, 420, 780, 870])
      paintBush(canvas, { x, y: 676, size: 74, colour: "#5b8a4a", flowers: "#f08aa4" });
    if (size === "grand") paintFountain(canvas, { x: 600, y: 776, w: 150 });
    else for (const x of [470, 730]) paintPot(canvas, { x, y: 738, size: 60 });
  };

export const country = [
  {
    mood: "day",
    side: 1,
    paint: paintCountryHouse({
      size: "small",
      wall: "#f3e6cc",
      accent: "#5a7f6a",
      shutters: "#5a7f6a",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintCountryHouse({
      wall: "#c9b59a",
      accent: "#7a3b33",
      autumn: true,
      roof: "mansard",
      roofColour: "#6a6470",
    }),
  },
  {
    mood: "dawn",
    side: 1,
    paint: paintCountryHouse({
      size: "grand",
      wall: "#fbf6ea",
      accent: "#34507a",
      shutters: "#4f6f9c",
      floors: 3,
    }),
  },
  {
    mood: "dusk",
    side: -1,
    paint: paintCountryHouse({
      size: "small",
      wall: "#e9b79a",
      accent: "#4b6a47",
      shutters: "#6b4a3a",
    }),
  },
];
