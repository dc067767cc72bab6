import { polygon } from "../brushes/curves.mjs";
import { paintDune } from "../brushes/dune.mjs";
import { paintTower } from "../brushes/kasbah-tower.mjs";
import { paintPalm } from "../brushes/plants.mjs";
import { paintPot } from "../brushes/props.mjs";
import { paintPool, paintTerrace, paintVilla } from "../brushes/resort-parts.mjs";
import { paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintSunDeck } from "../brushes/sun-deck.mjs";

export function paintDesertCamp(canvas) {
  paintSky(canvas, { horizon: 480, sunY: 280, disc: 54, clouds: "streak", count: 5 });
  paintDune(canvas, {
    crest: [
      [-60, 440],
      [200, 400],
      [420, 330],
      [640, 420],
      [900, 380],
      [1260, 430],
    ],
    drop: 120,
    depth: 0.44,
  });
  paintDune(canvas, {
    crest: [
      [-60, 500],
      [300, 500],
      [640, 460],
      [900, 390],
      [1080, 460],
      [1260, 500],
    ],
    drop: 140,
    depth: 0.22,
  });
  for (const [x, w, depth] of [
    [80, 220, 0.12],
    [330, 250, 0.08],
    [860, 270, 0.06],
  ])
    paintVilla(canvas, { x, y: 590, w, h: 110, roof: "tent", depth });
  canvas.rect(0, 588, 1200, 212, canvas.tone("#e6b87c"));
  paintPool(canvas, { top: 612, bottom: 740, left: [160, 30], right: [840, 960] });
  paintTerrace(canvas, { y: 740, colour: "#d9a874" });
  paintSunDeck(canvas, {
    y: 770,
    colour: "#c8453c",
    spots: [
      [420, 1],
      [800, 1],
    ],
  });
  for (const [x, h] of [
    [1100, 430],
    [1010, 300],
    [660, 210],
    [20, 400],
  ])
    paintPalm(canvas, {
      x,
      y: x > 900 || x < 100 ? 780 : 600,
      height: h,
      lean: x > 600 ? -0.1 : 0.12,
    });
}

export function paintRiad(canvas) {
  paintSky(canvas, { horizon: 420, sunY: 150, disc: 0, stars: 140, count: 2, clouds: "streak" });
  for (const [x, w, h] of [
    [60, 170, 300],
    [260, 240, 240],
    [720, 260, 250],
    [960, 190, 330],
  ])
    paintTower(canvas, { x, y: 560, w, h, depth: 0.2, crown: x === 60 || x === 960 });
  canvas.rect(
    0,
    330,
    1200,
    270,
    canvas.linear([
      [0, canvas.tone("#e0a878")],
      [1, canvas.tone("#c98a5c", 0, "mid")],
    ]),
  );
  canvas.rect(0, 318, 1200, 16, canvas.tone("#f0c493"));
  for (let i = 0; i < 7; i++) {
    const x = 40 + i * 164;
    canvas.path(
      `M${x} 600V440q0 -70 62 -84q62 14 62 84V600Z`,
      canvas.linear([
        [0, "#5b3a34"],
        [1, "#ffc878"],
      ]),
    );
    canvas.path(`M${x} 600V440q0 -70 62 -84q62 14 62 84V600`, "none", {
      stroke: canvas.tone("#f7e3c2"),
      "stroke-width": 7,
    });
    paintGlow(canvas, x + 62, 430, 90, "#ffcf80", 0.7);
    canvas.path(`M${x + 52} 412h20l6 22l-16 18l-16 -18Z`, "#ffe2a0");
  }
  canvas.rect(0, 596, 1200, 210, canvas.tone("#b9845c"));
  for (let i = 0; i < 24; i++)
    for (let j = 0; j < 4; j++)
      if ((i + j) % 2)
        canvas.path(
          polygon([
            [i * 52, 600 + j * 12],
            [i * 52 + 26, 606 + j * 12],
            [i * 52 + 52, 600 + j * 12],
            [i * 52 + 26, 594 + j * 12],
          ]),
          canvas.tone("#2f8a8f", 0, "mid"),
          { opacity: 0.6 },
        );
  paintPool(canvas, {
    top: 650,
    bottom: 770,
    left: [300, 220],
    right: [900, 980],
    colours: ["#ffd890", "#3f9aa0", "#155a73"],
  });
  for (const x of [120, 1080])
    paintPalm(canvas, { x, y: 760, height: 420, lean: x < 600 ? 0.06 : -0.06 });
  for (const [x, size] of [
    [240, 84],
    [960, 84],
    [40, 110],
    [1160, 110],
  ])
    paintPot(canvas, { x, y: 720, size });
  for (let i = 0; i < 10; i++) paintGlow(canvas, 300 + i * 66, 645, 26, "#ffcf80", 0.9);
}
