import { smoothArea } from "../brushes/curves.mjs";
import { paintForest, paintHill, paintRange } from "../brushes/land.mjs";
import { paintLighthouse } from "../brushes/lighthouse.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintPines } from "../brushes/pines.mjs";
import { paintBush, paintMeadow, paintTree } from "../brushes/plants.mjs";
import { paintBirds, paintGlow, paintMist, paintSky } from "../brushes/sky.mjs";
import { paintWater } from "../brushes/water.mjs";

function paintHikers(canvas, list) {
  for (const [x, y, height, top, pack] of list) {
    const { handX, handY } = paintPerson(canvas, {
      x,
      y,
      height,
      pose: "walk",
      top,
      pack,
      bottom: "#5b5446",
      hat: height % 3 ? "#e6d3a0" : undefined,
    });
    canvas.line(
      `M${handX} ${handY}L${handX + height * 0.06} ${y + 2}`,
      canvas.tone("#4a4038"),
      height * 0.018,
    );
  }
}

function paintSummitTrail(canvas) {
  paintSky(canvas, { horizon: 560, sunY: 250, disc: 46, clouds: "streak", count: 6 });
  paintRange(canvas, {
    peaks: [
      [140, 260],
      [460, 150],
      [820, 240],
      [1100, 180],
    ],
    foot: 540,
    depth: 0.46,
    snow: 0.6,
  });
  paintMist(canvas, 510, 70, 0.5);
  paintForest(canvas, { y: 520, colour: "#3f6a58", depth: 0.36, pointed: true, crown: 12 });
  paintHill(canvas, {
    points: [
      [-40, 600],
      [300, 560],
      [640, 500],
      [900, 520],
      [1240, 600],
    ],
    colour: "#8fae5c",
    depth: 0.16,
  });
  canvas.path(
    "M-20 800Q260 760 420 690T700 560Q740 520 660 504L676 502Q780 520 750 566T560 700Q420 790 300 820H-20Z",
    canvas.tone("#e9d3a2", 0.06),
  );
  canvas.path(
    smoothArea(
      [
        [-20, 720],
        [240, 770],
        [480, 830],
      ],
      830,
    ),
    canvas.tone("#6f9a4c", 0, "mid"),
  );
  paintPines(canvas, { from: 950, to: 1230, y: 720, height: 330, count: 9 });
  paintPines(canvas, { from: -20, to: 140, y: 700, height: 260, count: 5, depth: 0.06 });
  paintHikers(canvas, [
    [690, 566, 66, "#3f7fb0", "#f0b94f"],
    [560, 656, 118, "#f0b94f", "#3f7f8c"],
    [420, 740, 176, "#e0553f", "#34507a"],
  ]);
  canvas.line("M820 690V580", canvas.tone("#7a5a3a"), 9);
  for (const [y, w] of [
    [586, 96],
    [616, 78],
  ])
    canvas.path(`M806 ${y}h${w}l14 11l-14 11h${-w}Z`, canvas.tone("#c79a5c"));
  paintMeadow(canvas, {
    y: 720,
    from: 620,
    to: 1220,
    spread: 80,
    count: 130,
    colours: ["#f3d65f", "#ffffff", "#b38ad0"],
  });
}

function paintForestTrail(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, canvas.tone("#cfe6c9", 0.3)],
      [0.6, canvas.tone("#b9d9a0", 0.2)],
      [1, canvas.tone("#6f9a5c")],
    ]),
  );
  paintGlow(canvas, 640, 300, 520, "#fffbe0", 0.9);
  for (const [depth, count, w] of [
    [0.72, 26, 16],
    [0.5, 16, 28],
    [0.26, 9, 46],
  ]) {
    for (let i = 0; i < count; i++) {
      const x = random.range(-20, 1220);
      if (depth < 0.4 && Math.abs(x - 600) < 260) continue;
      canvas.path(
        `M${x - w} ${620 + (1 - depth) * 120}Q${x - w * 0.5} 400 ${x - w * 0.45} -10H${x + w * 0.45}Q${x + w * 0.5} 400 ${x + w} ${620 + (1 - depth) * 120}Z`,
        canvas.linear(
          [
            [0, canvas.tone("#7a5f48", depth, "shade")],
            [0.7, canvas.tone("#a5805c", depth)],
            [1, canvas.tone("#7a5f48", depth, "mid")],
          ],
          [0, 0, 1, 0],
        ),
      );
    }
    paintMist(canvas, 580 + (1 - depth) * 100, 80, 0.3, "#e6f2d6");
  }
  canvas.path(
    smoothArea(
      [
        [-20, 640],
        [300, 660],
        [600, 650],
        [900, 664],
        [1220, 640],
      ],
      820,
    ),
    canvas.linear([
      [0, canvas.tone("#8fb562", 0.1)],
      [1, canvas.tone("#4f7a42", 0, "mid")],
    ]),
  );
  canvas.path(
    "M590 652Q700 690 600 730T420 820H800Q760 760 720 720T620 652Z",
    canvas.tone("#dcbf8f", 0.03),
  );
  for (let i = 0; i < 9; i++)
    canvas.path(
      `M${180 + i * 120} -20L${260 + i * 120} -20L${60 + i * 96} 640L${-60 + i * 96} 640Z`,
      canvas.linear([
        [0, "#fffbe0", 0.16],
        [1, "#fffbe0", 0],
      ]),
    );
  for (let i = 0; i < 16; i++)
    paintBush(canvas, {
      x: i % 2 ? random.range(-20, 360) : random.range(860, 1220),
      y: 700 + random.range(0, 110),
      size: random.range(80, 160),
      colour: random.pick(["#4f8a48", "#6a9a4c", "#3f7a50"]),
    });
  paintHikers(canvas, [
    [650, 690, 120, "#e0553f", "#34507a"],
    [560, 752, 176, "#3f7fb0", "#f0b94f"],
  ]);
  for (const [x, y] of [
    [-10, 30],
    [170, -20],
    [1030, -20],
    [1210, 40],
    [860, -60],
    [360, -70],
  ])
    paintTree(canvas, { x, y: y + 190, size: 300, trunk: 0, colour: "#5b9448" });
}

function paintCoastPath(canvas) {
  paintSky(canvas, { horizon: 380, sunY: 150, count: 5 });
  paintWater(canvas, { horizon: 380, glitter: 0.8, ripples: 100 });
  for (const [x, top, depth] of [
    [860, 330, 0.5],
    [960, 300, 0.36],
  ]) {
    canvas.path(
      smoothArea(
        [
          [x - 200, 480],
          [x - 120, top + 60],
          [x, top],
          [x + 200, top - 16],
          [1260, top - 20],
        ],
        486,
      ),
      canvas.linear([
        [0, canvas.tone("#8fb56a", depth)],
        [0.25, canvas.tone("#a89a84", depth)],
        [1, canvas.tone("#7a6f66", depth, "shade")],
      ]),
    );
    canvas.line(`M${x - 230} 484H1220`, "#ffffff", 5, {
      opacity: 0.6,
      "stroke-dasharray": "60 22 120 30",
    });
  }
  paintLighthouse(canvas, { x: 1080, y: 284, size: 150, depth: 0.24 });
  canvas.path(
    smoothArea(
      [
        [-20, 460],
        [180, 470],
        [340, 520],
        [520, 640],
        [700, 720],
        [960, 770],
        [1220, 790],
      ],
      830,
    ),
    canvas.linear([
      [0, canvas.tone("#9cc26a")],
      [1, canvas.tone("#5f9048", 0, "mid")],
    ]),
  );
  canvas.path(
    "M120 470Q260 560 330 640T520 820H640Q520 720 420 640T152 470Z",
    canvas.tone("#ead7a8", 0.04),
  );
  paintHikers(canvas, [
    [226, 552, 96, "#f0b94f", "#34507a"],
    [306, 628, 136, "#e0553f", "#3f7f8c"],
    [440, 744, 186, "#3f7fb0", "#c9577a"],
  ]);
  paintMeadow(canvas, {
    y: 720,
    from: 560,
    to: 1100,
    spread: 80,
    count: 160,
    colours: ["#f08aa4", "#ffffff", "#f3d65f"],
  });
  paintMeadow(canvas, {
    y: 560,
    from: -10,
    to: 170,
    spread: 200,
    count: 140,
    colours: ["#f08aa4", "#ffffff", "#b38ad0"],
  });
  paintBirds(canvas, { x: 620, y: 220, colour: canvas.tone("#ffffff"), size: 13, count: 6 });
}

export const hiking = [
  { mood: "golden", side: 1, paint: paintSummitTrail },
  { mood: "day", side: 1, paint: paintForestTrail },
  { mood: "day", side: -1, paint: paintCoastPath },
];
