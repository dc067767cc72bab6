import { paintForest } from "./land.mjs";
import { paintLeaves, paintPalm } from "./plants.mjs";
import { paintMist } from "./sky.mjs";

/** Layers of rain forest sinking into mist. */
export function paintCanopy(
  canvas,
  {
    layers = [
      [300, 0.66],
      [370, 0.5],
      [440, 0.34],
    ],
    bottom = canvas.height,
    palms = 6,
  },
) {
  const { width, random } = canvas;
  layers.forEach(([y, depth], index) => {
    paintForest(canvas, {
      y,
      swing: 34,
      length: 520,
      depth,
      crown: 20 + index * 8,
      colour: "#3a7a55",
      bottom,
    });
    for (let i = 0; i < palms; i++)
      paintPalm(canvas, {
        x: random.range(0, width),
        y: y + 40,
        height: random.range(90, 130) + index * 26,
        lean: random.range(-0.14, 0.14),
        depth,
        colour: "#4f8f58",
      });
    paintMist(canvas, y + 90, 70, 0.42);
  });
}

export function paintFrame(canvas, colour = "#1f5a48") {
  const { width, height } = canvas;
  paintLeaves(canvas, {
    x: -10,
    y: height + 10,
    length: 330,
    count: 13,
    from: -1.75,
    to: -0.05,
    colour,
  });
  paintLeaves(canvas, {
    x: width + 10,
    y: height + 10,
    length: 320,
    count: 13,
    from: -3.1,
    to: -1.4,
    colour,
  });
  paintLeaves(canvas, { x: -20, y: -20, length: 230, count: 8, from: 0.05, to: 1.4, colour });
  paintLeaves(canvas, {
    x: width + 20,
    y: -30,
    length: 240,
    count: 8,
    from: 1.75,
    to: 3.05,
    colour,
  });
}
