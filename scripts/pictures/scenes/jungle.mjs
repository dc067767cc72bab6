import { paintRowboat } from "../brushes/boats.mjs";
import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintForest } from "../brushes/land.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush, paintLeaves, paintPalm, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintReflected, paintRipples } from "../brushes/water.mjs";

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
    paintForest(canvas, { y, swing: 34, length: 520, depth, crown: 20 + index * 8, colour: "#3a7a55", bottom });
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

function paintFrame(canvas, colour = "#1f5a48") {
  const { width, height } = canvas;
  paintLeaves(canvas, { x: -10, y: height + 10, length: 330, count: 13, from: -1.75, to: -0.05, colour });
  paintLeaves(canvas, { x: width + 10, y: height + 10, length: 320, count: 13, from: -3.1, to: -1.4, colour });
  paintLeaves(canvas, { x: -20, y: -20, length: 230, count: 8, from: 0.05, to: 1.4, colour });
  paintLeaves(canvas, { x: width + 20, y: -30, length: 240, count: 8, from: 1.75, to: 3.05, colour });
}

function paintWaterfall(canvas) {
  const { width, height, random } = canvas;
  paintSky(canvas, { horizon: 420, sunY: 120, disc: 0, count: 3 });
  paintCanopy(canvas, {
    layers: [
      [190, 0.6],
      [240, 0.46],
    ],
  });
  const left = polygon([
    [-20, 230],
    [220, 240],
    [430, 262],
    [486, 300],
    [470, 430],
    [500, 560],
    [440, 700],
    [-20, 760],
  ]);
  const right = polygon([
    [1220, 210],
    [980, 236],
    [800, 258],
    [724, 300],
    [750, 450],
    [716, 570],
    [800, 720],
    [1220, 760],
  ]);
  canvas.rect(430, 270, 340, 330, canvas.tone("#4a5a56", 0.2, "shade"));
  paintFall(canvas, { x: 600, top: 268, w: 190, foot: 610 });
  for (const rock of [left, right]) {
    canvas.path(
      rock,
      canvas.linear([
        [0, canvas.tone("#7f8a78", 0.1)],
        [1, canvas.tone("#46564f", 0, "shade")],
      ]),
    );
    canvas.group({ "clip-path": canvas.clip(`<path d="${rock}"/>`) }, () => {
      for (let i = 0; i < 40; i++) {
        const [x, y] = [random.range(0, width), random.range(250, 720)];
        const s = random.range(30, 90);
        canvas.path(
          polygon([
            [x, y],
            [x + s, y - s * 0.2],
            [x + s * 0.8, y + s * 0.5],
            [x + s * 0.1, y + s * 0.4],
          ]),
          canvas.tone(random.pick(["#94a088", "#5b6a5e", "#3f4f4a"]), 0.05, "mid"),
          { opacity: 0.5 },
        );
      }
    });
  }
  for (let i = 0; i < 30; i++) {
    const x = i % 2 ? random.range(-20, 440) : random.range(770, 1220);
    paintBush(canvas, { x, y: 270 + random.range(0, 40), size: random.range(60, 120), depth: 0.12, colour: random.pick(["#3f8a4f", "#2f7a55", "#5b9a4c"]) });
  }
  for (let i = 0; i < 22; i++) {
    const x = i % 2 ? random.range(330, 480) : random.range(730, 860);
    canvas.line(
      `M${round(x)} ${round(random.range(270, 330))}q${round(random.range(-16, 16))} 60 0 ${round(random.range(60, 200))}`,
      canvas.tone("#4f9a4c", 0.05, "mid"),
      random.range(2, 6),
      { opacity: 0.8 },
    );
  }
  canvas.path(
    smoothArea(
      [
        [-20, 640],
        [260, 610],
        [600, 598],
        [940, 612],
        [1220, 646],
      ],
      height,
    ),
    canvas.linear([
      [0, canvas.tone("#bfe9dc")],
      [0.25, canvas.tone("#4fbfae")],
      [1, canvas.tone("#12636b")],
    ]),
  );
  paintRipples(canvas, { horizon: 620, bottom: height, count: 70, colours: ["#d9f6ea", "#1a7a7c"] });
  paintGlow(canvas, 600, 606, 230, "#ffffff", 0.8);
  for (const [x, y, s] of [
    [300, 690, 80],
    [880, 700, 100],
    [420, 650, 50],
  ])
    canvas.path(
      `M${x - s} ${y}q${s * 0.2} ${-s * 0.7} ${s} ${-s * 0.7}t${s} ${s * 0.7}q${-s} ${s * 0.2} ${-2 * s} 0Z`,
      canvas.linear([
        [0, canvas.tone("#93a08c")],
        [1, canvas.tone("#4a5a54", 0, "mid")],
      ]),
    );
  paintPerson(canvas, { x: 880, y: 640, height: 92, pose: "raise", way: -1, top: "#e8604c", bottom: "#34455f", pack: "#f0b94f" });
  paintFrame(canvas);
  paintBirds(canvas, { x: 420, y: 120, colour: "#c8453c", size: 12 });
}

export function paintFall(canvas, { x, top, w, foot }) {
  const { random } = canvas;
  canvas.path(
    `M${x - w * 0.4} ${top}Q${x} ${top - 14} ${x + w * 0.4} ${top}Q${x + w * 0.46} ${(top + foot) / 2} ${x + w * 0.62} ${foot}H${x - w * 0.62}Q${x - w * 0.46} ${(top + foot) / 2} ${x - w * 0.4} ${top}Z`,
    canvas.linear([
      [0, canvas.tone("#d6f0f0")],
      [0.5, canvas.tone("#f7fdfc")],
      [1, "#ffffff"],
    ]),
  );
  for (let i = 0; i < 46; i++) {
    const t = random.range(-0.42, 0.42);
    const y = random.range(top, foot - 60);
    canvas.line(
      `M${round(x + t * w)} ${round(y)}Q${round(x + t * w * 1.1)} ${round(y + 50)} ${round(x + t * w * 1.22)} ${round(Math.min(foot, y + random.range(60, 160)))}`,
      canvas.tone(random.pick(["#9fd3d6", "#7fbcc6", "#ffffff"])),
      random.range(1.5, 5),
      { opacity: random.range(0.3, 0.8) },
    );
  }
  for (let i = 0; i < 40; i++)
    canvas.circle(x + random.range(-0.75, 0.75) * w, foot + random.range(-26, 14), random.range(6, 30), "#ffffff", { opacity: random.range(0.1, 0.45) });
}

function paintPyramid(canvas) {
  const { random } = canvas;
  paintSky(canvas, { horizon: 540, sunY: 210, disc: 46, clouds: "streak", count: 5 });
  paintCanopy(canvas, {
    layers: [
      [390, 0.66],
      [450, 0.52],
    ],
    palms: 4,
  });
  const [cx, base, half, steps] = [620, 600, 330, 9];
  for (let i = 0; i < steps; i++) {
    const [t, u] = [i / steps, (i + 1) / steps];
    const [w, h] = [half * (1 - t * 0.74), 34];
    const y = base - i * h;
    const d = 0.2 + t * 0.05;
    canvas.rect(
      cx - w,
      y - h,
      w * 2,
      h + 1,
      canvas.linear([
        [0, canvas.tone("#d6c6a2", d)],
        [1, canvas.tone("#b7a27c", d, "mid")],
      ]),
    );
    canvas.path(
      polygon([
        [cx + w * (canvas.side > 0 ? -1 : 1), y],
        [cx + w * (canvas.side > 0 ? -1 : 1), y - h],
        [cx + half * (1 - u * 0.74) * (canvas.side > 0 ? -0.45 : 0.45), y - h],
        [cx + w * (canvas.side > 0 ? -0.5 : 0.5), y],
      ]),
      canvas.tone("#a08c6c", d, "shade"),
      { opacity: 0.75 },
    );
    canvas.rect(cx - w - 3, y - h, w * 2 + 6, 5, canvas.tone("#efe2c2", d));
    for (let k = 0; k < w / 12; k++)
      canvas.rect(cx + random.range(-w, w), y - h + random.range(8, 26), random.range(10, 22), 2, canvas.tone("#7f6d50", d, "mid"), { opacity: 0.35 });
  }
  const top = base - steps * 34;
  canvas.rect(cx - 74, top - 62, 148, 64, canvas.tone("#d6c6a2", 0.22));
  canvas.rect(cx - 84, top - 76, 168, 16, canvas.tone("#efe2c2", 0.22));
  for (const dx of [-44, -10, 26]) canvas.rect(cx + dx, top - 44, 20, 46, canvas.tone("#4a3f34", 0.16, "mid"));
  canvas.path(
    polygon([
      [cx - 34, top],
      [cx + 34, top],
      [cx + 62, base],
      [cx - 62, base],
    ]),
    canvas.linear([
      [0, canvas.tone("#e6d8b6", 0.2)],
      [1, canvas.tone("#c9b68e", 0.16)],
    ]),
  );
  for (let i = 1; i < 40; i++)
    canvas.rect(cx - 34 - (28 * i) / 40, top + ((base - top) * i) / 40, 68 + (56 * i) / 40, 2, canvas.tone("#8a7858", 0.2, "mid"), { opacity: 0.5 });
  canvas.path(
    smoothArea(
      [
        [-20, 600],
        [300, 592],
        [700, 596],
        [1220, 602],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#9aba6a", 0.1)],
      [1, canvas.tone("#4f8048", 0, "mid")],
    ]),
  );
  canvas.path(
    polygon([
      [cx - 60, 598],
      [cx + 60, 598],
      [cx + 150, 800],
      [cx - 230, 800],
    ]),
    canvas.tone("#dcc698", 0.06),
  );
  for (const [x, y, h] of [
    [590, 640, 66],
    [650, 660, 74],
    [560, 712, 96],
  ])
    paintPerson(canvas, { x, y, height: h, pose: "walk", hat: "#f0dfae", pack: x > 600 ? "#3f7f8c" : undefined, depth: 0.02 });
  for (const [x, y, size] of [
    [130, 650, 270],
    [1080, 660, 300],
    [280, 620, 170],
    [960, 622, 160],
  ])
    paintTree(canvas, { x, y, size, colour: "#3f8a4c", depth: 0.04 });
  paintPalm(canvas, { x: 60, y: 760, height: 420, lean: 0.1 });
  paintLeaves(canvas, { x: 1210, y: 810, length: 300, count: 12, from: -3.1, to: -1.4 });
  paintLeaves(canvas, { x: -10, y: 810, length: 260, count: 10, from: -1.7, to: -0.1 });
  paintBirds(canvas, { x: 360, y: 180, count: 7 });
}

function paintRiver(canvas) {
  const waterline = 520;
  const { width, random } = canvas;
  paintSky(canvas, { horizon: waterline, sunY: 230, disc: 50, count: 2, clouds: "streak" });
  paintReflected(canvas, { waterline, strength: 0.75, colours: ["#cfe0cc", "#6fa596", "#1f5a58"] }, () => {
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
          paintPalm(canvas, { x: x + random.range(-20, 20), y: waterline, height: 360 - t * 220, lean: (way ? -1 : 1) * 0.18, depth: 0.06 + t * 0.28 });
      }
    paintMist(canvas, waterline - 10, 50, 0.5, mix(canvas.mood.haze, "#ffffff", 0.3));
  });
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
  for (const lift of [96, 88]) canvas.line(`M100 ${560 - lift}Q600 ${740 - lift} 1100 ${560 - lift}`, canvas.tone("#7a5f40", 0.02, "mid"), 5);
  for (let x = 110; x < 1095; x += 24) {
    canvas.rect(x - 9, sag(x), 19, 11, canvas.tone(random.pick(["#a9804f", "#b98f5c", "#8f6b42"])), {
      transform: `rotate(${round((600 - x) * -0.012)} ${x} ${sag(x)})`,
    });
    canvas.line(`M${x} ${round(sag(x))}V${round(sag(x) - 90)}`, canvas.tone("#7a5f40", 0.05, "mid"), 1.8);
  }
  paintPerson(canvas, { x: 560, y: sag(560), height: 150, pose: "walk", top: "#e8604c", pack: "#f0b94f", hat: "#f0dfae" });
  paintPerson(canvas, { x: 690, y: sag(690), height: 140, pose: "raise", way: -1, top: "#3f7f8c", pack: "#c9577a" });
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
