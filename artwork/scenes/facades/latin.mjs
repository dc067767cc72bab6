import { paintSailboat } from "../../brushes/boats.mjs";
import { paintChurch } from "../../brushes/church.mjs";
import { paintColonialHouse } from "../../brushes/colonial.mjs";
import { mix } from "../../brushes/colour.mjs";
import { polygon } from "../../brushes/curves.mjs";
import { paintFlags, paintFountain } from "../../brushes/grandeur.mjs";
import {
  paintEntrance,
  paintGrandEntrance,
  paintHotelFront,
  paintWord,
} from "../../brushes/hotel-front.mjs";
import { paintForest, paintHill, paintRange } from "../../brushes/land.mjs";
import { paintPalm, paintTree } from "../../brushes/plants.mjs";
import { paintMist, paintSky } from "../../brushes/sky.mjs";
import { paintParasol } from "../../brushes/sunshades.mjs";
import { paintCity } from "../../brushes/towers.mjs";
import { paintWater } from "../../brushes/water.mjs";
import { paintLanterns, paintPassers, paintPavement, paintTaxi } from "./grounds.mjs";

const plaster = ["#f0c26a", "#e88f7a", "#8fb8c4", "#f4e6cc", "#b8cf9a", "#e3a9b8", "#d9704f"];
export const jacaranda = { colour: "#9a7fd0", light: "#e6d6ff", flowers: "#c9b4f2", trunk: 0.6 };

/** Steep green domes of rock over a bay, the highest at `x`. */
export function paintSugarloaf(canvas, { x, y, size, depth = 0.35 }) {
  const s = size;
  const dome = (cx, w, h, colour, d) =>
    canvas.path(
      `M${cx - w} ${y}C${cx - w * 0.7} ${y - h * 0.5} ${cx - w * 0.5} ${y - h} ${cx} ${y - h}C${cx + w * 0.42} ${y - h} ${cx + w * 0.5} ${y - h * 0.4} ${cx + w} ${y}Z`,
      canvas.linear(
        canvas.side > 0
          ? [
              [0, canvas.tone(colour, d, "shade")],
              [1, canvas.tone(colour, d)],
            ]
          : [
              [0, canvas.tone(colour, d)],
              [1, canvas.tone(colour, d, "shade")],
            ],
        [0, 0, 1, 0],
      ),
    );
  dome(x - s * 1.15, s * 0.9, s * 0.42, "#6f9470", depth + 0.16);
  dome(x + s * 0.9, s * 0.8, s * 0.36, "#6f9470", depth + 0.2);
  dome(x, s * 0.5, s, "#8a8478", depth);
  dome(x - s * 0.42, s * 0.62, s * 0.34, "#4f8058", depth - 0.06);
  dome(x + s * 0.46, s * 0.5, s * 0.24, "#4f8058", depth - 0.08);
}

function paintTownBehind(canvas, { church, range }) {
  if (range === "andes")
    paintRange(canvas, {
      peaks: [
        [90, 300],
        [330, 190],
        [640, 260],
        [900, 170],
        [1140, 270],
      ],
      foot: 560,
      depth: 0.5,
      snow: 0.32,
      rock: "#7a7280",
    });
  else paintHill(canvas, { y: 380, swing: 60, length: 800, colour: "#7fa07a", depth: 0.55 });
  paintForest(canvas, { y: 470, swing: 16, depth: 0.4, crown: 14, colour: "#5b8a58" });
  paintMist(canvas, 520, 60, 0.35);
  if (church) paintChurch(canvas, { x: church, y: 560, size: 190, depth: 0.26 });
}

function paintRow(canvas, { from, to, way, first, floors }) {
  const { random } = canvas;
  let i = first;
  for (let x = way > 0 ? from : to; way > 0 ? x < 1240 : x > -40; i++) {
    const w = random.range(160, 210);
    paintColonialHouse(canvas, {
      x: way > 0 ? x : x - w,
      y: 668,
      w: w + 1,
      floors: floors ?? (i % 3 === 1 ? 1 : 2),
      storey: random.range(104, 122),
      wall: plaster[i % plaster.length],
      shutters: i % 2 ? "#3f6f6a" : undefined,
      balcony: ["wood", "iron", "none"][i % 3],
      door: ["#2f5d62", "#7a3b33", "#34507a"][i % 3],
      depth: 0.08,
    });
    x += way * w;
  }
}

/** A street of colonial days with the hotel in it. */
const paintColonial =
  ({
    size = "middle",
    hotel,
    w,
    church,
    range,
    first = 0,
    stars = 0,
    clouds = "cumulus",
    accent,
  }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 540, sunY: 150, count: 5, clouds, stars });
    paintTownBehind(canvas, { church, range });
    const [l, r] = [600 - w / 2, 600 + w / 2];
    paintRow(canvas, { to: l, way: -1, first });
    paintRow(canvas, { from: r, way: 1, first: first + 3 });
    const floors = size === "grand" ? 3 : 2;
    const storey = { small: 122, middle: 146, grand: 136 }[size];
    const t = 668 - floors * storey;
    if (size === "grand")
      for (const x of [l + 48, r - 48]) {
        canvas.rect(x - 44, t - 96, 88, 100, canvas.tone(mix(hotel.wall, "#ffffff", 0.2)));
        canvas.rect(x - 50, t - 102, 100, 12, canvas.tone(hotel.trim ?? "#fff8ea"));
        canvas.path(
          `M${x - 18} ${t - 20}V${t - 56}A18 18 0 0 1 ${x + 18} ${t - 56}V${t - 20}Z`,
          canvas.mood.lamps ? "#ffdf9c" : canvas.tone("#4a5a6a"),
        );
        canvas.path(
          polygon([
            [x - 54, t - 102],
            [x, t - 156],
            [x + 54, t - 102],
          ]),
          canvas.tone("#c4694a"),
        );
      }
    paintColonialHouse(canvas, {
      x: l,
      y: 668,
      w,
      floors,
      storey,
      columns: { small: 3, middle: 5, grand: 9 }[size],
      arcade: size !== "small",
      parapet: size === "grand",
      arched: size === "grand",
      balcony: size === "small" ? "wood" : "iron",
      door: accent,
      ...hotel,
    });
    if (size === "grand") {
      canvas.path(
        `M${480} ${t - 20}Q500 ${t - 60} 540 ${t - 56}Q560 ${t - 104} 600 ${t - 106}Q640 ${t - 104} 660 ${t - 56}Q700 ${t - 60} 720 ${t - 20}Z`,
        canvas.tone(hotel.trim ?? "#fff8ea"),
        { stroke: canvas.tone(mix(hotel.wall, "#6a4a3c", 0.2)), "stroke-width": 4 },
      );
      canvas.circle(600, t - 60, 17, canvas.tone("#34507a"), {
        stroke: canvas.tone("#e0b65c"),
        "stroke-width": 4,
      });
      paintFlags(canvas, { xs: [l + 130, r - 130], y: t - 22, colours: [accent, "#e0b03c"] });
      paintGrandEntrance(canvas, {
        x: 600,
        y: 668,
        w: 190,
        h: 104,
        stone: "#fff4dc",
        accent,
        ink: "#7a4a2c",
      });
    } else if (size === "middle") {
      paintEntrance(canvas, { x: 600, y: 668, w: 96, h: 78, accent, sign: false });
      canvas.rect(536, 668 - storey - 8, 128, 30, canvas.tone(mix(accent, "#2a2228", 0.3)), {
        rx: 4,
      });
      paintWord(canvas, { x: 600, y: 668 - storey - 2, size: 18, colour: "#ffe6a8" });
    } else {
      canvas.rect(548, 668 - storey + 14, 104, 24, canvas.tone("#fff4dc"), { rx: 4 });
      paintWord(canvas, { x: 600, y: 668 - storey + 19, size: 13, colour: canvas.tone(accent) });
    }
    paintPavement(canvas, { y: 668, stone: "#d3c3ac", road: "#a1917f", setts: true });
    if (size === "grand") paintFountain(canvas, { x: canvas.side > 0 ? 300 : 900, y: 764, w: 170 });
    paintLanterns(canvas, { xs: [l - 46, r + 46], height: 150 });
    for (const [x, s] of [
      [30, 330],
      [1170, 350],
    ])
      paintTree(canvas, { x, y: 730, size: s, ...jacaranda });
    for (let i = 0; i < 60; i++)
      canvas.ellipse(
        canvas.random.pick([0, 1]) ? canvas.random.range(0, 220) : canvas.random.range(980, 1200),
        canvas.random.range(706, 770),
        3.4,
        1.6,
        canvas.tone("#b9a3e4"),
      );
    paintPassers(canvas, { count: 5, y: 722, height: 88 });
  };

export const latin = [
  {
    mood: "day",
    side: 1,
    paint: paintColonial({
      size: "small",
      hotel: { wall: "#e0744f", base: "#8a4a3a" },
      w: 300,
      church: 820,
      accent: "#2f5d62",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintColonial({
      hotel: { wall: "#f0c26a", base: "#b5793c", shutters: "#3f6f6a" },
      w: 500,
      church: 180,
      first: 1,
      range: "andes",
      clouds: "streak",
      accent: "#7a3b33",
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintColonial({
      size: "grand",
      hotel: { wall: "#e8a08a", base: "#c4806c" },
      w: 660,
      first: 2,
      range: "andes",
      accent: "#8a2f3a",
    }),
  },
  {
    mood: "tropical",
    side: -1,
    paint: paintColonial({
      size: "small",
      hotel: { wall: "#6fa9b8", base: "#3f6f86", wood: "#f4ead6" },
      w: 280,
      first: 4,
      church: 200,
      accent: "#7a3b33",
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintColonial({
      hotel: { wall: "#f4e6cc", base: "#a8563f", shutters: "#34507a" },
      w: 480,
      first: 5,
      church: 830,
      clouds: "streak",
      stars: 20,
      accent: "#34507a",
    }),
  },
  {
    mood: "blue",
    side: 1,
    paint: paintColonial({
      size: "grand",
      hotel: { wall: "#f3dfae", base: "#c9a86c" },
      w: 640,
      first: 3,
      church: 60,
      stars: 70,
      clouds: "streak",
      accent: "#2f5d62",
    }),
  },
];

const paintJacarandas = (canvas, xs) => {
  for (const [x, size] of xs) paintTree(canvas, { x, y: 690, size, ...jacaranda });
};

/** An avenue of a southern metropolis: towers, an obelisk, jacarandas. */
const paintAvenue =
  ({ size = "middle", house, stars = 0, clouds = "cumulus", car, hills = false, accent }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 600, sunY: 150, count: 4, clouds, stars });
    if (hills) paintSugarloaf(canvas, { x: 950, y: 660, size: 360, depth: 0.5 });
    paintCity(canvas, { y: 668, tall: 360, depth: 0.46, centre: 0.12 });
    if (!hills)
      canvas.path(
        polygon([
          [996, 668],
          [1004, 300],
          [1012, 270],
          [1020, 300],
          [1028, 668],
        ]),
        canvas.linear(
          [
            [0, canvas.tone("#f4efe6", 0.2)],
            [1, canvas.tone("#d8d0c4", 0.2, "mid")],
          ],
          [0, 0, 1, 0],
        ),
      );
    const look = {
      small: { w: 300, floors: 3, columns: 4, storey: 82, ground: 120 },
      middle: { w: 460, floors: 6, columns: 6, storey: 68, ground: 124, roof: "flat" },
      grand: { w: 620, floors: 5, columns: 9, storey: 62, ground: 140, roof: "mansard" },
    }[size];
    paintHotelFront(canvas, {
      x: 600,
      y: 670,
      accent,
      stars: size !== "small",
      grand: size === "grand" ? ["#6fb0d8", accent] : undefined,
      roofColour: "#66707c",
      ...look,
      ...house,
    });
    if (size === "grand") {
      const t = 670 - look.floors * look.storey - look.ground;
      for (const x of [600 - look.w / 2 + 46, 600 + look.w / 2 - 46]) {
        canvas.rect(x - 48, t - 92, 96, 96, canvas.tone(house.wall));
        canvas.path(
          `M${x - 54} ${t - 90}C${x - 50} ${t - 168} ${x + 50} ${t - 168} ${x + 54} ${t - 90}Z`,
          canvas.tone("#66707c", 0, "mid"),
        );
        canvas.rect(x - 2, t - 186, 4, 40, canvas.tone("#e0b65c"));
        canvas.circle(x, t - 44, 20, canvas.mood.lamps ? "#ffdf9c" : canvas.tone("#4a6178"), {
          stroke: canvas.tone("#fbf6ea"),
          "stroke-width": 5,
        });
      }
    }
    paintPavement(canvas, {});
    paintJacarandas(canvas, [
      [60, 240],
      [240, 200],
      [960, 200],
      [1140, 250],
    ]);
    paintPassers(canvas, { count: 5 });
    paintTaxi(canvas, car);
  };

export const latinCity = [
  {
    mood: "day",
    side: -1,
    paint: paintAvenue({
      size: "small",
      house: { wall: "#e9b87a", roof: "flat", balconies: "iron", shutters: "#4f6f5a" },
      accent: "#3f6f5f",
      car: { x: 260, colour: "#f2c230", model: "compact" },
    }),
  },
  {
    mood: "tropical",
    side: 1,
    paint: paintAvenue({
      house: { wall: "#eef1ec", balconies: "glass" },
      accent: "#2f6d8c",
      hills: true,
      car: { x: 960, colour: "#f2c230", model: "intermediate" },
    }),
  },
  {
    mood: "dusk",
    side: 1,
    paint: paintAvenue({
      size: "grand",
      house: { wall: "#ecdcc0", balconies: "iron", arched: true },
      accent: "#7a2f3f",
      clouds: "streak",
      car: { x: 250, colour: "#22242a", model: "luxury" },
    }),
  },
  {
    mood: "golden",
    side: 1,
    paint: paintAvenue({
      size: "small",
      house: { wall: "#d98f7a", roof: "flat", arched: true, floors: 2 },
      accent: "#34507a",
      hills: true,
      clouds: "streak",
      car: { x: 950, colour: "#f4f4f2", model: "mini" },
    }),
  },
  {
    mood: "day",
    side: 1,
    paint: paintAvenue({
      house: { wall: "#cfa98c", balconies: "iron", floors: 7, storey: 60 },
      accent: "#2f5d62",
      car: { x: 250, colour: "#2f2f36", model: "intermediate" },
    }),
  },
  {
    mood: "day",
    side: -1,
    paint: paintAvenue({
      size: "grand",
      house: { wall: "#f4f0e6", balconies: "iron" },
      accent: "#24364f",
      hills: true,
      car: { x: 960, colour: "#22242a", model: "luxury" },
    }),
  },
];

/** Pavement of black and white waves. */
export function paintWavePavement(canvas, { y, bottom = 800 }) {
  canvas.rect(0, y, 1200, bottom - y, canvas.tone("#f1ede2"));
  const clip = canvas.clip(`<rect x="0" y="${y}" width="1200" height="${bottom - y}"/>`);
  canvas.group({ "clip-path": clip }, () => {
    for (let i = 0; i < 5; i++) {
      const py = y + 14 + (bottom - y) * (i / 5) ** 1.2;
      const [swing, thick, length] = [5 + i * 3, 7 + i * 4, 90 + i * 26];
      let d = `M-60 ${py}`;
      for (let x = -60; x < 1260; x += length)
        d += `q${length / 4} ${-swing} ${length / 2} 0t${length / 2} 0`;
      canvas.line(d, canvas.tone("#5b5a60"), thick);
    }
  });
  canvas.rect(0, y - 4, 1200, 6, canvas.tone("#c9c1b0"));
}

/** A promenade by the bay, the hotel behind it. */
const paintPromenade =
  ({ size = "middle", house, stars = 0, clouds = "cumulus", colour, accent, loaf = 960 }) =>
  (canvas) => {
    paintSky(canvas, { horizon: 450, sunY: 150, count: 4, clouds, stars });
    paintWater(canvas, { horizon: 450, bottom: 690 });
    paintSugarloaf(canvas, { x: loaf, y: 456, size: 300 });
    paintSailboat(canvas, { x: loaf > 600 ? 130 : 1080, y: 520, size: 64, depth: 0.12 });
    paintHill(canvas, { y: 606, swing: 8, length: 800, colour: "#f0dcae" });
    for (const [x, c] of [
      [110, colour],
      [1070, colour],
      [230, "#fbf3e0"],
    ])
      paintParasol(canvas, { x, y: 652, size: 110, colour: c });
    const look = {
      small: { w: 320, floors: 2, columns: 4, storey: 90, ground: 120, roof: "tiles" },
      middle: { w: 500, floors: 5, columns: 6, storey: 72, ground: 122 },
      grand: { w: 680, floors: 6, columns: 9, storey: 64, ground: 150 },
    }[size];
    paintHotelFront(canvas, {
      x: 600,
      y: 680,
      accent,
      roof: "flat",
      roofColour: "#e9dfcc",
      stars: size !== "small",
      grand: size === "grand" ? ["#3f9a5c", "#e0b03c"] : undefined,
      ...look,
      ...house,
    });
    paintWavePavement(canvas, { y: 684 });
    for (const [x, y, height, lean] of [
      [70, 724, 400, 0.1],
      [226, 706, 320, -0.08],
      [985, 706, 320, 0.08],
      [1140, 726, 420, -0.1],
    ])
      paintPalm(canvas, { x, y, height, lean });
    paintPassers(canvas, { count: 5, y: 744 });
  };

export const latinCoast = [
  {
    mood: "day",
    side: 1,
    paint: paintPromenade({
      size: "small",
      house: { wall: "#f0c26a", roofColour: "#c4694a", shutters: "#2f7f8c" },
      colour: "#e8604c",
      accent: "#2f7f8c",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintPromenade({
      house: { wall: "#f7e9d2", balconies: "glass" },
      colour: "#e0a33a",
      accent: "#c8553c",
      loaf: 230,
      clouds: "streak",
    }),
  },
  {
    mood: "tropical",
    side: 1,
    paint: paintPromenade({
      size: "grand",
      house: { wall: "#fdfaf2", balconies: "iron", arched: true },
      colour: "#3f9a5c",
      accent: "#24503f",
    }),
  },
  {
    mood: "dusk",
    side: -1,
    paint: paintPromenade({
      size: "small",
      house: { wall: "#f4b6a0", roofColour: "#b5563f", arched: true },
      colour: "#3f9aa5",
      accent: "#34507a",
      loaf: 240,
      clouds: "streak",
      stars: 20,
    }),
  },
  {
    mood: "day",
    side: 1,
    paint: paintPromenade({
      house: { wall: "#cfe3e0", balconies: "iron", floors: 6, storey: 62 },
      colour: "#e8604c",
      accent: "#2f6d8c",
    }),
  },
  {
    mood: "golden",
    side: -1,
    paint: paintPromenade({
      size: "grand",
      house: { wall: "#f6e3c0", balconies: "glass" },
      colour: "#c8553c",
      accent: "#7a2f3f",
      loaf: 220,
      clouds: "streak",
    }),
  },
];
