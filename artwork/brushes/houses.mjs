import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { polygon } from "./curves.mjs";

export const pastels = [
  "#f6efe2",
  "#f3dcb4",
  "#efc9a4",
  "#e9a98c",
  "#f4e3c8",
  "#cfdcd8",
  "#f1d27e",
  "#e7b7ab",
  "#fbf7ee",
  "#b9cfd6",
];

const lamp = "#ffd27a";

/** Window with frame; burns with the mood's share of lamps. */
export function paintWindow(
  canvas,
  { x, y, w, h, depth = 0, frame = "#fbf7ee", shutters, arched = false, panes = true },
) {
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
      if (w > 12)
        for (let i = 1; i < 6; i++)
          canvas.rect(
            px + w * 0.07,
            y + (h * i) / 6,
            w * 0.4,
            1,
            canvas.tone(shutters, depth, "shade"),
            { opacity: 0.6 },
          );
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
  const d = arched
    ? `M${x} ${y}v${round(-h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h - w / 2)}Z`
    : `M${x} ${y}v${-h}h${w}v${h}Z`;
  canvas.path(d, canvas.tone(colour, depth, "mid"), {
    stroke: canvas.tone("#f3ead9", depth, "mid"),
    "stroke-width": Math.max(1, w * 0.12),
  });
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
    canvas.rect(
      x + w * random.range(0.25, 0.65),
      y - h - roofHeight * 1.35,
      w * 0.09,
      roofHeight,
      canvas.tone(mix(wall, "#b58a6a", 0.4), depth, "mid"),
    );
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
        paintDoor(canvas, {
          x: wx - ww * 0.15,
          y,
          w: ww * 1.3,
          h: rh * 0.75,
          depth,
          colour: random.pick(["#2f5d62", "#7a3b33", "#34507a", "#4b6a47"]),
        });
      else {
        paintWindow(canvas, {
          x: wx,
          y: y - h + rh * i + rh * 0.24,
          w: ww,
          h: wh,
          depth,
          shutters,
        });
        if (balcony && i === r - 2)
          paintBalcony(canvas, {
            x: wx - ww * 0.6,
            y: y - h + rh * i + rh * 0.24 + wh,
            w: ww * 2.2,
            depth,
          });
      }
    }
  canvas.rect(x, y - h, w, Math.max(2, h * 0.05), canvas.tone(wall, depth, "shade"), {
    opacity: 0.6,
  });
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
    polygon(
      side > 0
        ? [slope[0], [x + flank, y - h + 1], [x + roofHeight * 0.45, y - h - roofHeight]]
        : [[x + w - flank, y - h + 1], slope[1], slope[2]],
    ),
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
