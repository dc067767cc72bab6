import { paintRowboat, paintSailboat } from "../brushes/boats.mjs";
import { paintChurch } from "../brushes/church.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { heightAt, wavyLine } from "../brushes/curves.mjs";
import { paintHillTown } from "../brushes/hill-town.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintLantern, paintPot } from "../brushes/props.mjs";
import { paintBirds, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintStreet } from "../brushes/street.mjs";
import { paintTram } from "../brushes/tram.mjs";
import { paintReflected } from "../brushes/water.mjs";
import { paintAlley } from "./alley.mjs";

const dome =
  (canvas, { peak, at, swing }) =>
  (x) =>
    peak + swing * (1 - Math.exp(-(((x - at * canvas.width) / (canvas.width * 0.42)) ** 2)));

function paintTramStreet(canvas) {
  const { width, height } = canvas;
  paintSky(canvas, { horizon: 560, sunY: 300, clouds: "streak", count: 4 });
  paintHill(canvas, { y: 430, swing: 26, colour: "#8aa092", depth: 0.72 });
  const hill = dome(canvas, { peak: 250, at: 0.3, swing: 190 });
  paintHillTown(canvas, {
    hill,
    bottom: 590,
    rows: 6,
    church: { row: 0, x: width * 0.24, size: 92, spire: "dome", dome: true },
  });
  paintStreet(canvas, 655);
  paintTram(canvas, { x: width * 0.64, y: 742, size: 430 });
  for (const y of [150, 186])
    canvas.line(
      `M-10 ${y}Q${width * 0.5} ${y + 52} ${width + 10} ${y - 18}`,
      canvas.tone("#2f3440", 0.15, "shade"),
      1.6,
      { opacity: 0.75 },
    );
  paintLantern(canvas, { x: 118, y: height - 86, height: 330 });
  paintBirds(canvas, { x: width * 0.55, y: 130 });
}

function paintViewpoint(canvas) {
  const { width, height, random } = canvas;
  paintSky(canvas, { horizon: 470, sunY: 210, count: 5 });
  canvas.rect(
    0,
    430,
    width,
    120,
    canvas.linear([
      [0, canvas.mood.water[0]],
      [1, canvas.mood.water[1]],
    ]),
  );
  paintHill(canvas, { y: 418, swing: 12, colour: "#7f99a0", depth: 0.7, bottom: 440 });
  for (const [x, size] of [
    [width * 0.62, 22],
    [width * 0.74, 15],
    [width * 0.5, 12],
  ])
    paintSailboat(canvas, { x, y: 470 - size, size, depth: 0.3 });
  const hill = (x) =>
    400 + 150 * Math.sin((x / width) * Math.PI * 0.9 + 0.35) - 40 * (x / width < 0.3 ? 1 : 0);
  paintHillTown(canvas, {
    hill: (x) => hill(x) + 20,
    bottom: 760,
    rows: 6,
    size: 70,
    church: { row: 1, x: width * 0.2, size: 120, spire: "point", dome: true },
  });
  const rail = height - 120;
  canvas.rect(
    0,
    rail,
    width,
    26,
    canvas.linear([
      [0, canvas.tone("#fbf5e8")],
      [1, canvas.tone("#d9ccb8", 0, "mid")],
    ]),
  );
  for (let x = 20; x < width; x += 44)
    canvas.path(
      `M${x} ${rail + 26}h16q-3 14 4 26q7 16 0 44h-24q-7 -28 0 -44q7 -12 4 -26Z`,
      canvas.linear(
        [
          [0, canvas.tone("#f6eee0")],
          [1, canvas.tone("#c9bba8", 0, "shade")],
        ],
        [0, 0, 1, 0],
      ),
    );
  canvas.rect(0, height - 26, width, 26, canvas.tone("#e9dfce", 0, "mid"));
  for (const [x, size] of [
    [90, 92],
    [1110, 110],
    [1010, 76],
  ])
    paintPot(canvas, { x, y: rail + 4, size, flowers: ["#c83f78", "#e86a9c", "#f5a3c0"] });
  for (let i = 0; i < 90; i++) {
    const t = random.next();
    canvas.circle(
      width - 10 - t * 330,
      random.range(0, 34) + 90 * (1 - t) ** 2,
      random.range(6, 15),
      canvas.tone(
        random.pick(["#c83f78", "#dd5f93", "#3f7048", "#4f8550", "#e88bb0"]),
        0,
        random.pick(["lit", "mid"]),
      ),
    );
  }
}

function paintRiverside(canvas) {
  const { width } = canvas;
  const waterline = 560;
  paintSky(canvas, { horizon: waterline, sunY: 250, clouds: "streak", count: 5 });
  paintReflected(canvas, { waterline, strength: 0.62 }, () => {
    paintHill(canvas, { y: 400, swing: 30, colour: "#7d9488", depth: 0.6, bottom: waterline });
    paintHillTown(canvas, {
      hill: dome(canvas, { peak: 262, at: 0.66, swing: 200 }),
      bottom: waterline - 28,
      rows: 5,
      church: { row: 0, x: width * 0.6, size: 100, spire: "point", dome: false },
    });
    canvas.rect(0, waterline - 22, width, 24, canvas.tone("#b3a08c", 0.08, "mid"));
  });
  paintArches(canvas, { x: -40, y: waterline + 6, w: 520 });
  for (const [x, y, size, hull] of [
    [700, 640, 130, "#8a4a34"],
    [940, 690, 170, "#2f5d62"],
  ])
    paintRowboat(canvas, { x, y, size, hull });
  paintBirds(canvas, { x: 380, y: 160 });
}

function paintArches(canvas, { x, y, w }) {
  const stone = canvas.linear([
    [0, canvas.tone("#d9c4a3", 0.1)],
    [1, canvas.tone("#b09a80", 0.1, "mid")],
  ]);
  const span = w / 4;
  let d = `M${x} ${y}V${y - 96}H${x + w}L${x + w + 60} ${y - 60}V${y}`;
  for (let i = 3; i >= 0; i--)
    d += `H${round(x + span * (i + 0.86))}V${y - 20}A${round(span * 0.36)} ${round(span * 0.4)} 0 0 0 ${round(x + span * (i + 0.14))} ${y - 20}V${y}`;
  canvas.path(`${d}Z`, stone);
  canvas.rect(x, y - 104, w + 20, 12, canvas.tone("#efe0c4", 0.08));
  for (let i = 0; i < 5; i++)
    paintLantern(canvas, { x: x + 60 + i * 105, y: y - 102, height: 58, depth: 0.1 });
}

function paintDomes(canvas) {
  const { width, random } = canvas;
  paintSky(canvas, { horizon: 620, sunY: 330, disc: 52, clouds: "streak", count: 6 });
  paintHill(canvas, { y: 470, swing: 40, colour: "#8f93a8", depth: 0.75 });
  paintForest(canvas, { y: 520, colour: "#6f8590", depth: 0.66 });
  for (const [x, y, size, depth, spire] of [
    [180, 560, 130, 0.6, "point"],
    [860, 570, 150, 0.52, "dome"],
    [460, 640, 260, 0.36, "dome"],
  ])
    paintChurch(canvas, { x, y, size, depth, spire, dome: size > 140, wall: "#f2dcc0" });
  paintMist(canvas, 600, 110, 0.75);
  const ground = wavyLine(random, { from: -60, to: width + 60, y: 620, swing: 18, length: 900 });
  paintHillTown(canvas, {
    hill: (x) => heightAt(ground, x),
    bottom: 800,
    rows: 4,
    size: 74,
    depth: 0.3,
  });
  paintBirds(canvas, { x: 760, y: 210, count: 9 });
}

export const oldTown = [
  { mood: "golden", side: 1, paint: paintTramStreet },
  { mood: "day", side: -1, paint: paintViewpoint },
  { mood: "dusk", side: 1, paint: paintRiverside },
  { mood: "dawn", side: 1, paint: paintDomes },
  { mood: "blue", side: -1, paint: (canvas) => paintAlley(canvas, { rain: true }) },
  { mood: "day", side: 1, paint: (canvas) => paintAlley(canvas, { azulejo: true }) },
];
