import { mix } from "../brushes/colour.mjs";
import { paintAwning } from "../brushes/gabled-house.mjs";
import { paintHouse, pastels } from "../brushes/houses.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintStreet } from "../brushes/street.mjs";

const heaps = [
  ["#e8503c", "#c8382f"],
  ["#f2b632", "#e09a22"],
  ["#6aa84a", "#4a8238"],
  ["#f08a3c", "#d86f28"],
  ["#8a4fa0", "#6a3780"],
  ["#d6496b", "#b5345a"],
  ["#f3e6b0", "#dcc87a"],
];

function paintStall(canvas, { x, y, w, colour }) {
  const { random } = canvas;
  const wood = (face) => canvas.tone("#b58452", 0, face);
  for (const px of [x, x + w - 10]) canvas.rect(px, y - w * 0.72, 10, w * 0.72, wood("mid"));
  canvas.rect(x, y - w * 0.62, w, w * 0.36, canvas.tone("#5b4030", 0, "shade"), { opacity: 0.55 });
  paintPerson(canvas, {
    x: x + w * 0.5,
    y: y + w * 0.04,
    height: w * 0.62,
    pose: "reach",
    apron: "#fbf3e0",
    hat: random.chance(0.5) ? "#f4efe2" : undefined,
  });
  for (let row = 0; row < 2; row++) {
    const top = y - w * 0.3 + row * w * 0.13;
    for (let i = 0; i < 4; i++) {
      const [bx, bw] = [x + (w * i) / 4 + 3, w / 4 - 6];
      const [light, dark] = random.pick(heaps);
      for (let k = 0; k < 26; k++) {
        const u = random.next();
        canvas.circle(
          bx + bw * (0.08 + 0.84 * u),
          top - random.next() * bw * 0.34 * Math.sin(Math.PI * (0.15 + u * 0.7)),
          bw * 0.085,
          canvas.tone(
            random.pick([light, dark, mix(light, "#ffffff", 0.2)]),
            0,
            random.pick(["lit", "mid"]),
          ),
        );
      }
      canvas.rect(bx, top, bw, w * 0.1, wood(row ? "lit" : "mid"));
      canvas.rect(bx, top + w * 0.03, bw, 2, canvas.tone("#7a5432", 0, "mid"));
    }
  }
  canvas.rect(x - 4, y - w * 0.08, w + 8, w * 0.1, canvas.tone(colour, 0, "mid"));
  paintAwning(canvas, {
    x: x - w * 0.05,
    y: y - w * 0.86,
    w: w * 1.1,
    h: w * 0.17,
    colour,
    stripes: 10,
  });
  for (let i = 0; i < 10; i++)
    canvas.ellipse(
      x - w * 0.05 + (w * 1.1 * (i + 0.5)) / 10,
      y - w * 0.69,
      w * 0.056,
      w * 0.03,
      canvas.tone(i % 2 ? "#fbf6ea" : colour, 0, "mid"),
    );
  canvas.circle(x + w * 0.2, y - w * 0.6, w * 0.03, "#ffe6a8");
  paintGlow(canvas, x + w * 0.2, y - w * 0.6, w * 0.18, "#ffd890", 0.6);
}

export function paintMarket(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 500, sunY: 160, count: 4 });
  for (let x = -30; x < 1200; x += random.range(120, 150))
    paintHouse(canvas, {
      x,
      y: 600,
      w: random.range(130, 160),
      h: random.range(250, 340),
      wall: random.pick(pastels),
      depth: 0.3,
      columns: 3,
      rows: 5,
      balcony: true,
      shutters: "#4d6f9c",
    });
  paintStreet(canvas, 612, false);
  for (const [x, colour] of [
    [20, "#c8413a"],
    [430, "#2f7a68"],
    [840, "#e0a33a"],
  ])
    paintStall(canvas, { x, y: 690, w: 340, colour });
  for (const [x, y, h, way, carry] of [
    [310, 770, 210, -1, "#c79a5c"],
    [390, 776, 200, 1, undefined],
    [770, 772, 215, 1, "#6a8a4a"],
    [1150, 780, 205, -1, "#c8413a"],
  ])
    paintPerson(canvas, {
      x,
      y,
      height: h,
      way,
      pose: carry ? "walk" : "reach",
      carry,
      skirt: x === 390,
    });
  for (let i = 0; i < 14; i++)
    paintGlow(canvas, i * 92, 70 + 44 * Math.sin(i * 0.9) ** 2, 20, "#ffe6a8", 0.9);
}
