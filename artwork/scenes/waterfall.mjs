import { paintCanopy, paintFrame } from "../brushes/canopy.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { polygon, smoothArea } from "../brushes/curves.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintBush } from "../brushes/plants.mjs";
import { paintBirds, paintGlow, paintSky } from "../brushes/sky.mjs";
import { paintRipples } from "../brushes/water.mjs";

export function paintWaterfall(canvas) {
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
    paintBush(canvas, {
      x,
      y: 270 + random.range(0, 40),
      size: random.range(60, 120),
      depth: 0.12,
      colour: random.pick(["#3f8a4f", "#2f7a55", "#5b9a4c"]),
    });
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
  paintRipples(canvas, {
    horizon: 620,
    bottom: height,
    count: 70,
    colours: ["#d9f6ea", "#1a7a7c"],
  });
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
  paintPerson(canvas, {
    x: 880,
    y: 640,
    height: 92,
    pose: "raise",
    way: -1,
    top: "#e8604c",
    bottom: "#34455f",
    pack: "#f0b94f",
  });
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
    canvas.circle(
      x + random.range(-0.75, 0.75) * w,
      foot + random.range(-26, 14),
      random.range(6, 30),
      "#ffffff",
      { opacity: random.range(0.1, 0.45) },
    );
}
