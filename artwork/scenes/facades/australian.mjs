import { paintSailboat } from "../../brushes/boats.mjs";
import { mix } from "../../brushes/colour.mjs";
import { round } from "../../brushes/create-canvas.mjs";
import { paintFlags } from "../../brushes/grandeur.mjs";
import {
  paintEntrance,
  paintGrandEntrance,
  paintHotelFront,
  paintWord,
} from "../../brushes/hotel-front.mjs";
import { paintForest, paintHill } from "../../brushes/land.mjs";
import { paintBush, paintPalm } from "../../brushes/plants.mjs";
import { paintMist, paintSky } from "../../brushes/sky.mjs";
import { paintCity } from "../../brushes/towers.mjs";
import { paintGum, paintMetalRoof, paintVerandaHouse } from "../../brushes/veranda.mjs";
import { paintWater } from "../../brushes/water.mjs";
import { paintPassers, paintPavement, paintTaxi } from "./grounds.mjs";

/** Steel arch over a harbour, from `from` to `to`, its deck at `y`. */
export function paintArchBridge(canvas, { from, to, y, rise = 190, depth = 0.3 }) {
  const steel = canvas.tone("#5f6f7c", depth, "mid");
  const [w, mid] = [to - from, (from + to) / 2];
  const at = (x, high) => y + 24 - high * (1 - ((x - mid) / (w / 2)) ** 2);
  const arc = (high) => {
    let d = "";
    for (let i = 0; i <= 24; i++) {
      const x = from + (w * i) / 24;
      d += `${i ? "L" : "M"}${round(x)} ${round(at(x, high))}`;
    }
    return d;
  };
  canvas.line(arc(rise), steel, 5);
  canvas.line(arc(rise - 34), steel, 4);
  let d = "";
  for (let i = 1; i < 24; i++) {
    const x = from + (w * i) / 24;
    d += `M${round(x)} ${round(at(x, rise))}V${round(Math.max(at(x, rise - 34), 0))}`;
    if (at(x, rise - 34) < y) d += `M${round(x)} ${round(at(x, rise - 34))}V${y}`;
  }
  canvas.line(d, steel, 1.8);
  canvas.rect(from - 200, y, w + 400, 8, steel);
  for (const x of [from - 22, to - 6]) {
    const stone = canvas.tone("#cbb896", depth);
    canvas.rect(x, y - 66, 28, 120, stone);
    canvas.rect(x - 3, y - 70, 34, 8, canvas.tone("#ddcdae", depth));
  }
}

function paintHarbourBehind(canvas, { bridge }) {
  paintForest(canvas, { y: 452, swing: 12, depth: 0.5, crown: 12, bottom: 480, colour: "#5f8668" });
  paintCity(canvas, {
    y: 474,
    tall: 300,
    depth: 0.5,
    centre: bridge > 600 ? 0.1 : 0.92,
    widths: [26, 54],
  });
  paintWater(canvas, { horizon: 470, bottom: 690 });
  paintArchBridge(canvas, { from: bridge - 250, to: bridge + 250, y: 440 });
  paintSailboat(canvas, { x: bridge > 600 ? 1080 : 130, y: 560, size: 84, depth: 0.08 });
  paintSailboat(canvas, { x: bridge > 600 ? 940 : 290, y: 520, size: 48, depth: 0.18, way: -1 });
}

function paintRanges(canvas, { range }) {
  paintHill(canvas, { y: 400, swing: 40, length: 900, colour: range, depth: 0.62 });
  paintHill(canvas, {
    y: 460,
    swing: 24,
    length: 700,
    colour: mix(range, "#8f9a62", 0.5),
    depth: 0.4,
  });
  paintForest(canvas, { y: 520, swing: 16, depth: 0.34, crown: 13, colour: "#6f8a5e" });
  paintMist(canvas, 560, 60, 0.3);
}

const paintLawn = (canvas, colour = "#a3b268") => {
  canvas.rect(
    0,
    640,
    1200,
    160,
    canvas.linear([
      [0, canvas.tone(colour)],
      [1, canvas.tone(mix(colour, "#5f7a40", 0.5))],
    ]),
  );
};

/** Low house of weatherboard with rooms along a porch, as motels and lodges have. */
function paintLodge(canvas, { wall, roof, accent }) {
  const [l, w, y] = [280, 640, 690];
  canvas.rect(l + 420, y - 250, 34, 80, canvas.tone("#a8604a", 0, "mid"));
  canvas.rect(l, y - 128, w, 128, canvas.tone(wall, 0, "mid"));
  for (let dy = 10; dy < 128; dy += 10)
    canvas.rect(l, y - dy, w, 1.2, canvas.tone(mix(wall, "#4a4a58", 0.4)), { opacity: 0.45 });
  for (let i = 0; i < 6; i++) {
    const x = l + 24 + i * 102;
    if (i === 3) continue;
    canvas.rect(x, y - 96, 62, 62, canvas.mood.lamps ? "#ffdc96" : canvas.tone("#5f7f92"), {
      stroke: canvas.tone("#fffaf0"),
      "stroke-width": 5,
    });
    canvas.rect(x + 29, y - 96, 4, 62, canvas.tone("#fffaf0"));
  }
  paintMetalRoof(canvas, { x: l, y: y - 126, w, h: 92, colour: roof, ridge: 0.36, over: 34 });
  for (let i = 0; i <= 6; i++)
    canvas.rect(l + i * 106.6 - 4, y - 126, 8, 126, canvas.tone("#fffaf0"));
  canvas.rect(l - 20, y - 6, w + 40, 12, canvas.tone("#b98f64"));
  paintEntrance(canvas, { x: 640, y: y - 4, w: 64, h: 84, accent, sign: false, plants: false });
  canvas.rect(588, y - 164, 104, 28, canvas.tone(accent), { rx: 4 });
  paintWord(canvas, { x: 640, y: y - 158, size: 16, colour: "#fff6df" });
}

/** A hotel with verandas among gum trees. */
const paintBushHotel =
  ({ size = "middle", house, accent, range = "#7f8fa8", stars = 0, clouds = "cumulus", harbour }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 500, sunY: 150, count: 4, clouds, stars });
    if (harbour) paintHarbourBehind(canvas, { bridge: harbour });
    else paintRanges(canvas, { range });
    paintLawn(canvas, harbour ? "#8fb262" : undefined);
    for (const [x, y, height] of [
      [250, 668, 340],
      [985, 668, 360],
    ])
      paintGum(canvas, { x, y, height, depth: 0.06 });
    if (size === "small") paintLodge(canvas, { ...house, accent });
    else {
      const look = {
        middle: { w: 520, floors: 2, storey: 132, bays: 7, rise: 84 },
        grand: { w: 720, floors: 3, storey: 112, bays: 9, rise: 96, grand: true },
      }[size];
      const y = 690;
      paintVerandaHouse(canvas, { x: 600, y, base: 20, ...look, ...house });
      if (size === "grand") {
        paintFlags(canvas, {
          xs: [330, 870],
          y: y - 20 - look.floors * look.storey - 40,
          height: 84,
          colours: [accent, "#f0c04a"],
        });
        paintGrandEntrance(canvas, {
          x: 600,
          y,
          w: 220,
          h: 100,
          stone: "#f4e6c8",
          accent,
          ink: "#6a4a2c",
        });
      } else {
        paintEntrance(canvas, {
          x: 600,
          y: y - 20,
          w: 62,
          h: 84,
          accent,
          sign: false,
          plants: false,
        });
        canvas.rect(536, y - 20 - 134, 128, 28, canvas.tone(accent), { rx: 4 });
        paintWord(canvas, { x: 600, y: y - 20 - 128, size: 16, colour: "#fff6df" });
      }
    }
    canvas.path("M548 694H652L800 800H400Z", canvas.tone("#dfc596"));
    for (let i = 0; i < 8; i++)
      paintBush(canvas, {
        x: [60, 160, 330, 440, 760, 870, 1040, 1150][i],
        y: 716 + (i % 3) * 16,
        size: 62,
        colour: ["#7a9a62", "#5f8a58", "#8fa56a"][i % 3],
        flowers: ["#d8434f", "#f4c64e", "#fff3d8"][i % 3],
      });
    for (const [x, y, height] of [
      [70, 770, 560],
      [1130, 772, 590],
    ])
      paintGum(canvas, { x, y, height });
    paintPassers(canvas, { count: 3, y: 756, height: 86 });
  };

export const australian = [
  {
    mood: "day",
    side: 1,
    paint: paintBushHotel({
      size: "small",
      house: { wall: "#f0e6d2", roof: "#b5533c" },
      accent: "#2f6d6a",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintBushHotel({
      house: { wall: "#c98a5f", roof: "#8f9aa0", lace: "#3f4a52", stone: "#a8745a" },
      accent: "#24503f",
      range: "#a8907f",
      clouds: "streak",
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintBushHotel({
      size: "grand",
      house: { wall: "#ecd9b0", roof: "#6f8088", stone: "#d3bc92" },
      accent: "#24364f",
      harbour: 240,
    }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintBushHotel({
      size: "small",
      house: { wall: "#bcd4d6", roof: "#7f8a90" },
      accent: "#c8553c",
      harbour: 260,
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintBushHotel({
      house: { wall: "#f4ead6", roof: "#8a4a3f", shutters: "#3f6f6a" },
      accent: "#7a3b33",
      range: "#8a6f8f",
      clouds: "streak",
      stars: 20,
    }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintBushHotel({
      size: "grand",
      house: { wall: "#d9a98a", roof: "#5f6f78", lace: "#fffaf0", stone: "#b98a6c" },
      accent: "#7a2f3f",
      range: "#8f9a8a",
      clouds: "streak",
    }),
  },
];

/** A hotel by the harbour of a big city. */
const paintHarbourHotel =
  ({ size = "middle", house, accent, bridge = 960, stars = 0, clouds = "cumulus", car }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 520, sunY: 140, count: 4, clouds, stars });
    paintHarbourBehind(canvas, { bridge });
    const look = {
      small: { w: 330, floors: 2, columns: 4, storey: 90, ground: 124, roof: "tiles" },
      middle: { w: 420, floors: 7, columns: 6, storey: 58, ground: 128, balconies: "glass" },
      grand: { w: 640, floors: 6, columns: 9, storey: 64, ground: 150 },
    }[size];
    paintHotelFront(canvas, {
      x: 600,
      y: 672,
      accent,
      roof: "flat",
      roofColour: "#8a8f9a",
      stars: size !== "small",
      grand: size === "grand" ? [accent, "#f0c04a"] : undefined,
      ...look,
      ...house,
    });
    paintPavement(canvas, { y: 670 });
    for (const [x, lean] of [
      [60, 0.06],
      [1140, -0.06],
    ])
      paintPalm(canvas, { x, y: 700, height: 330, lean });
    for (const x of [230, 970]) paintGum(canvas, { x, y: 690, height: 270 });
    paintPassers(canvas, { count: 5 });
    paintTaxi(canvas, car);
  };

export const australianCity = [
  {
    mood: "day",
    side: 1,
    paint: paintHarbourHotel({
      size: "small",
      house: { wall: "#c9825f", roofColour: "#8a9298", arched: true },
      accent: "#2f5d62",
      car: { x: 250, colour: "#f4f4f2", model: "suv" },
    }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintHarbourHotel({
      house: { wall: "#e6ebea" },
      accent: "#2f7f9c",
      bridge: 240,
      car: { x: 950, colour: "#c84a4a", model: "convertible" },
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintHarbourHotel({
      size: "grand",
      house: { wall: "#e8d3a8", arched: true, roof: "mansard", floors: 5, roofColour: "#5f7a72" },
      accent: "#24364f",
      clouds: "streak",
      car: { x: 250, colour: "#22242a", model: "luxury" },
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintHarbourHotel({
      size: "small",
      house: { wall: "#e3c9a0", roofColour: "#8a4a3f", balconies: "iron", floors: 3, storey: 78 },
      accent: "#7a3b33",
      bridge: 250,
      clouds: "streak",
      car: { x: 950, colour: "#3f6f8c", model: "compact" },
    }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintHarbourHotel({
      house: { wall: "#a9bcc6" },
      accent: "#d9a03c",
      stars: 60,
      clouds: "streak",
      car: { x: 250, colour: "#e9edf0", model: "electric" },
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintHarbourHotel({
      size: "grand",
      house: { wall: "#f4f1e8", balconies: "glass", floors: 7, storey: 56 },
      accent: "#2f6d8c",
      bridge: 240,
      car: { x: 950, colour: "#22242a", model: "luxury" },
    }),
  },
];
