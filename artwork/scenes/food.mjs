import { polygon } from "../brushes/curves.mjs";
import { paintAwning } from "../brushes/gabled-house.mjs";
import { paintHouse, pastels } from "../brushes/houses.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintPot } from "../brushes/props.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintStreet } from "../brushes/street.mjs";
import { paintTable } from "./food-table.mjs";
import { paintMarket } from "./market.mjs";

function paintTerraceEvening(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 480, sunY: 200, disc: 0, count: 3, clouds: "streak", stars: 70 });
  for (let x = -30; x < 1200; x += random.range(150, 190))
    paintHouse(canvas, {
      x,
      y: 610,
      w: random.range(160, 200),
      h: random.range(300, 400),
      wall: random.pick(pastels),
      depth: 0.18,
      columns: 3,
      rows: 5,
      balcony: true,
      shutters: "#5a7f52",
      door: true,
    });
  paintStreet(canvas, 618, false);
  for (const [x, colour] of [
    [40, "#c8413a"],
    [650, "#2f7a68"],
  ])
    paintAwning(canvas, { x, y: 410, w: 460, h: 62, colour, stripes: 12 });
  for (let i = 0; i < 22; i++) {
    const y = 250 + 50 * Math.sin(i * 0.75) ** 2;
    paintGlow(canvas, i * 58, y, 26, "#ffd890", 0.95);
    canvas.circle(i * 58, y, 5, "#fff3cf");
  }
  for (const [x, y, s] of [
    [200, 700, 1],
    [560, 716, 1.05],
    [930, 704, 1],
  ]) {
    for (const way of [-1, 1]) {
      paintPerson(canvas, {
        x: x + way * 92 * s,
        y: y + 16,
        height: 200 * s,
        way: -way,
        pose: "reach",
        skirt: way > 0,
      });
      canvas.rect(x + way * 100 * s - 26, y - 60 * s, 52, 9, canvas.tone("#6b4a34"));
      canvas.path(
        polygon([
          [x + way * 122 * s, y - 140 * s],
          [x + way * 130 * s, y - 140 * s],
          [x + way * 126 * s, y + 20],
          [x + way * 118 * s, y + 20],
        ]),
        canvas.tone("#6b4a34"),
      );
    }
    canvas.path(
      polygon([
        [x - 70 * s, y - 84 * s],
        [x + 70 * s, y - 84 * s],
        [x + 84 * s, y + 8],
        [x - 84 * s, y + 8],
      ]),
      canvas.linear([
        [0, canvas.tone("#ffffff")],
        [1, canvas.tone("#e6dccb", 0, "mid")],
      ]),
    );
    canvas.ellipse(x, y - 84 * s, 74 * s, 13 * s, canvas.tone("#fffaf0"));
    paintGlow(canvas, x, y - 106 * s, 90, "#ffc878", 0.8);
    canvas.rect(x - 5, y - 112 * s, 10, 24 * s, "#ffe6b0");
    for (const dx of [-38, 36])
      canvas.path(`M${x + dx} ${y - 86 * s}v-14m-8 -20h16q0 20 -8 20t-8 -20Z`, "#a8324a", {
        stroke: "#f4e6e0",
        "stroke-width": 2,
      });
    canvas.ellipse(x - 14, y - 84 * s, 24, 5, canvas.tone("#f2b05a"));
  }
  paintPot(canvas, { x: 50, y: 780, size: 110 });
  paintPot(canvas, { x: 1160, y: 780, size: 120, flowers: ["#f3c65f", "#fff1c9"] });
}

export const food = [
  { mood: "day", side: 1, paint: paintMarket },
  { mood: "day", side: 1, paint: paintTable },
  { mood: "dusk", side: -1, paint: paintTerraceEvening },
];
