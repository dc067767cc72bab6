import { mix } from "../../brushes/colour.mjs";
import { paintHousePlant, paintShadow } from "../../brushes/interior.mjs";
import { paintGlow } from "../../brushes/sky.mjs";
import { styles } from "./styles.mjs";

const floorY = 610;

function paintTiles(canvas, { x, w, colour, second }) {
  const [tw, th] = [60, 49];
  for (let row = 0; row * th < floorY; row++)
    for (let i = 0; i * tw < w; i++)
      canvas.rect(
        x + i * tw + 1,
        row * th + 1,
        Math.min(tw, w - i * tw) - 2,
        th - 2,
        canvas.tone(mix(colour, second, canvas.random.range(0, 0.16))),
      );
}

function paintBasin(canvas, style) {
  const x = 330;
  canvas.circle(x, 240, 142, canvas.tone(style.metal));
  paintGlow(canvas, x, 240, 250, "#fff0c8", 0.5);
  canvas.circle(
    x,
    240,
    134,
    canvas.linear(
      [
        [0, "#e3edf0"],
        [0.45, "#f8fbfb"],
        [0.55, "#d8e5ea"],
        [1, "#bfd2da"],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (const px of [120, 540]) {
    canvas.rect(px - 6, 190, 12, 60, canvas.tone(style.metal));
    paintGlow(canvas, px, 200, 110, "#ffe2a0", 0.8);
    canvas.rect(px - 20, 160, 40, 80, "#fff3d2", { rx: 18 });
  }
  paintShadow(canvas, x, 690, 250, 12);
  canvas.rect(
    x - 240,
    476,
    480,
    190,
    canvas.linear([
      [0, canvas.tone(mix(style.wood, "#ffffff", 0.2))],
      [1, canvas.tone(style.wood, 0, "mid")],
    ]),
    { rx: 6 },
  );
  for (const dx of [-236, 4]) {
    canvas.rect(x + dx + 8, 492, 216, 160, "none", {
      stroke: canvas.tone(mix(style.wood, "#1f1512", 0.4)),
      "stroke-width": 2.5,
    });
    canvas.rect(x + dx + 86, 508, 60, 7, canvas.tone(style.metal), { rx: 3 });
  }
  for (const dx of [-220, 206]) canvas.rect(x + dx, 660, 12, 34, canvas.tone(style.wood, 0, "mid"));
  canvas.rect(x - 252, 456, 504, 24, canvas.tone("#f7f3ea"), { rx: 4 });
  canvas.path(
    `M${x - 118} 404H${x + 118}Q${x + 108} 456 ${x + 60} 458H${x - 60}Q${x - 108} 456 ${x - 118} 404Z`,
    canvas.linear([
      [0, "#ffffff"],
      [1, "#d6dde2"],
    ]),
  );
  canvas.ellipse(x, 404, 118, 12, "#eef2f4", { stroke: "#c4ced5", "stroke-width": 2 });
  canvas.line(`M${x} 402v-54q0 -26 26 -26t26 22`, canvas.tone(style.metal), 11);
  canvas.rect(x - 6, 340, 34, 10, canvas.tone(style.metal), { rx: 5 });
  for (const [dx, h, tint] of [
    [-210, 74, style.textile],
    [-176, 56, style.second],
    [196, 64, "#fbf6ea"],
  ]) {
    canvas.rect(x + dx - 13, 456 - h, 26, h, canvas.tone(tint), { rx: 6 });
    canvas.rect(x + dx - 5, 456 - h - 16, 10, 18, canvas.tone(style.metal), { rx: 3 });
  }
}

function paintShower(canvas, style) {
  const [x, w] = [720, 390];
  paintTiles(canvas, { x, w, colour: mix(style.accent, "#ffffff", 0.48), second: style.accent });
  canvas.rect(x, floorY - 4, w, 26, canvas.tone("#f2eee4"));
  canvas.rect(x + 150, floorY + 4, 90, 6, "#9aa4ad", { rx: 3 });
  canvas.rect(x + 214, 120, 10, 330, "#c3ccd2", { rx: 5 });
  canvas.rect(x + 110, 112, 114, 10, "#c3ccd2", { rx: 5 });
  canvas.rect(x + 60, 118, 110, 16, "#dfe5e9", { rx: 8 });
  for (let i = 0; i < 9; i++)
    canvas.line(
      `M${x + 68 + i * 12} 142L${x + 58 + i * 14.5} ${560 - (i % 3) * 40}`,
      "#eaf6fb",
      2.2,
      {
        opacity: 0.6,
        "stroke-dasharray": "26 16",
      },
    );
  canvas.circle(x + 219, 392, 18, "#dfe5e9", { stroke: "#aab4bb", "stroke-width": 3 });
  canvas.rect(x + 290, 330, 84, 10, canvas.tone(style.wood));
  canvas.rect(x + 302, 286, 18, 44, canvas.tone(style.second), { rx: 5 });
  canvas.rect(x + 328, 296, 18, 34, canvas.tone("#fbf6ea"), { rx: 5 });
  // The glass in front of it.
  canvas.rect(x, 60, 236, 575, "#e3f2f5", { opacity: 0.24 });
  canvas.path(`M${x + 20} 560L${x + 150} 120h50L${x + 60} 600Z`, "#ffffff", { opacity: 0.22 });
  canvas.rect(x - 4, 56, 9, 584, canvas.tone(style.metal));
  canvas.rect(x + 232, 56, 7, 584, canvas.tone(style.metal));
  canvas.rect(x - 4, 52, 243, 8, canvas.tone(style.metal));
}

function paintBathroom(canvas, style) {
  paintTiles(canvas, {
    x: 0,
    w: 1200,
    colour: mix(style.wall, "#ffffff", 0.35),
    second: style.wall,
  });
  for (let x = 0; x < 720; x += 60)
    canvas.rect(
      x + 1,
      344,
      58,
      22,
      canvas.tone((x / 60) % 2 ? style.accent : mix(style.second, "#ffffff", 0.2)),
      { opacity: 0.85 },
    );
  canvas.rect(
    0,
    floorY,
    1200,
    190,
    canvas.linear([
      [0, canvas.tone(mix(style.floor, "#ffffff", 0.3), 0, "mid")],
      [1, canvas.tone(mix(style.floor, "#ffffff", 0.3))],
    ]),
  );
  for (let i = -10; i < 24; i++)
    canvas.line(
      `M${600 + (i - 7) * 92} ${floorY}L${600 + (i - 7) * 150} 800`,
      canvas.tone(style.floor, 0, "mid"),
      2,
      { opacity: 0.6 },
    );
  for (const y of [632, 674, 736])
    canvas.rect(0, y, 1200, 2, canvas.tone(style.floor, 0, "mid"), { opacity: 0.6 });
  paintShower(canvas, style);
  paintBasin(canvas, style);
  // Towels on a rail and a mat.
  canvas.rect(606, 372, 92, 8, canvas.tone(style.metal), { rx: 4 });
  canvas.rect(614, 374, 76, 176, canvas.tone("#fdfaf4"), { rx: 4 });
  canvas.rect(614, 500, 76, 16, canvas.tone(style.textile));
  canvas.rect(614, 524, 76, 6, canvas.tone(style.textile));
  canvas.path("M790 690H1040L1070 752H770Z", canvas.tone(mix(style.textile, "#ffffff", 0.35)));
  canvas.path("M808 700H1022L1044 742H792Z", "none", {
    stroke: canvas.tone(style.second),
    "stroke-width": 4,
  });
  paintHousePlant(canvas, { x: 1150, y: 730, size: 260, style });
}

export const bathrooms = Object.fromEntries(
  Object.entries(styles).map(([name, style]) => [
    name,
    [{ mood: style.mood, side: 1, paint: (canvas) => paintBathroom(canvas, style) }],
  ]),
);
