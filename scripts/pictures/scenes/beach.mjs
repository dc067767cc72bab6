import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintForest, paintHill } from "../brushes/land.mjs";
import { paintRowboat, paintSailboat } from "../brushes/boats.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintLeaves, paintMeadow, paintPalm } from "../brushes/plants.mjs";
import { paintLounger, paintParasol } from "../brushes/props.mjs";
import { paintBreakers, paintSand, paintTowel, shoreline } from "../brushes/shore.mjs";
import { paintBirds, paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";
import { paintBeachFromAbove } from "./beach-from-above.mjs";

/** Bay with headland, sea and sand: the ground of several pictures. */
export function paintBay(canvas, { horizon = 380, shore = 560, slant = 60, headland = true, clouds = "cumulus" } = {}) {
  paintSky(canvas, { horizon, sunY: 170, count: 5, clouds });
  paintWater(canvas, { horizon, bottom: shore + 120, glitter: 0.7 });
  if (headland) {
    const way = -canvas.side;
    const base = way > 0 ? canvas.width : 0;
    const points = [0, 0.1, 0.2, 0.32, 0.44].map((t, i) => [base - way * t * canvas.width, horizon + 8 - [92, 104, 62, 40, 0][i]]);
    const line = way > 0 ? points.toReversed() : points;
    paintForest(canvas, { points: line, depth: 0.42, crown: 10, bottom: horizon + 8, colour: "#4b8a5e" });
    canvas.rect(Math.min(line[0][0], line.at(-1)[0]), horizon + 4, canvas.width * 0.44, 6, canvas.tone("#f2dcae", 0.2));
  }
  paintBreakers(canvas, { from: horizon + 60, to: shore - 20, slant });
  const line = shoreline(canvas, { y: shore, slant });
  paintSand(canvas, { shore: line });
  return line;
}

function paintPalmBeach(canvas) {
  paintBay(canvas, { slant: -50, shore: 590 });
  paintSailboat(canvas, { x: 620, y: 396, size: 52, depth: 0.2 });
  paintSailboat(canvas, { x: 730, y: 390, size: 30, depth: 0.3, way: -1 });
  for (const [x, y, size, colour] of [
    [560, 650, 90, "#3f9aa5"],
    [720, 640, 84, "#f0b94f"],
    [880, 652, 96, "#e8604c"],
  ]) {
    paintParasol(canvas, { x, y, size: size * 1.35, colour, tilt: -5 });
    paintLounger(canvas, { x: x - 52, y: y + 30, size, way: 1, colour: "#fffaf0" });
  }
  paintPerson(canvas, { x: 1010, y: 622, height: 92, pose: "walk", way: -1, top: "#f0b94f", bottom: "#3f7f8c", hat: "#f0dfae" });
  paintPalm(canvas, { x: 60, y: 800, height: 610, lean: 0.3 });
  paintPalm(canvas, { x: 190, y: 780, height: 430, lean: 0.2 });
  paintBush(canvas, { x: 40, y: 840, size: 190, colour: "#3f8a5a", flowers: "#f08aa4" });
  paintTowel(canvas, { x: 640, y: 740, size: 110, colour: "#e8604c" });
  paintBirds(canvas, { x: 840, y: 180 });
}

function paintPalmSunset(canvas) {
  const horizon = 470;
  paintSky(canvas, { horizon, sunY: 400, disc: 62, clouds: "streak", count: 8 });
  paintHill(canvas, { y: 448, swing: 20, colour: "#4b4a78", depth: 0.6, bottom: horizon });
  paintWater(canvas, { horizon, glitter: 2.2 });
  paintBreakers(canvas, { from: 560, to: 660, count: 4 });
  paintSand(canvas, { shore: shoreline(canvas, { y: 690, slant: 40 }), colour: "#c99a86" });
  const ink = canvas.linear([
    [0, "#3a2a58"],
    [1, "#1d1738"],
  ]);
  paintPalm(canvas, { x: 90, y: 800, height: 640, lean: 0.26, silhouette: ink });
  paintPalm(canvas, { x: 330, y: 800, height: 450, lean: -0.18, silhouette: ink });
  canvas.path("M115 640Q220 750 318 655Q224 790 115 640Z", "#d9695f");
  canvas.line("M115 640Q220 790 318 655M104 628L115 640M330 640L318 655", "#2a1f48", 3);
  paintPerson(canvas, { x: 640, y: 722, height: 112, pose: "walk", depth: 0, top: "#f3ead9", bottom: "#4a4a78", skirt: true });
  paintPerson(canvas, { x: 694, y: 724, height: 122, pose: "walk", top: "#3f6f8c", bottom: "#c9b08a" });
  paintBirds(canvas, { x: 560, y: 230, colour: "#2a1f48" });
  paintSailboat(canvas, { x: 520, y: 486, size: 46, depth: 0.1, sail: "#7a4a78", hull: "#3a2a58" });
}

function paintSeaCliffs(canvas) {
  const horizon = 330;
  paintSky(canvas, { horizon, sunY: 120, count: 4 });
  paintWater(canvas, { horizon, glitter: 0.5, colours: ["#8fd0dc", "#2fa3b8", "#1a7f97"] });
  paintCliff(canvas, { left: 820, right: 1300, top: 190, foot: 430, depth: 0.42, trees: 10 });
  paintCliff(canvas, { left: 640, right: 1300, top: 150, foot: 540, depth: 0.22, arch: [800, 130, 150], trees: 14 });
  paintSailboat(canvas, { x: 480, y: 360, size: 44, depth: 0.25 });
  paintCliff(canvas, { left: 330, right: 480, top: 380, foot: 545, depth: 0.15, trees: 0 });
  paintCliff(canvas, { left: -120, right: 300, top: 240, foot: 660, depth: 0.04, trees: 20 });
  paintSand(canvas, { shore: shoreline(canvas, { y: 690, slant: -70, swing: 22 }), colour: "#f3d9a4" });
  paintRowboat(canvas, { x: 610, y: 600, size: 110, hull: "#3f7fb0" });
  for (const [x, y, colour] of [
    [700, 742, "#e8604c"],
    [860, 726, "#f0b94f"],
    [1040, 716, "#3f9aa5"],
  ])
    paintParasol(canvas, { x, y, size: 96, colour, tilt: 4 });
  paintTowel(canvas, { x: 900, y: 752, size: 80, colour: "#3f9aa5" });
  paintPerson(canvas, { x: 520, y: 742, height: 84, pose: "walk", bottom: "#3f7f8c" });
}

export function paintCliff(canvas, { left, right, top, foot, depth, arch, trees, colour = "#dca267" }) {
  const { random, side } = canvas;
  const steps = 16;
  const edge = Array.from({ length: steps + 1 }, (_, i) => [
    left + ((right - left) * i) / steps,
    top + random.range(-12, 12) + (i === 0 ? 50 : 0) + (i === steps ? 40 : 0),
  ]);
  const hole = arch ? `M${arch[0]} ${foot}v${-arch[2] * 0.55}a${arch[1] / 2} ${arch[2] * 0.45} 0 0 1 ${arch[1]} 0v${arch[2] * 0.55}Z` : "";
  const body = `${polygon([[left - 26, foot], [left - 14, (top + foot) / 2], ...edge, [right + 16, (top + foot) / 2], [right + 26, foot]])}${hole}`;
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone("#efc48a", depth)],
      [0.5, canvas.tone(colour, depth)],
      [1, canvas.tone("#b0714a", depth, "mid")],
    ]),
    { "fill-rule": "evenodd" },
  );
  canvas.group({ "clip-path": canvas.clip(`<path clip-rule="evenodd" d="${body}"/>`) }, () => {
    for (let i = 0; i < 9; i++) {
      const x = left + ((right - left) * (i + random.next())) / 9;
      canvas.path(
        `M${round(x)} ${top - 20}q${round(-side * 24)} ${(foot - top) * 0.5} ${round(-side * 10)} ${foot - top + 30}h${round(-side * random.range(26, 60))}q${round(side * 10)} ${round((top - foot) * 0.5)} ${round(side * 24)} ${top - foot - 30}Z`,
        canvas.tone(colour, depth, "shade"),
        { opacity: 0.4 },
      );
    }
    for (let i = 0; i < 7; i++)
      canvas.rect(
        left - 30,
        top + ((foot - top) * (i + 0.6)) / 7,
        right - left + 60,
        random.range(3, 9),
        canvas.tone(mix(colour, "#8f5436", 0.5), depth, "mid"),
        { opacity: 0.22 },
      );
    canvas.rect(left - 40, foot - 22, right - left + 80, 24, canvas.tone("#6b4a3a", depth, "shade"), { opacity: 0.4 });
  });
  canvas.line(`M${left - 40} ${foot}H${right + 40}`, canvas.tone("#ffffff"), 5, { opacity: 0.7, "stroke-dasharray": "46 14 90 22" });
  for (let i = 0; i < trees; i++)
    paintBush(canvas, { x: left + ((right - left) * (i + 0.5)) / trees, y: top + 24, size: random.range(34, 62), depth, colour: "#5c8a4c" });
}

function paintJetty(canvas) {
  const horizon = 360;
  paintSky(canvas, { horizon, sunY: 150, count: 6 });
  paintWater(canvas, { horizon, glitter: 0.5, ripples: 110, colours: ["#a9ece0", "#3fc6c8", "#189ab2"] });
  paintForest(canvas, {
    points: [
      [-20, 356],
      [120, 336],
      [300, 340],
      [420, 358],
    ],
    depth: 0.45,
    crown: 14,
    bottom: 364,
    colour: "#4f9a6a",
  });
  for (const [x, size, depth] of [
    [1060, 120, 0.24],
    [930, 105, 0.3],
    [815, 92, 0.36],
    [715, 80, 0.4],
  ])
    paintStiltHut(canvas, { x, y: horizon + 30 + (x - 700) * 0.16, size, depth });
  const planks = canvas.linear([
    [0, canvas.tone("#d9b98c", 0.2)],
    [1, canvas.tone("#b98f62")],
  ]);
  canvas.path(
    polygon([
      [628, 396],
      [646, 396],
      [700, 800],
      [330, 800],
    ]),
    canvas.tone("#2a7f8f", 0, "shade"),
    { opacity: 0.35, transform: "translate(-30 14)" },
  );
  canvas.path(
    polygon([
      [628, 392],
      [648, 392],
      [720, 800],
      [360, 800],
    ]),
    planks,
  );
  for (let i = 1; i < 40; i++) {
    const t = (i / 40) ** 2;
    canvas.line(`M${round(628 - 268 * t)} ${round(392 + 408 * t)}H${round(648 + 72 * t)}`, canvas.tone("#8a6340", 0, "mid"), 0.6 + t * 2.4, { opacity: 0.6 });
  }
  for (const t of [0.06, 0.16, 0.34, 0.62])
    for (const x of [628 - 268 * t, 648 + 72 * t])
      canvas.rect(x - 3 - t * 8, 392 + 408 * t - 26 - t * 60, 6 + t * 16, 30 + t * 80, canvas.tone("#9a7048", 0.1, "mid"), { rx: 2 });
  paintRowboat(canvas, { x: 870, y: 660, size: 190, hull: "#f0b94f" });
  paintPerson(canvas, { x: 600, y: 560, height: 120, pose: "walk", way: 1, skirt: true, top: "#e8604c", bottom: "#fbf3e0", hat: "#f0dfae" });
  paintPalm(canvas, { x: 1190, y: 820, height: 560, lean: -0.22 });
  paintLeaves(canvas, { x: 30, y: 820, length: 260, count: 11, from: -1.9, to: -0.1, colour: "#2f8a5f" });
}

export function paintStiltHut(canvas, { x, y, size, depth }) {
  const s = size;
  for (const dx of [-0.4, -0.15, 0.15, 0.4]) canvas.rect(x + dx * s - 2, y - s * 0.1, 4, s * 0.34, canvas.tone("#7d5f45", depth, "mid"));
  canvas.ellipse(x, y + s * 0.26, s * 0.6, s * 0.05, canvas.mood.water[2], { opacity: 0.5 });
  canvas.rect(x - s * 0.6, y - s * 0.12, s * 1.2, s * 0.05, canvas.tone("#c79d6c", depth));
  canvas.rect(x - s * 0.38, y - s * 0.42, s * 0.76, s * 0.3, canvas.tone("#dcb98a", depth, "mid"));
  canvas.rect(x - s * 0.12, y - s * 0.38, s * 0.24, s * 0.26, canvas.mood.lamps ? "#ffd892" : canvas.tone("#fff6e0", depth));
  for (const dx of [-0.32, 0.18]) canvas.rect(x + dx * s, y - s * 0.36, s * 0.14, s * 0.14, canvas.mood.lamps ? "#ffd892" : canvas.tone("#5a7f8c", depth));
  canvas.path(
    `M${x} ${y - s}L${x + s * 0.58} ${y - s * 0.4}Q${x} ${y - s * 0.32} ${x - s * 0.58} ${y - s * 0.4}Z`,
    canvas.linear([
      [0, canvas.tone("#d6b57c", depth)],
      [1, canvas.tone("#a07c4e", depth, "mid")],
    ]),
  );
  canvas.path(
    `M${x} ${y - s}L${x - canvas.side * s * 0.58} ${y - s * 0.4}Q${x - canvas.side * s * 0.3} ${y - s * 0.35} ${x} ${y - s * 0.355}Z`,
    canvas.tone("#a07c4e", depth, "shade"),
    { opacity: 0.5 },
  );
}

function paintDuneCoast(canvas) {
  const horizon = 400;
  paintSky(canvas, { horizon, sunY: 250, clouds: "streak", count: 7 });
  paintWater(canvas, { horizon, bottom: 640, glitter: 1.3 });
  paintSailboat(canvas, { x: 470, y: 420, size: 60, depth: 0.2 });
  paintSailboat(canvas, { x: 380, y: 408, size: 34, depth: 0.3, way: -1 });
  paintBreakers(canvas, { from: 460, to: 560, slant: -60 });
  paintSand(canvas, { shore: shoreline(canvas, { y: 600, slant: -130, swing: 14 }), colour: "#f0d3a2" });
  const tower = { x: 985, y: 430 };
  paintHill(canvas, {
    points: [
      [500, 660],
      [640, 590],
      [800, 480],
      [985, 425],
      [1120, 440],
      [1260, 420],
    ],
    colour: "#a8a468",
    depth: 0.14,
  });
  paintLighthouse(canvas, { ...tower, size: 290, depth: 0.1 });
  canvas.path(
    smoothArea(
      [
        [-40, 560],
        [120, 590],
        [330, 690],
        [560, 740],
        [760, 820],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#eccb96")],
      [1, canvas.tone("#c99f6e", 0, "mid")],
    ]),
  );
  canvas.path(
    smoothArea(
      [
        [420, 820],
        [640, 720],
        [860, 640],
        [1050, 620],
        [1260, 560],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#e6c48e")],
      [1, canvas.tone("#bf9568", 0, "mid")],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const [x, y] = [700 + i * 46, 720 - i * 12 - Math.sin(i) * 8];
    canvas.rect(x, y - 62, 7, 70, canvas.tone("#a98a66", 0, i % 2 ? "mid" : "lit"));
    if (i < 11)
      canvas.line(
        `M${x + 3} ${y - 48}Q${x + 26} ${y - 40} ${x + 49} ${y - 60}M${x + 3} ${y - 24}Q${x + 26} ${y - 18} ${x + 49} ${y - 36}`,
        canvas.tone("#8f7252", 0, "mid"),
        2,
      );
  }
  paintMeadow(canvas, { y: 640, from: -20, to: 420, count: 190, spread: 150, height: 66, green: "#9aa05a" });
  paintMeadow(canvas, { y: 690, from: 760, to: 1220, count: 190, spread: 100, height: 70, green: "#a3a45e" });
  paintBirds(canvas, { x: 640, y: 200, colour: canvas.tone("#ffffff") });
}

export function paintLighthouse(canvas, { x, y, size, depth = 0, band = "#c8453c" }) {
  const s = size;
  const shade = (colour) =>
    canvas.linear(
      canvas.side > 0
        ? [
            [0, canvas.tone(colour, depth, "shade")],
            [0.6, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth)],
          ]
        : [
            [0, canvas.tone(colour, depth)],
            [0.4, canvas.tone(colour, depth)],
            [1, canvas.tone(colour, depth, "shade")],
          ],
      [0, 0, 1, 0],
    );
  const w = (t) => s * (0.13 - 0.055 * t);
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i / 5, (i + 1) / 5];
    canvas.path(
      polygon([
        [x - w(a), y - s * 0.8 * a],
        [x + w(a), y - s * 0.8 * a],
        [x + w(b), y - s * 0.8 * b],
        [x - w(b), y - s * 0.8 * b],
      ]),
      shade(i % 2 ? band : "#fdf9f0"),
    );
  }
  canvas.rect(x - s * 0.11, y - s * 0.83, s * 0.22, s * 0.035, canvas.tone("#2f3846", depth, "mid"));
  canvas.rect(x - s * 0.055, y - s * 0.93, s * 0.11, s * 0.1, "#ffe9ae");
  canvas.path(`M${x - s * 0.08} ${y - s * 0.92}Q${x} ${y - s * 1.06} ${x + s * 0.08} ${y - s * 0.92}Z`, shade(band));
  canvas.rect(x + s * 0.1, y - s * 0.18, s * 0.3, s * 0.18, shade("#fdf9f0"));
  canvas.path(
    polygon([
      [x + s * 0.07, y - s * 0.18],
      [x + s * 0.13, y - s * 0.29],
      [x + s * 0.37, y - s * 0.29],
      [x + s * 0.43, y - s * 0.18],
    ]),
    canvas.tone(band, depth, "mid"),
  );
  for (const dx of [0.17, 0.29]) canvas.rect(x + s * dx, y - s * 0.13, s * 0.05, s * 0.07, canvas.tone("#47607a", depth));
}

export const beach = [
  { mood: "tropical", side: 1, paint: paintPalmBeach },
  { mood: "tropical", side: -1, paint: paintBeachFromAbove },
  { mood: "dusk", side: 1, lightX: 760, paint: paintPalmSunset },
  { mood: "day", side: -1, paint: paintSeaCliffs },
  { mood: "tropical", side: -1, paint: paintJetty },
  { mood: "golden", side: -1, paint: paintDuneCoast },
];
