import { paintDiver } from "../brushes/diver.mjs";
import { paintReef } from "../brushes/reef.mjs";
import { paintFish, paintTurtle } from "../brushes/sea-life.mjs";

function paintReefDive(canvas) {
  const { random } = canvas;
  paintReef(canvas, {
    far: [
      [-20, 560],
      [240, 500],
      [560, 600],
      [900, 540],
      [1220, 470],
    ],
    mid: [
      [-20, 600],
      [180, 560],
      [420, 660],
      [800, 690],
      [1220, 560],
    ],
    near: [
      [-20, 690],
      [240, 700],
      [560, 760],
      [900, 730],
      [1220, 640],
    ],
  });
  for (let i = 0; i < 34; i++)
    paintFish(canvas, {
      x: 740 + random.range(-150, 220),
      y: 240 + random.range(-90, 90),
      size: random.range(8, 16),
      colour: "#f2c14e",
      way: -1,
    });
  paintDiver(canvas, { x: 440, y: 330, size: 320 });
  for (const [x, y, size, colour, way] of [
    [720, 500, 44, "#f2823c", -1],
    [820, 560, 34, "#f2823c", -1],
    [260, 560, 30, "#5b8ff0", 1],
    [1010, 400, 36, "#5b8ff0", -1],
    [930, 470, 24, "#f2c14e", -1],
  ])
    paintFish(canvas, { x, y, size, colour, way, stripes: colour === "#f2823c" });
}

function paintTurtleDive(canvas) {
  const { random } = canvas;
  paintReef(canvas, {
    far: [
      [-20, 470],
      [260, 560],
      [640, 620],
      [960, 560],
      [1220, 520],
    ],
    mid: [
      [-20, 540],
      [200, 620],
      [560, 700],
      [900, 660],
      [1220, 600],
    ],
    near: [
      [-20, 650],
      [260, 720],
      [640, 770],
      [960, 740],
      [1220, 700],
    ],
  });
  paintTurtle(canvas, 560, 380, 280);
  paintDiver(canvas, { x: 960, y: 260, size: 200, turn: 158, tank: "#5fc0a8" });
  for (let i = 0; i < 46; i++) {
    const a = random.range(0, 6.28);
    paintFish(canvas, {
      x: 250 + Math.cos(a) * random.range(20, 150),
      y: 220 + Math.sin(a) * random.range(10, 80),
      size: random.range(7, 13),
      colour: random.pick(["#c9e6f0", "#9fd0e6"]),
      way: 1,
    });
  }
  for (const [x, y, size, colour, way] of [
    [830, 520, 38, "#f2823c", -1],
    [700, 600, 28, "#f2c14e", 1],
    [380, 600, 32, "#b56fd0", 1],
  ])
    paintFish(canvas, { x, y, size, colour, way, stripes: size > 35 });
}

export const diving = [
  { mood: "tropical", side: 1, paint: paintReefDive },
  { mood: "tropical", side: 1, paint: paintTurtleDive },
];
