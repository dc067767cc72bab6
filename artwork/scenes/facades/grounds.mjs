import { paintCar } from "../../brushes/car.mjs";
import { mix } from "../../brushes/colour.mjs";
import { paintPerson } from "../../brushes/people.mjs";
import { paintTree } from "../../brushes/plants.mjs";
import { paintLantern } from "../../brushes/props.mjs";

/** Pavement and, before it, a road or a square of setts. */
export function paintPavement(
  canvas,
  { y = 668, stone = "#d8cbb8", road = "#6f727c", setts = false },
) {
  const { width, height, random } = canvas;
  canvas.rect(0, y, width, 52, canvas.tone(stone));
  for (let x = 20; x < width; x += 74)
    canvas.line(`M${x} ${y}l${(x - 600) * 0.03} 52`, canvas.tone(stone, 0, "mid"), 2, {
      opacity: 0.6,
    });
  canvas.rect(0, y + 50, width, 9, canvas.tone(mix(stone, "#5b5350", 0.4), 0, "mid"));
  canvas.rect(
    0,
    y + 58,
    width,
    height - y,
    canvas.linear([
      [0, canvas.tone(road, 0, "mid")],
      [1, canvas.tone(road)],
    ]),
  );
  if (setts)
    for (let i = 0; i < 190; i++)
      canvas.ellipse(
        random.range(0, width),
        y + 64 + random.range(0, height - y - 60),
        random.range(9, 17),
        random.range(2, 3.6),
        canvas.tone(mix(road, random.pick(["#ffffff", "#3a3438"]), 0.24)),
        { opacity: 0.6 },
      );
  else
    for (let x = -30; x < width; x += 150)
      canvas.rect(x, y + 92, 84, 5, canvas.tone("#f4efe0"), { opacity: 0.75 });
}

export function paintPassers(canvas, { y = 712, count = 4, height = 92 }) {
  const { random } = canvas;
  const step = 1140 / count;
  for (let i = 0; i < count; i++) {
    const x = 40 + step * (i + random.range(0.15, 0.85));
    // Not before the doors.
    if (Math.abs(x - 600) > 90)
      paintPerson(canvas, {
        x,
        y,
        height: height * random.range(0.9, 1.06),
        pose: random.pick(["walk", "stand", "walk"]),
        way: random.pick([-1, 1]),
        skirt: random.chance(0.3),
      });
  }
}

export const paintTaxi = (canvas, { x = 290, colour = "#f2c230", model = "intermediate" } = {}) =>
  paintCar(canvas, { x, y: 782, model, colour, metre: 62 });

export function paintStreetTrees(canvas, { xs = [90, 1110], y = 672, size = 210, colour }) {
  for (const x of xs) paintTree(canvas, { x, y, size, colour });
}

export function paintLanterns(canvas, { xs = [250, 950], y = 704, height = 170 } = {}) {
  for (const x of xs) paintLantern(canvas, { x, y, height });
}
