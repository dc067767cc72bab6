import { paintSailboat } from "../brushes/boats.mjs";
import { heightAt, polygon } from "../brushes/curves.mjs";
import { paintCyclist } from "../brushes/cyclist.mjs";
import { paintFarm, paintRows } from "../brushes/farm.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintCypress, paintMeadow, paintPalm } from "../brushes/plants.mjs";
import { paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";

function paintCoastRide(canvas) {
  paintSky(canvas, { horizon: 390, sunY: 160, count: 5 });
  paintWater(canvas, { horizon: 390, bottom: 620, glitter: 0.8 });
  paintForest(canvas, {
    points: [
      [-20, 300],
      [160, 320],
      [330, 370],
      [460, 392],
    ],
    depth: 0.46,
    crown: 11,
    bottom: 396,
  });
  paintSailboat(canvas, { x: 800, y: 440, size: 80, depth: 0.14 });
  canvas.rect(0, 586, 1200, 30, canvas.tone("#e9dcc0", 0.06));
  for (let x = 10; x < 1200; x += 74) canvas.rect(x, 540, 8, 52, canvas.tone("#fbf8f0", 0.06));
  for (const y of [540, 562]) canvas.rect(0, y, 1200, 6, canvas.tone("#fbf8f0", 0.06, "mid"));
  canvas.rect(
    0,
    612,
    1200,
    188,
    canvas.linear([
      [0, canvas.tone("#c9b294", 0.06)],
      [1, canvas.tone("#9a8468", 0, "mid")],
    ]),
  );
  for (let x = -40; x < 1200; x += 220)
    canvas.path(
      polygon([
        [x, 700],
        [x + 110, 700],
        [x + 104, 708],
        [x - 8, 708],
      ]),
      "#fffaf0",
      { opacity: 0.7 },
    );
  paintPalm(canvas, { x: 1090, y: 614, height: 470, lean: -0.12, depth: 0.05 });
  paintPalm(canvas, { x: 90, y: 614, height: 400, lean: 0.1, depth: 0.06 });
  paintCyclist(canvas, {
    x: 380,
    y: 744,
    size: 190,
    frame: "#3fa58c",
    top: "#f0b94f",
    helmet: "#f4efe6",
    basket: true,
  });
  paintCyclist(canvas, {
    x: 770,
    y: 752,
    size: 200,
    frame: "#e0553f",
    top: "#3f7fb0",
    helmet: "#e0553f",
  });
}

function paintVineyardRide(canvas) {
  paintSky(canvas, { horizon: 450, sunY: 260, disc: 46, count: 5, clouds: "streak" });
  paintHill(canvas, { y: 370, swing: 44, colour: "#8aa49a", depth: 0.66 });
  const hill = paintHill(canvas, {
    y: 430,
    swing: 34,
    length: 640,
    colour: "#a3ac5c",
    depth: 0.32,
  });
  for (let i = 0; i < 13; i++)
    paintCypress(canvas, {
      x: 620 + i * 44,
      y: heightAt(hill, 620 + i * 44) + 8,
      height: 70 + (i % 3) * 16,
      depth: 0.26,
    });
  paintFarm(canvas, { x: 260, y: 480, size: 140, depth: 0.14 });
  paintRows(canvas, { top: 500, vx: 700, colours: ["#5f8a3f", "#7a9a42", "#4a7a3f"], count: 19 });
  canvas.path(
    polygon([
      [-20, 650],
      [1220, 626],
      [1220, 800],
      [-20, 800],
    ]),
    canvas.linear([
      [0, canvas.tone("#e3c592", 0.05)],
      [1, canvas.tone("#b8935f", 0, "mid")],
    ]),
  );
  paintMeadow(canvas, {
    y: 640,
    spread: 10,
    count: 150,
    height: 24,
    colours: ["#e0674f", "#f3d65f"],
  });
  for (const [x, y, size, frame, top, helmet] of [
    [280, 756, 190, "#34507a", "#e0553f", "#f4efe6"],
    [620, 742, 178, "#c9577a", "#f3ead9", "#3f7f8c"],
    [930, 734, 166, "#3fa58c", "#f0b94f", "#34507a"],
  ])
    paintCyclist(canvas, { x, y, size, frame, top, helmet, basket: x === 620 });
}

export const cycling = [
  { mood: "tropical", side: -1, paint: paintCoastRide },
  { mood: "golden", side: 1, paint: paintVineyardRide },
];
