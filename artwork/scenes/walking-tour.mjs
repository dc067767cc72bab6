import { paintChurch } from "../brushes/church.mjs";
import { polygon } from "../brushes/curves.mjs";
import { paintHouse, pastels } from "../brushes/houses.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintTree } from "../brushes/plants.mjs";
import { paintLantern } from "../brushes/props.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintStreet } from "../brushes/street.mjs";
import { paintAlley } from "./alley.mjs";
import { paintNorthernQuay } from "./northern-quay.mjs";

/** A guide with a raised flag and a group that looks at the guide. */
export function paintTour(canvas, { x, y, height, count = 5, flag = "#e8503c", way = -1 }) {
  const { random } = canvas;
  for (let i = 0; i < count; i++)
    paintPerson(canvas, {
      x: x - way * height * (0.75 + i * 0.36 + random.range(-0.06, 0.06)),
      y: y + (i % 2 ? -0.06 : 0.03) * height,
      height: height * random.range(0.88, 1.02),
      way,
      pose: random.pick(["stand", "walk", "stand"]),
      skirt: random.chance(0.3),
      hat: random.chance(0.35) ? random.pick(["#f0dfae", "#f4efe6", "#3f6f8c"]) : undefined,
      pack: random.chance(0.4) ? random.pick(["#3f7f8c", "#c9577a", "#6a7f4a"]) : undefined,
    });
  const { handX, handY } = paintPerson(canvas, {
    x,
    y,
    height: height * 1.05,
    way: -way,
    pose: "raise",
    top: "#2f6f9c",
    bottom: "#e6d8ba",
    hat: "#f0dfae",
  });
  canvas.line(
    `M${handX} ${handY + height * 0.05}V${handY - height * 0.5}`,
    canvas.tone("#6b5a4a"),
    height * 0.02,
  );
  canvas.path(
    `M${handX} ${handY - height * 0.5}q${height * 0.12} ${-height * 0.06} ${height * 0.2} 0t${height * 0.16} 0v${height * 0.2}q${-height * 0.08} ${height * 0.05} ${-height * 0.16} 0t${-height * 0.2} 0Z`,
    canvas.tone(flag),
  );
}

function paintSquare(canvas) {
  const { random, width } = canvas;
  paintSky(canvas, { horizon: 560, sunY: 240, clouds: "streak", count: 5 });
  for (let row = 0; row < 2; row++)
    for (let x = -40; x < width; x += random.range(110, 150))
      paintHouse(canvas, {
        x,
        y: 560 + row * 40,
        w: random.range(130, 170),
        h: random.range(190, 260) - row * 10,
        wall: random.pick(pastels),
        roof: "#c9684a",
        depth: 0.34 - row * 0.18,
        columns: 3,
        rows: 4,
        balcony: true,
        shutters: random.pick(["#3f7a78", "#4d6f9c", undefined]),
        door: row === 1,
      });
  paintChurch(canvas, { x: 420, y: 606, size: 330, depth: 0.06, spire: "dome", dome: true });
  paintStreet(canvas, 606, false);
  canvas.path(
    polygon([
      [560, 606],
      [660, 606],
      [820, 800],
      [380, 800],
    ]),
    canvas.tone("#e9dac2", 0.05),
    { opacity: 0.5 },
  );
  for (const x of [190, 1010])
    paintTree(canvas, { x, y: 620, size: 150, depth: 0.08, colour: "#6a8a4a" });
  paintLantern(canvas, { x: 80, y: 720, height: 300 });
  paintTour(canvas, { x: 470, y: 764, height: 190, count: 6 });
  paintBirds(canvas, { x: 300, y: 150, count: 8 });
}

export const walkingTour = [
  {
    mood: "day",
    side: 1,
    paint(canvas) {
      paintAlley(canvas, { people: 0, azulejo: true });
      paintTour(canvas, { x: 520, y: 770, height: 190, count: 4 });
    },
  },
  { mood: "golden", side: -1, paint: paintSquare },
  {
    mood: "dusk",
    side: 1,
    paint(canvas) {
      paintNorthernQuay(canvas, {
        waterline: 520,
        rowHeight: 240,
        people: 4,
        clouds: "streak",
        boats: [
          [0.2, "#2d4a6b", 0.9],
          [0.85, "#8a3b34", 0.8],
        ],
      });
      canvas.rect(
        0,
        660,
        1200,
        140,
        canvas.linear([
          [0, canvas.tone("#c9b8a6")],
          [1, canvas.tone("#8a7c74", 0, "mid")],
        ]),
      );
      canvas.rect(0, 656, 1200, 8, canvas.tone("#e6d9c6"));
      for (let i = 0; i < 30; i++)
        canvas.line(
          `M${i * 60 - 300} 664L${i * 84 - 640} 800`,
          canvas.tone("#6b5f5a", 0, "mid"),
          1.4,
          { opacity: 0.3 },
        );
      paintTour(canvas, { x: 440, y: 774, height: 200, count: 6, flag: "#f2b632" });
    },
  },
];
