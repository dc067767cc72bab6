import { paintChurch } from "../brushes/church.mjs";
import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { heightAt } from "../brushes/curves.mjs";
import { paintFarm, paintRows } from "../brushes/farm.mjs";
import { paintHouse } from "../brushes/houses.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintBush, paintCypress, paintMeadow, paintTree } from "../brushes/plants.mjs";
import { paintBalloon } from "../brushes/props.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";

function paintVineyard(canvas) {
  paintSky(canvas, { horizon: 470, sunY: 270, disc: 48, clouds: "streak", count: 6 });
  paintHill(canvas, { y: 385, swing: 40, length: 700, colour: "#7f9a94", depth: 0.66 });
  paintHill(canvas, { y: 430, swing: 34, length: 560, colour: "#8aa468", depth: 0.46 });
  const ridge = paintHill(canvas, {
    points: [
      [-40, 480],
      [240, 430],
      [480, 460],
      [760, 410],
      [960, 390],
      [1240, 450],
    ],
    colour: "#a3ac5c",
    depth: 0.24,
  });
  for (let i = 0; i < 16; i++) {
    const x = 60 + i * 38;
    paintCypress(canvas, { x, y: heightAt(ridge, x) + 6, height: 56 + (i % 4) * 12, depth: 0.26 });
  }
  paintFarm(canvas, { x: 830, y: 430, size: 130, depth: 0.16 });
  canvas.path(
    "M930 428Q820 470 900 500T760 560L790 560Q950 510 900 480Q880 460 946 428Z",
    canvas.tone("#efd9ac", 0.14),
  );
  paintRows(canvas, {
    top: 520,
    vx: 560,
    colours: ["#5f8a3f", "#7a9a42", "#4a7a3f"],
    count: 15,
    soil: "#c79a64",
  });
  for (let i = 0; i < 7; i++) canvas.rect(40 + i * 190, 505, 4, 26, canvas.tone("#7a5f44", 0.1));
  paintBirds(canvas, { x: 420, y: 170 });
}

function paintLavender(canvas) {
  paintSky(canvas, { horizon: 480, sunY: 340, disc: 60, clouds: "streak", count: 9 });
  paintRange(canvas, {
    peaks: [
      [160, 360],
      [520, 320],
      [900, 350],
    ],
    foot: 480,
    depth: 0.68,
    snow: 0,
    rock: "#7a7aa0",
    roughness: 20,
  });
  paintForest(canvas, { y: 448, swing: 10, colour: "#5b7a6a", depth: 0.5, crown: 10 });
  paintHill(canvas, { y: 468, swing: 8, colour: "#a8a060", depth: 0.3 });
  paintFarm(canvas, { x: 260, y: 490, size: 120, depth: 0.16, cypresses: 3 });
  paintTree(canvas, { x: 880, y: 506, size: 170, depth: 0.1, colour: "#5f8a4c" });
  paintRows(canvas, {
    top: 490,
    vx: 640,
    colours: ["#7a5fae", "#9a7fce", "#6a4f9c"],
    count: 17,
    soil: "#8a8a5a",
  });
  paintBirds(canvas, { x: 700, y: 200 });
}

function paintBalloons(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 520, sunY: 190, count: 5 });
  paintHill(canvas, { y: 420, swing: 36, colour: "#8fb09a", depth: 0.6 });
  const mid = paintHill(canvas, { y: 480, swing: 40, length: 800, colour: "#8fb862", depth: 0.36 });
  for (let i = 0; i < 36; i++) {
    const x = random.range(0, 1200);
    paintBush(canvas, {
      x,
      y: heightAt(mid, x) + 14 + random.range(0, 30),
      size: random.range(22, 40),
      depth: 0.34,
      colour: "#5b8f50",
    });
  }
  const near = paintHill(canvas, {
    points: [
      [-40, 590],
      [260, 540],
      [560, 560],
      [860, 620],
      [1240, 560],
    ],
    colour: "#9cc45e",
    depth: 0.12,
  });
  for (let k = 1; k < 5; k++) {
    const edge = near.map(([x, y]) => `${round(x)} ${round(y + k * 34 + x * 0.02)}`).join("L");
    canvas.line(`M${edge}`, canvas.tone("#7aa24c", 0.06, "mid"), 2.4, { opacity: 0.5 });
  }
  paintFarm(canvas, { x: 930, y: 600, size: 110, depth: 0.08, cypresses: 2 });
  for (const [x, y, size, colours] of [
    [330, 330, 200, ["#e0674f", "#f3c65f", "#fbf3e0"]],
    [760, 220, 130, ["#3f8f9c", "#fbf3e0"]],
    [1010, 330, 84, ["#c9577a", "#f3c65f"]],
    [560, 160, 66, ["#f0b94f", "#e0674f"]],
  ])
    paintBalloon(canvas, { x, y, size, colours, depth: size > 150 ? 0 : 0.16 });
  for (let i = 0; i < 17; i++) {
    const [x, y] = [random.range(160, 760), random.range(620, 700)];
    canvas.ellipse(x, y, 17, 11, canvas.tone("#fdf8ee"));
    canvas.ellipse(x + 16, y - 4, 6, 5, canvas.tone("#4a4448"));
    canvas.line(`M${x - 7} ${y + 9}v8M${x + 7} ${y + 9}v8`, canvas.tone("#4a4448"), 3);
  }
  paintTree(canvas, { x: 90, y: 720, size: 300, colour: "#558f48" });
  paintMeadow(canvas, {
    y: 720,
    spread: 80,
    count: 240,
    height: 26,
    colours: ["#f3d65f", "#ffffff", "#e0674f"],
  });
}

function paintAutumnVillage(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 500, sunY: 230, disc: 46, clouds: "streak", count: 4 });
  const leaves = ["#d8793a", "#c9553c", "#e0a33f", "#b98a3c", "#8a8f4a"];
  for (const [y, depth] of [
    [340, 0.74],
    [400, 0.6],
    [460, 0.46],
  ]) {
    paintForest(canvas, {
      y,
      swing: 46,
      length: 760,
      colour: mix("#b97a4a", "#7a7f5a", depth),
      depth,
      crown: 16,
    });
    paintMist(canvas, y + 80, 70, 0.6);
  }
  const ground = paintHill(canvas, {
    points: [
      [-40, 560],
      [260, 590],
      [600, 560],
      [900, 520],
      [1240, 560],
    ],
    colour: "#b8aa5c",
    depth: 0.14,
  });
  paintChurch(canvas, { x: 640, y: 570, size: 130, spire: "point", dome: false, depth: 0.16 });
  for (let i = 0; i < 13; i++) {
    const x = 430 + i * 44;
    paintHouse(canvas, {
      x,
      y: heightAt(ground, x) + 26 + (i % 3) * 16,
      w: random.range(46, 68),
      h: random.range(36, 54),
      wall: random.pick(["#f4e6cc", "#efd2aa", "#e9dccb"]),
      roof: "#a8553f",
      roofHeight: 26,
      depth: 0.12,
    });
  }
  for (let i = 0; i < 26; i++) {
    const x = random.range(-20, 1220);
    paintTree(canvas, {
      x,
      y: heightAt(ground, x) + random.range(40, 80),
      size: random.range(56, 100),
      depth: 0.08,
      colour: random.pick(leaves),
      trunk: 0.3,
    });
  }
  canvas.path(
    "M700 620Q600 680 720 720T560 820H760Q860 740 760 690T730 620Z",
    canvas.tone("#ead7ae", 0.03),
  );
  for (const [x, y, size] of [
    [110, 770, 330],
    [1090, 780, 340],
    [290, 730, 170],
    [930, 720, 150],
  ])
    paintTree(canvas, { x, y, size, colour: random.pick(leaves.slice(0, 3)) });
  paintBirds(canvas, { x: 560, y: 160, count: 8 });
}

export const countryside = [
  { mood: "golden", side: 1, paint: paintVineyard },
  { mood: "dusk", side: -1, lightX: 640, paint: paintLavender },
  { mood: "day", side: 1, paint: paintBalloons },
  { mood: "mist", side: -1, paint: paintAutumnVillage },
];
