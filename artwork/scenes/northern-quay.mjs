import { paintCutter } from "../brushes/boats.mjs";
import { paintGabledHouse } from "../brushes/gabled-house.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintLantern } from "../brushes/props.mjs";
import { paintSky } from "../brushes/sky.mjs";
import { paintReflected } from "../brushes/water.mjs";

const walls = [
  "#d9573f",
  "#f0b445",
  "#3f7f96",
  "#e98a4f",
  "#f4ead6",
  "#7a9f6a",
  "#c84a4a",
  "#f2cf7a",
  "#4f6f9c",
  "#e6a08a",
];

const gables = ["pointed", "flat", "stepped", "flat", "bell", "pointed", "flat"];

/** A row of merchants' houses on a quay at `y`. */
export function paintMerchantRow(
  canvas,
  { y, from = -30, to = canvas.width + 30, width = 112, height = 250, depth = 0.08, snow = false },
) {
  const { random } = canvas;
  let x = from;
  let previous;
  for (let i = 0; x < to; i++) {
    const wall = random.pick(walls.filter((colour) => colour !== previous));
    const w = width * random.range(0.82, 1.2);
    const h = height * random.range(0.78, 1.1);
    paintGabledHouse(canvas, {
      x,
      y,
      w,
      h,
      wall,
      gable: gables[(i * 3 + random.int(0, 2)) % gables.length],
      depth,
      floors: Math.max(3, Math.round(h / 58)),
      columns: w > 110 ? 4 : 3,
      snow,
    });
    previous = wall;
    x += w;
  }
}

function paintQuay(canvas, y, depth = 34) {
  const { width, random } = canvas;
  canvas.rect(0, y, width, depth * 0.4, canvas.tone("#cdbfae", 0.06));
  canvas.rect(
    0,
    y + depth * 0.4,
    width,
    depth * 0.6,
    canvas.linear([
      [0, canvas.tone("#9a8c80", 0.04, "mid")],
      [1, canvas.tone("#6b6360", 0, "shade")],
    ]),
  );
  for (let x = 0; x < width; x += random.range(28, 60))
    canvas.rect(x, y + depth * 0.42, 2, depth * 0.55, canvas.tone("#5b5350", 0, "shade"), {
      opacity: 0.4,
    });
}

/** The quay of merchants' houses with cutters, `scale` for wide formats. */
export function paintNorthernQuay(
  canvas,
  {
    waterline = 560,
    snow = false,
    people = 9,
    boats,
    clouds = "cumulus",
    stars = 0,
    disc = 30,
    rowHeight = 250,
    rowWidth = 112,
    boatSize = 190,
  } = {},
) {
  const { width, random } = canvas;
  paintSky(canvas, { horizon: waterline, sunY: waterline * 0.32, count: 4, clouds, stars, disc });
  const fleet = boats ?? [
    [0.13, "#2d4a6b", 1],
    [0.4, "#8a3b34", 0.84],
    [0.66, "#2f5d52", 1.1],
    [0.9, "#3a3f4f", 0.9],
  ];
  paintReflected(canvas, { waterline, strength: 0.72 }, () => {
    paintMerchantRow(canvas, { y: waterline - 34, height: rowHeight, width: rowWidth, snow });
    paintQuay(canvas, waterline - 34);
    for (let i = 0; i < people; i++)
      paintPerson(canvas, {
        x: random.range(0.03, 0.97) * width,
        y: waterline - 24,
        height: rowHeight * 0.15,
        pose: random.pick(["walk", "stand"]),
        way: random.pick([-1, 1]),
        skirt: random.chance(0.3),
        depth: 0.05,
      });
    for (let x = 90; x < width; x += 240)
      paintLantern(canvas, { x, y: waterline - 28, height: 84, depth: 0.05 });
    for (const [at, hull, scale] of fleet)
      paintCutter(canvas, {
        x: at * width,
        y: waterline + 6,
        size: boatSize * scale,
        hull,
        masts: scale > 0.95 ? 2 : 1,
      });
  });
}
