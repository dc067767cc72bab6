import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

/** Pool in perspective: `left` and `right` give x at the far and the near edge. */
export function paintPool(
  canvas,
  {
    top,
    bottom,
    left,
    right,
    edge = false,
    steam = false,
    colours = ["#a9ece6", "#3fc0cf", "#168fb5"],
  },
) {
  const { random, mood } = canvas;
  const rim = canvas.tone("#fbf5e8");
  const shape = polygon([
    [left[0], top],
    [right[0], top],
    [right[1], bottom],
    [left[1], bottom],
  ]);
  canvas.path(
    polygon([
      [left[0] - 14, top - 7],
      [right[0] + 14, top - 7],
      [right[1] + 26, bottom + 14],
      [left[1] - 26, bottom + 14],
    ]),
    rim,
  );
  canvas.path(
    shape,
    canvas.linear([
      [0, canvas.tone(mix(colours[0], mood.sky[3], 0.3))],
      [0.4, canvas.tone(colours[1])],
      [1, canvas.tone(colours[2])],
    ]),
  );
  if (edge)
    canvas.rect(
      Math.max(-20, left[0]),
      top - 4,
      right[0] - Math.max(-20, left[0]),
      5,
      canvas.tone("#ffffff"),
      { opacity: 0.8 },
    );
  canvas.path(
    polygon([
      [left[0], top],
      [right[0], top],
      [right[0] + 5, top + 12],
      [left[0] - 5, top + 12],
    ]),
    canvas.tone("#1d7f97", 0, "shade"),
    { opacity: edge ? 0 : 0.4 },
  );
  if (mood.lamps)
    for (let i = 1; i < 5; i++)
      paintGlow(canvas, left[0] + ((right[0] - left[0]) * i) / 5, top + 24, 90, "#c9fff2", 0.5);
  canvas.group({ "clip-path": canvas.clip(`<path d="${shape}"/>`) }, () => {
    for (let i = 0; i < 60; i++) {
      const t = random.next();
      const y = top + 8 + (bottom - top - 12) * t;
      const x = random.range(left[1], right[1]);
      const w = 18 + t * 50;
      canvas.line(
        `M${round(x)} ${round(y)}q${round(w * 0.25)} ${round(-4 - t * 5)} ${round(w * 0.5)} 0t${round(w * 0.5)} 0`,
        "#ffffff",
        1 + t * 1.4,
        {
          opacity: random.range(0.15, 0.5),
        },
      );
    }
  });
  if (steam)
    for (let i = 0; i < 9; i++)
      canvas.ellipse(
        random.range(left[0], right[0]),
        top + random.range(-30, 40),
        random.range(60, 130),
        random.range(14, 30),
        "#ffffff",
        {
          opacity: 0.14,
          filter: canvas.blur(10),
        },
      );
}

/** Stone or timber floor from `y` down, with an optional glass rail. */
export function paintTerrace(canvas, { y, colour = "#e9d3ad", rail = false }) {
  const { width, height } = canvas;
  canvas.rect(
    0,
    y,
    width,
    height - y,
    canvas.linear([
      [0, canvas.tone(mix(colour, "#ffffff", 0.15))],
      [1, canvas.tone(colour, 0, "mid")],
    ]),
  );
  const line = canvas.tone(mix(colour, "#5b4030", 0.5), 0, "mid");
  for (let i = -8; i < 30; i++)
    canvas.line(
      `M${width / 2 + (i - 11) * 70} ${y}L${width / 2 + (i - 11) * 110} ${height}`,
      line,
      1.2,
      { opacity: 0.3 },
    );
  for (let i = 1; i < 6; i++)
    canvas.rect(0, y + (height - y) * (i / 6) ** 1.5, width, 1.2, line, { opacity: 0.3 });
  canvas.rect(0, y, width, 4, canvas.tone("#fff6e4"));
  if (!rail) return;
  canvas.rect(0, y - 74, width, 74, mix(canvas.mood.haze, "#e6f2f4", 0.5), { opacity: 0.26 });
  canvas.rect(0, y - 78, width, 5, canvas.tone("#fbf8f0"));
  for (let x = 30; x < width; x += 170)
    canvas.rect(x, y - 78, 5, 80, canvas.tone("#fbf8f0", 0, "mid"));
}

/** Pavilion with glass front. `roof`: thatch, flat, gable or tent. */
export function paintVilla(canvas, { x, y, w, h, roof, depth = 0, floors = 1 }) {
  const lit = canvas.mood.lamps > 0;
  const wood = canvas.tone("#8a6544", depth, "mid");
  const wall = roof === "tent" ? "#f4e8cf" : roof === "gable" ? "#a8754a" : "#fbf3e4";
  canvas.rect(
    x,
    y - h,
    w,
    h,
    canvas.linear([
      [0, canvas.tone(wall, depth)],
      [1, canvas.tone(wall, depth, "mid")],
    ]),
  );
  const fh = h / floors;
  for (let floor = 0; floor < floors; floor++) {
    const top = y - h + floor * fh;
    const bays = Math.max(3, Math.round(w / 90));
    for (let i = 0; i < bays; i++) {
      const bx = x + w * 0.04 + (w * 0.92 * i) / bays;
      const bw = (w * 0.92) / bays - w * 0.018;
      const curtain = (i + floor) % 3 === 1;
      canvas.rect(
        bx,
        top + fh * 0.2,
        bw,
        fh * 0.8,
        lit
          ? canvas.linear([
              [0, "#ffe6b0"],
              [1, "#f4ab58"],
            ])
          : canvas.linear([
              [0, canvas.tone("#a9cbd6", depth)],
              [1, canvas.tone("#4f7486", depth, "mid")],
            ]),
      );
      if (curtain)
        canvas.rect(bx, top + fh * 0.2, bw * 0.4, fh * 0.8, canvas.tone("#fffaf0", depth), {
          opacity: 0.85,
        });
      else
        canvas.path(
          polygon([
            [bx + bw * 0.2, top + fh],
            [bx + bw * 0.6, top + fh * 0.2],
            [bx + bw * 0.85, top + fh * 0.2],
            [bx + bw * 0.45, top + fh],
          ]),
          "#ffffff",
          { opacity: 0.16 },
        );
      canvas.rect(bx + bw, top + fh * 0.2, w * 0.018, fh * 0.8, wood);
    }
    if (floors > 1) {
      canvas.rect(
        x - w * 0.03,
        top + fh * 0.96,
        w * 1.06,
        fh * 0.07,
        canvas.tone("#fffaf0", depth),
      );
      if (floor === 0)
        canvas.rect(x, top + fh * 0.66, w, fh * 0.3, canvas.tone("#dff0f2", depth), {
          opacity: 0.4,
        });
    }
  }
  if (lit) paintGlow(canvas, x + w / 2, y - h * 0.3, w * 0.6, "#ffc878", 0.35);
  if (roof === "flat") {
    canvas.rect(x - w * 0.06, y - h - 14, w * 1.12, 20, canvas.tone("#fffaf0", depth));
    canvas.rect(x - w * 0.06, y - h + 6, w * 1.12, 10, canvas.tone("#8a7a6a", depth, "shade"), {
      opacity: 0.5,
    });
    return;
  }
  const peak = { thatch: h * 0.85, gable: h * 0.55, tent: h * 0.8 }[roof];
  const tint = { thatch: "#cfa96c", gable: "#5b4a44", tent: "#fbf3e0" }[roof];
  const over = w * 0.09;
  const ridge = roof === "tent" ? 0.02 : roof === "thatch" ? 0.16 : 0.3;
  canvas.path(
    `M${x - over} ${y - h + h * 0.12}Q${x + w * (0.5 - ridge) * 0.7} ${y - h - peak * 0.32} ${x + w * (0.5 - ridge)} ${y - h - peak}H${x + w * (0.5 + ridge)}Q${x + w - w * (0.5 - ridge) * 0.7} ${y - h - peak * 0.32} ${x + w + over} ${y - h + h * 0.12}Z`,
    canvas.linear([
      [0, canvas.tone(mix(tint, "#fff3d0", 0.2), depth)],
      [1, canvas.tone(tint, depth, "mid")],
    ]),
  );
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    canvas.line(
      `M${round(x + w * (0.5 - ridge + 2 * ridge * t))} ${round(y - h - peak)}Q${round(x + w * (0.32 + 0.36 * t))} ${round(y - h - peak * 0.36)} ${round(x - over + (w + 2 * over) * t)} ${round(y - h + h * 0.12)}`,
      canvas.tone(roof === "tent" ? "#c9a070" : mix(tint, "#4a3626", 0.5), depth, "mid"),
      roof === "tent" ? 2.4 : 1.4,
      { opacity: roof === "gable" ? 0.3 : 0.42 },
    );
  }
  canvas.rect(x, y - h + h * 0.12, w, h * 0.06, canvas.tone("#3a3030", depth, "shade"), {
    opacity: 0.4,
  });
  canvas.rect(x - w * 0.05, y - 4, w * 1.1, 8, canvas.tone("#d9bc92", depth));
}
