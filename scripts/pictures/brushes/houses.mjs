import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";

export const pastels = ["#f6efe2", "#f3dcb4", "#efc9a4", "#e9a98c", "#f4e3c8", "#cfdcd8", "#f1d27e", "#e7b7ab", "#fbf7ee", "#b9cfd6"];
const lamp = "#ffd27a";

/** Window with frame; burns with the mood's share of lamps. */
export function paintWindow(canvas, { x, y, w, h, depth = 0, frame = "#fbf7ee", shutters, arched = false, panes = true }) {
  const lit = canvas.random.chance(canvas.mood.lamps);
  const glass = lit
    ? canvas.linear([
        [0, mix(lamp, "#fff6dc", 0.3)],
        [1, "#f4a64f"],
      ])
    : canvas.linear([
        [0, canvas.tone("#6f8ba3", depth)],
        [0.5, canvas.tone("#4a6178", depth, "mid")],
        [1, canvas.tone("#33465c", depth, "mid")],
      ]);
  const t = Math.max(1, w * 0.12);
  const opening = (grow) => {
    const [l, r, top, bottom] = [x - grow, x + w + grow, y - grow, y + h + grow];
    return arched
      ? `M${round(l)} ${round(bottom)}V${round(top + w / 2)}A${round(w / 2 + grow)} ${round(w / 2 + grow)} 0 0 1 ${round(r)} ${round(top + w / 2)}V${round(bottom)}Z`
      : `M${round(l)} ${round(top)}H${round(r)}V${round(bottom)}H${round(l)}Z`;
  };
  if (shutters)
    for (const px of [x - w * 0.62, x + w * 1.08]) {
      canvas.rect(px, y - t * 0.5, w * 0.54, h + t, canvas.tone(shutters, depth, "mid"));
      if (w > 12) for (let i = 1; i < 6; i++) canvas.rect(px + w * 0.07, y + (h * i) / 6, w * 0.4, 1, canvas.tone(shutters, depth, "shade"), { opacity: 0.6 });
    }
  canvas.path(opening(t), canvas.tone(frame, depth));
  canvas.path(opening(0), glass);
  if (panes && w > 7) {
    canvas.rect(x + w / 2 - t * 0.25, y, t * 0.5, h, canvas.tone(frame, depth));
    canvas.rect(x, y + h * 0.4, w, t * 0.5, canvas.tone(frame, depth));
  }
  canvas.rect(x - t * 1.6, y + h + t, w + t * 3.2, t * 0.9, canvas.tone(frame, depth, "mid"));
  if (lit && w > 9)
    canvas.ellipse(
      x + w / 2,
      y + h / 2,
      w * 1.9,
      h * 1.4,
      canvas.radial([
        [0, lamp, 0.35],
        [1, lamp, 0],
      ]),
    );
}

export function paintDoor(canvas, { x, y, w, h, colour = "#2f5d62", depth = 0, arched = true }) {
  const d = arched ? `M${x} ${y}v${round(-h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h - w / 2)}Z` : `M${x} ${y}v${-h}h${w}v${h}Z`;
  canvas.path(d, canvas.tone(colour, depth, "mid"), { stroke: canvas.tone("#f3ead9", depth, "mid"), "stroke-width": Math.max(1, w * 0.12) });
  canvas.rect(x + w * 0.46, y - h * 0.8, w * 0.06, h * 0.8, canvas.tone(colour, depth, "shade"));
  canvas.circle(x + w * 0.38, y - h * 0.42, w * 0.05, canvas.tone("#d9b46a", depth));
}

/** House seen from the front with a tiled roof; `turn` shows a strip of its side wall. */
export function paintHouse(
  canvas,
  {
    x,
    y,
    w,
    h,
    wall,
    roof = "#c9684a",
    depth = 0,
    rows,
    columns,
    shutters,
    roofHeight = w * 0.26,
    door = false,
    balcony = false,
    chimney = canvas.random.chance(0.35),
  },
) {
  const { random, side } = canvas;
  const flank = w * 0.2;
  const sx = side > 0 ? x : x + w - flank;
  if (chimney)
    canvas.rect(x + w * random.range(0.25, 0.65), y - h - roofHeight * 1.35, w * 0.09, roofHeight, canvas.tone(mix(wall, "#b58a6a", 0.4), depth, "mid"));
  canvas.rect(
    x,
    y - h,
    w,
    h + 2,
    canvas.linear([
      [0, canvas.tone(wall, depth)],
      [1, canvas.tone(mix(wall, "#b99a86", 0.22), depth, "mid")],
    ]),
  );
  canvas.rect(sx, y - h, flank, h + 2, canvas.tone(wall, depth, "shade"), { opacity: 0.55 });
  const [front, eave] = [w - flank, w * 0.05];
  const fx = side > 0 ? x + flank : x;
  const c = columns ?? Math.max(1, Math.round(front / (h > 90 ? 34 : 26)));
  const r = rows ?? Math.max(1, Math.round(h / 42));
  const [cw, rh] = [front / c, h / r];
  for (let i = 0; i < r; i++)
    for (let j = 0; j < c; j++) {
      const ground = door && i === r - 1 && j === Math.floor(c / 2);
      const [ww, wh] = [Math.min(cw * 0.4, rh * 0.42), Math.min(rh * 0.55, cw * 0.75)];
      const wx = fx + cw * (j + 0.5) - ww / 2;
      if (ground)
        paintDoor(canvas, { x: wx - ww * 0.15, y, w: ww * 1.3, h: rh * 0.75, depth, colour: random.pick(["#2f5d62", "#7a3b33", "#34507a", "#4b6a47"]) });
      else {
        paintWindow(canvas, { x: wx, y: y - h + rh * i + rh * 0.24, w: ww, h: wh, depth, shutters });
        if (balcony && i === r - 2) paintBalcony(canvas, { x: wx - ww * 0.6, y: y - h + rh * i + rh * 0.24 + wh, w: ww * 2.2, depth });
      }
    }
  canvas.rect(x, y - h, w, Math.max(2, h * 0.05), canvas.tone(wall, depth, "shade"), { opacity: 0.6 });
  const slope = [
    [x - eave, y - h + 1],
    [x + w + eave, y - h + 1],
    [x + w - roofHeight * 0.45, y - h - roofHeight],
    [x + roofHeight * 0.45, y - h - roofHeight],
  ];
  canvas.path(
    polygon(slope),
    canvas.linear([
      [0, canvas.tone(roof, depth)],
      [1, canvas.tone(mix(roof, "#7a3a34", 0.3), depth, "mid")],
    ]),
  );
  canvas.path(
    polygon(side > 0 ? [slope[0], [x + flank, y - h + 1], [x + roofHeight * 0.45, y - h - roofHeight]] : [[x + w - flank, y - h + 1], slope[1], slope[2]]),
    canvas.tone(roof, depth, "shade"),
    { opacity: 0.7 },
  );
  if (w > 45)
    for (let i = 1; i < w / 9; i++) {
      const t = i / (w / 9);
      canvas.line(
        `M${round(slope[0][0] + (slope[1][0] - slope[0][0]) * t)} ${round(y - h)}L${round(slope[3][0] + (slope[2][0] - slope[3][0]) * t)} ${round(y - h - roofHeight)}`,
        canvas.tone(mix(roof, "#7a3a34", 0.5), depth, "mid"),
        1,
        { opacity: 0.5 },
      );
    }
}

export function paintBalcony(canvas, { x, y, w, depth = 0, flowers = canvas.random.chance(0.5) }) {
  const iron = canvas.tone("#3b3f4a", depth, "mid");
  canvas.rect(x, y, w, 3, canvas.tone("#e9dfcf", depth, "mid"));
  for (let i = 0; i <= 9; i++) canvas.rect(x + (w * i) / 9 - 0.5, y - w * 0.28, 1, w * 0.28, iron);
  canvas.rect(x, y - w * 0.28, w, 1.4, iron);
  if (flowers)
    for (let i = 0; i < 9; i++)
      canvas.circle(
        x + canvas.random.range(0, w),
        y - w * canvas.random.range(0.02, 0.2),
        w * 0.06,
        canvas.tone(canvas.random.pick(["#d6496b", "#e98aa0", "#4f7f4c", "#5d9154"]), depth),
      );
}

/** Narrow merchant's house of a northern harbour. `gable`: pointed, stepped, bell or flat. */
export function paintGabledHouse(canvas, { x, y, w, h, wall, gable = "pointed", depth = 0, floors = 4, columns = 3, roof = "#8a4a3c", snow = false }) {
  const { random, side } = canvas;
  const rise = w * 0.55;
  const top = y - h;
  const outline = {
    pointed: [
      [x, top],
      [x + w / 2, top - rise],
      [x + w, top],
    ],
    stepped: [0, 1, 2, 3]
      .flatMap((i) => [
        [x + (w * i) / 8, top - (rise * i) / 3],
        [x + (w * (i + 0.9)) / 8, top - (rise * i) / 3],
      ])
      .concat(
        [3, 2, 1, 0].flatMap((i) => [
          [x + w - (w * (i + 0.9)) / 8, top - (rise * i) / 3],
          [x + w - (w * i) / 8, top - (rise * i) / 3],
        ]),
      ),
    bell: [
      [x, top],
      [x + w * 0.12, top - rise * 0.2],
      [x + w * 0.24, top - rise * 0.62],
      [x + w * 0.38, top - rise * 0.72],
      [x + w * 0.44, top - rise],
      [x + w * 0.56, top - rise],
      [x + w * 0.62, top - rise * 0.72],
      [x + w * 0.76, top - rise * 0.62],
      [x + w * 0.88, top - rise * 0.2],
      [x + w, top],
    ],
    flat: [
      [x, top],
      [x, top - rise * 0.1],
      [x + w, top - rise * 0.1],
      [x + w, top],
    ],
  }[gable];
  if (gable === "flat") {
    canvas.path(
      polygon([
        [x - 3, top],
        [x + 6, top - rise * 0.75],
        [x + w - 6, top - rise * 0.75],
        [x + w + 3, top],
      ]),
      snow
        ? canvas.tone("#f4f6fa", depth)
        : canvas.linear([
            [0, canvas.tone(roof, depth)],
            [1, canvas.tone(roof, depth, "mid")],
          ]),
    );
    for (const t of [0.22, 0.6])
      paintGabledHouse(canvas, { x: x + w * t, y: top + 2, w: w * 0.2, h: rise * 0.32, wall, depth, floors: 1, columns: 1, roof, snow });
    canvas.rect(x + w * 0.45, top - rise * 1.05, w * 0.09, rise * 0.35, canvas.tone("#9a5a48", depth, "mid"));
  }
  const body = polygon([[x, y], ...outline, [x + w, y]]);
  canvas.path(
    body,
    canvas.linear([
      [0, canvas.tone(wall, depth)],
      [1, canvas.tone(mix(wall, "#5a4a4a", 0.14), depth, "mid")],
    ]),
  );
  const dark = canvas.tone(wall, depth, "shade");
  canvas.path(
    body,
    canvas.linear(
      side > 0
        ? [
            [0, dark, 0.6],
            [0.5, dark, 0],
          ]
        : [
            [0.5, dark, 0],
            [1, dark, 0.6],
          ],
      [0, 0, 1, 0],
    ),
  );
  if (gable !== "flat")
    canvas.line(
      `M${outline.map(([px, py]) => `${round(px)} ${round(py)}`).join("L")}`,
      canvas.tone(snow ? "#ffffff" : mix(wall, "#fff8ea", 0.75), depth),
      w * (snow ? 0.05 : 0.028),
      { "stroke-linejoin": "round" },
    );
  const [cw, fh] = [w / columns, h / floors];
  for (let i = 0; i < floors; i++)
    for (let j = 0; j < columns; j++) {
      const wx = x + cw * (j + 0.5) - cw * 0.24;
      if (i === floors - 1 && floors > 1 && j === 1)
        paintDoor(canvas, { x: wx, y, w: cw * 0.48, h: fh * 0.8, depth, arched: false, colour: random.pick(["#2f4858", "#3d5a45", "#7a3030", "#20384f"]) });
      else paintWindow(canvas, { x: wx, y: top + fh * (i + 0.2), w: cw * 0.48, h: fh * 0.56, depth });
      if (floors > 1 && i === floors - 1 && j !== 1 && random.chance(0.6))
        paintAwning(canvas, {
          x: wx - cw * 0.12,
          y: top + fh * (i + 0.14),
          w: cw * 0.72,
          h: fh * 0.22,
          colour: random.pick(["#c2413a", "#2f6d6a", "#e0a33a", "#f2efe6"]),
          depth,
        });
    }
  if (gable !== "flat" && w > 30) paintWindow(canvas, { x: x + w / 2 - w * 0.07, y: top - rise * 0.45, w: w * 0.14, h: rise * 0.34, depth, arched: true });
}

export function paintAwning(canvas, { x, y, w, h, colour, depth = 0, stripes = 6 }) {
  for (let i = 0; i < stripes; i++)
    canvas.path(
      polygon([
        [x + (w * i) / stripes, y],
        [x + (w * (i + 1)) / stripes, y],
        [x + (w * (i + 1)) / stripes + w * 0.02, y + h],
        [x + (w * i) / stripes - w * 0.02, y + h],
      ]),
      canvas.tone(i % 2 ? "#fbf6ea" : colour, depth),
    );
  canvas.rect(x, y + h, w, h * 0.35, canvas.tone("#2f3540", depth, "shade"), { opacity: 0.25 });
}

/** Church: nave, tower and, when `dome`, a dome on a drum. */
export function paintChurch(canvas, { x, y, size, wall = "#f7f0e2", roof = "#c46a4c", depth = 0, dome = true, spire = "dome" }) {
  const { side } = canvas;
  const face = (w, colour = wall) =>
    canvas.linear(
      [
        [0, canvas.tone(colour, depth, side < 0 ? "lit" : "shade")],
        [0.45, canvas.tone(colour, depth, side < 0 ? "lit" : "mid")],
        [1, canvas.tone(colour, depth, side < 0 ? "shade" : "lit")],
      ],
      [0, 0, 1, 0],
    );
  const s = size;
  if (dome) {
    canvas.rect(x + s * 0.1, y - s * 0.98, s * 0.5, s * 0.3, face());
    for (let i = 0; i < 4; i++)
      paintWindow(canvas, { x: x + s * (0.15 + i * 0.115), y: y - s * 0.92, w: s * 0.05, h: s * 0.16, depth, arched: true, panes: false });
    canvas.path(
      `M${x + s * 0.08} ${y - s * 0.97}C${x + s * 0.1} ${y - s * 1.34} ${x + s * 0.6} ${y - s * 1.34} ${x + s * 0.62} ${y - s * 0.97}Z`,
      face(0, mix(wall, "#d9d3c8", 0.4)),
    );
    canvas.rect(x + s * 0.31, y - s * 1.36, s * 0.08, s * 0.13, face());
    canvas.path(
      polygon([
        [x + s * 0.3, y - s * 1.35],
        [x + s * 0.35, y - s * 1.47],
        [x + s * 0.4, y - s * 1.35],
      ]),
      canvas.tone(roof, depth, "mid"),
    );
  }
  canvas.rect(x - s * 0.1, y - s * 0.62, s * 0.95, s * 0.62, face());
  canvas.path(
    polygon([
      [x - s * 0.14, y - s * 0.62],
      [x + s * 0.02, y - s * 0.8],
      [x + s * 0.74, y - s * 0.8],
      [x + s * 0.89, y - s * 0.62],
    ]),
    canvas.linear([
      [0, canvas.tone(roof, depth)],
      [1, canvas.tone(roof, depth, "mid")],
    ]),
  );
  for (let i = 0; i < 5; i++) paintWindow(canvas, { x: x + s * (0.0 + i * 0.16), y: y - s * 0.5, w: s * 0.06, h: s * 0.24, depth, arched: true, panes: false });
  for (const tx of dome ? [x + s * 0.82, x - s * 0.3] : [x + s * 0.82]) {
    canvas.rect(tx, y - s * 1.12, s * 0.22, s * 1.12, face());
    canvas.rect(tx - s * 0.02, y - s * 0.84, s * 0.26, s * 0.03, canvas.tone(wall, depth, "mid"));
    canvas.rect(tx - s * 0.02, y - s * 1.14, s * 0.26, s * 0.035, canvas.tone(wall, depth, "mid"));
    paintWindow(canvas, { x: tx + s * 0.07, y: y - s * 1.06, w: s * 0.08, h: s * 0.17, depth, arched: true, panes: false });
    if (spire === "dome")
      canvas.path(
        `M${tx} ${y - s * 1.14}C${tx + s * 0.01} ${y - s * 1.36} ${tx + s * 0.21} ${y - s * 1.36} ${tx + s * 0.22} ${y - s * 1.14}Z`,
        face(0, mix(wall, roof, 0.25)),
      );
    else
      canvas.path(
        polygon([
          [tx - s * 0.02, y - s * 1.14],
          [tx + s * 0.11, y - s * 1.75],
          [tx + s * 0.24, y - s * 1.14],
        ]),
        face(0, roof),
      );
    const tip = spire === "dome" ? y - s * 1.3 : y - s * 1.75;
    canvas.line(`M${tx + s * 0.11} ${tip}v${-s * 0.12}m${-s * 0.03} ${s * 0.035}h${s * 0.06}`, canvas.tone("#5b4a3a", depth, "mid"), Math.max(1, s * 0.012));
  }
}
