import { paintRowboat } from "../brushes/boats.mjs";
import { paintCanopy, paintFrame } from "../brushes/canopy.mjs";
import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintReflected } from "../brushes/water.mjs";
import { paintPyramid } from "./pyramid.mjs";
import { paintWaterfall } from "./waterfall.mjs";

function paintRiver(canvas) {
  const waterline = 520;
  const { width, random } = canvas;
  paintSky(canvas, { horizon: waterline, sunY: 230, disc: 50, count: 2, clouds: "streak" });
  paintReflected(
    canvas,
    { waterline, strength: 0.75, colours: ["#cfe0cc", "#6fa596", "#1f5a58"] },
    () => {
      paintCanopy(canvas, {
        layers: [
          [300, 0.68],
          [350, 0.54],
        ],
        bottom: waterline,
        palms: 5,
      });
      for (const way of [0, 1])
        for (let i = 0; i < 9; i++) {
          const t = i / 8;
          const x = way ? width + 20 - t * 470 : -20 + t * 470;
          paintTree(canvas, {
            x,
            y: waterline + 4,
            size: 330 - t * 220,
            depth: 0.06 + t * 0.3,
            colour: random.pick(["#3a7f4c", "#2f7052", "#558f4a"]),
            trunk: 0.4,
          });
          if (i % 3 === 0)
            paintPalm(canvas, {
              x: x + random.range(-20, 20),
              y: waterline,
              height: 360 - t * 220,
              lean: (way ? -1 : 1) * 0.18,
              depth: 0.06 + t * 0.28,
            });
        }
      paintMist(canvas, waterline - 10, 50, 0.5, mix(canvas.mood.haze, "#ffffff", 0.3));
    },
  );
  paintRowboat(canvas, { x: 600, y: 640, size: 230, hull: "#a8623a", people: 2 });
  paintFrame(canvas);
  paintBirds(canvas, { x: 600, y: 150, count: 7 });
}

function paintRopeBridge(canvas) {
  const { width, random } = canvas;
  paintSky(canvas, { horizon: 600, sunY: 180, disc: 0, count: 0 });
  paintCanopy(canvas, {
    layers: [
      [230, 0.74],
      [330, 0.62],
      [440, 0.48],
      [570, 0.34],
    ],
    palms: 5,
  });
  for (const x of [60, 210, 1000, 1130]) {
    const w = random.range(46, 70);
    canvas.path(
      `M${x - w} 820Q${x - w * 0.3} 500 ${x - w * 0.4} -20H${x + w * 0.4}Q${x + w * 0.3} 500 ${x + w} 820Z`,
      canvas.linear(
        [
          [0, canvas.tone("#6b5a48", 0.08, "shade")],
          [0.7, canvas.tone("#8f7a5c", 0.08)],
          [1, canvas.tone("#6b5a48", 0.08, "mid")],
        ],
        [0, 0, 1, 0],
      ),
    );
    for (let i = 0; i < 6; i++)
      canvas.line(
        `M${x + random.range(-20, 20)} ${random.range(0, 300)}q${random.range(-20, 20)} 100 ${random.range(-10, 10)} ${random.range(160, 380)}`,
        canvas.tone("#3f7a4a", 0.05, "mid"),
        random.range(2, 5),
        { opacity: 0.8 },
      );
  }
  const sag = (x) => 560 + 90 * (1 - ((x - 600) / 500) ** 2);
  for (const lift of [96, 88])
    canvas.line(
      `M100 ${560 - lift}Q600 ${740 - lift} 1100 ${560 - lift}`,
      canvas.tone("#7a5f40", 0.02, "mid"),
      5,
    );
  for (let x = 110; x < 1095; x += 24) {
    canvas.rect(
      x - 9,
      sag(x),
      19,
      11,
      canvas.tone(random.pick(["#a9804f", "#b98f5c", "#8f6b42"])),
      {
        transform: `rotate(${round((600 - x) * -0.012)} ${x} ${sag(x)})`,
      },
    );
    canvas.line(
      `M${x} ${round(sag(x))}V${round(sag(x) - 90)}`,
      canvas.tone("#7a5f40", 0.05, "mid"),
      1.8,
    );
  }
  paintPerson(canvas, {
    x: 560,
    y: sag(560),
    height: 150,
    pose: "walk",
    top: "#e8604c",
    pack: "#f0b94f",
    hat: "#f0dfae",
  });
  paintPerson(canvas, {
    x: 690,
    y: sag(690),
    height: 140,
    pose: "raise",
    way: -1,
    top: "#3f7f8c",
    pack: "#c9577a",
  });
  canvas.line("M100 560Q600 742 1100 560", canvas.tone("#7a5f40", 0, "mid"), 4);
  for (let i = 0; i < 12; i++)
    paintBush(canvas, {
      x: i < 6 ? random.range(-20, 220) : random.range(980, width + 20),
      y: 800,
      size: random.range(120, 220),
      colour: random.pick(["#2f7a55", "#3f8a4c"]),
      flowers: i % 4 ? undefined : "#f0708a",
    });
  paintFrame(canvas);
  paintBirds(canvas, { x: 640, y: 220, colour: "#d8573f", size: 13, count: 4 });
}

export const jungle = [
  { mood: "tropical", side: 1, paint: paintWaterfall },
  { mood: "golden", side: -1, paint: paintPyramid },
  { mood: "mist", side: 1, lightX: 600, paint: paintRiver },
  { mood: "mist", side: -1, paint: paintRopeBridge },
];
