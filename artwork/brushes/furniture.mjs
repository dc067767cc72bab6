import { mix } from "./colour.mjs";
import { polygon } from "./curves.mjs";
import { paintShadow } from "./interior.mjs";

const linen = "#fdfaf4";

/** A pillow with its lower edge at `y`. */
function paintPillow(canvas, { x, y, w, h, colour = linen }) {
  canvas.path(
    `M${x - w / 2} ${y - h * 0.12}Q${x - w * 0.54} ${y - h * 0.9} ${x - w * 0.42} ${y - h * 0.96}Q${x} ${y - h * 1.08} ${x + w * 0.42} ${y - h * 0.96}Q${x + w * 0.54} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.12}Q${x + w * 0.46} ${y + h * 0.04} ${x} ${y + h * 0.02}Q${x - w * 0.46} ${y + h * 0.04} ${x - w / 2} ${y - h * 0.12}Z`,
    canvas.linear([
      [0, canvas.tone(colour)],
      [1, canvas.tone(mix(colour, "#8a86a0", 0.22))],
    ]),
    { stroke: mix(canvas.tone(colour), "#7f7a8c", 0.3), "stroke-width": 1.2 },
  );
}

/** Bed seen from its foot, head against the wall. `w`: of the foot. `tall`: of the headboard. */
export function paintBed(canvas, { x, w, style, tall = 190, canopy = false, foot = 690 }) {
  const head = w * 0.86;
  const [headY, edgeY] = [508, 612];
  const half = (t) => (head + (w - head) * t) / 2;
  const low = style.panel === "shoji";
  paintShadow(canvas, x, foot + 12, w * 0.56, 15, 0.34);
  if (canopy) paintPosts(canvas, { x, w: head, style, back: true });
  paintHeadboard(canvas, { x, w: head * 1.06, y: headY + 30, tall, style });
  const pairs = w > 330 ? [-0.235, 0.235] : [0];
  const pw = w > 330 ? head * 0.43 : head * 0.74;
  for (const dx of pairs) paintPillow(canvas, { x: x + head * dx, y: headY + 8, w: pw, h: 76 });
  for (const dx of pairs)
    paintPillow(canvas, {
      x: x + head * dx * 0.94,
      y: headY + 22,
      w: pw * 0.8,
      h: 56,
      colour: mix(style.textile, "#ffffff", 0.25),
    });
  if (w > 330) paintPillow(canvas, { x, y: headY + 30, w: pw * 0.56, h: 44, colour: style.second });
  const top = polygon([
    [x - half(0), headY],
    [x + half(0), headY],
    [x + half(1), edgeY],
    [x - half(1), edgeY],
  ]);
  canvas.group(
    { "clip-path": canvas.clip(`<rect x="0" y="${headY + 14}" width="1200" height="400"/>`) },
    () => {
      canvas.path(
        top,
        canvas.linear([
          [0, canvas.tone(mix(linen, "#8a86a0", 0.16))],
          [0.4, canvas.tone(linen)],
          [1, canvas.tone("#ffffff")],
        ]),
      );
    },
  );
  canvas.path(
    polygon([
      [x - half(0.12), headY + 14],
      [x + half(0.12), headY + 14],
      [x + half(0.3), headY + 34],
      [x - half(0.3), headY + 34],
    ]),
    canvas.tone("#ffffff"),
  );
  canvas.line(
    `M${x - half(0.3)} ${headY + 35}H${x + half(0.3)}`,
    mix(canvas.tone(linen), "#77708a", 0.35),
    2,
  );
  // The duvet hangs over the edge.
  canvas.path(
    `M${x - w / 2} ${edgeY}H${x + w / 2}V${foot - 20}Q${x + w * 0.49} ${foot - 12} ${x + w * 0.44} ${foot - 14}H${x - w * 0.44}Q${x - w * 0.49} ${foot - 12} ${x - w / 2} ${foot - 20}Z`,
    canvas.linear([
      [0, canvas.tone(mix(linen, "#a6a2b8", 0.12))],
      [1, canvas.tone(mix(linen, "#77708a", 0.3))],
    ]),
  );
  for (const t of [-0.3, -0.08, 0.17, 0.36])
    canvas.line(
      `M${x + w * t} ${edgeY + 6}Q${x + w * t * 1.03} ${edgeY + 34} ${x + w * t} ${foot - 18}`,
      mix(canvas.tone(linen), "#77708a", 0.3),
      1.6,
      { opacity: 0.7 },
    );
  const throwAt = 0.5;
  const [ty, th] = [headY + (edgeY - headY) * throwAt, half(throwAt)];
  canvas.path(
    polygon([
      [x - th - 2, ty],
      [x + th + 2, ty],
      [x + half(0.92) + 2, edgeY - 10],
      [x - half(0.92) - 2, edgeY - 10],
    ]),
    canvas.linear([
      [0, canvas.tone(mix(style.textile, "#ffffff", 0.1))],
      [1, canvas.tone(style.textile)],
    ]),
  );
  for (const t of [0.58, 0.84]) {
    const y = headY + (edgeY - headY) * t;
    canvas.rect(x - half(t) - 1, y, half(t) * 2 + 2, 5, canvas.tone(style.second), {
      opacity: 0.9,
    });
  }
  if (!low)
    for (const dx of [-0.44, 0.42])
      canvas.rect(x + w * dx, foot - 14, w * 0.02 + 6, 26, canvas.tone(style.wood, 0, "mid"));
  canvas.rect(x - w * 0.47, foot - 15, w * 0.94, low ? 24 : 14, canvas.tone(style.wood), {
    rx: 3,
  });
  if (canopy) paintPosts(canvas, { x, w: w * 1.04, style });
}

function paintHeadboard(canvas, { x, w, y, tall, style }) {
  const wood = canvas.linear([
    [0, canvas.tone(mix(style.wood, "#ffffff", 0.12))],
    [1, canvas.tone(style.wood, 0, "mid")],
  ]);
  const padded = canvas.linear([
    [0, canvas.tone(mix(style.accent, "#ffffff", 0.16))],
    [1, canvas.tone(style.accent, 0, "mid")],
  ]);
  const [l, t] = [x - w / 2, y - tall];
  if (style.panel === "arches")
    canvas.path(
      `M${l} ${y}V${t + 70}Q${l + w * 0.08} ${t + 30} ${x - w * 0.24} ${t + 20}Q${x - w * 0.1} ${t + 10} ${x} ${t - 26}Q${x + w * 0.1} ${t + 10} ${x + w * 0.24} ${t + 20}Q${l + w * 0.92} ${t + 30} ${l + w} ${t + 70}V${y}Z`,
      wood,
      { stroke: canvas.tone(style.metal), "stroke-width": 4 },
    );
  else if (style.panel === "moulding" || style.panel === "slats") {
    canvas.rect(l, t, w, tall, padded, { rx: style.panel === "slats" ? 4 : 40 });
    for (let i = 1; i < 6; i++)
      canvas.rect(l + (w * i) / 6, t + 8, 2, tall - 8, canvas.tone(style.accent, 0, "shade"), {
        opacity: 0.5,
      });
  } else if (style.panel === "none" || style.panel === "bamboo") {
    canvas.rect(l, t, w, tall, wood, { rx: 20 });
    canvas.rect(l + 14, t + 14, w - 28, tall, canvas.tone(mix(style.wood, "#f6e6c4", 0.55)), {
      rx: 12,
    });
    for (let i = 1; i < 22; i++)
      canvas.line(
        `M${l + 14 + ((w - 28) * i) / 22} ${t + 16}V${y}`,
        canvas.tone(mix(style.wood, "#e6cf9c", 0.2)),
        1.6,
        { opacity: 0.55 },
      );
  } else {
    canvas.rect(l, t + 20, w, tall - 20, wood, { rx: 8 });
    canvas.rect(l - 5, t + 14, w + 10, 16, canvas.tone(mix(style.wood, "#ffffff", 0.22)), {
      rx: 6,
    });
    for (let i = 1; i < 5; i++)
      canvas.rect(l + (w * i) / 5, t + 34, 2, tall - 34, canvas.tone(style.wood, 0, "shade"), {
        opacity: 0.5,
      });
  }
}

/** Four posts with a cloth over them: the far ones with the cloth, then the near ones. */
function paintPosts(canvas, { x, w, style, back = false }) {
  const [l, r] = [x - w / 2, x + w / 2];
  const wood = canvas.tone(style.wood, 0, back ? "mid" : "lit");
  const top = back ? 150 : 118;
  if (back) {
    canvas.path(
      `M${l - 20} ${top}H${r + 20}V${top + 36}Q${x} ${top + 100} ${l - 20} ${top + 36}Z`,
      canvas.tone("#fffaf0"),
      { opacity: 0.9 },
    );
    for (const px of [l, r]) canvas.rect(px - 6, top, 12, 380, wood, { rx: 4 });
    return;
  }
  for (const way of [-1, 1]) {
    const px = way < 0 ? l : r;
    canvas.path(
      `M${px + way * 14} ${top}C${px - way * 66} ${top + 90} ${px - way * 40} ${top + 270} ${px} ${top + 370}C${px + way * 12} ${top + 480} ${px + way * 22} ${top + 520} ${px + way * 22} 690H${px - way * 20}C${px - way * 14} ${top + 480} ${px - way * 8} ${top + 420} ${px - way * 6} ${top + 370}Z`,
      canvas.tone("#fffaf0"),
      { opacity: 0.82 },
    );
    canvas.rect(px - 8, top, 16, 590, wood, { rx: 5 });
  }
  canvas.rect(l - 14, top - 8, w + 28, 18, canvas.tone(style.wood), { rx: 5 });
}

/** Bunk bed seen from its side, standing at `y`. */
export function paintBunk(canvas, { x, y = 668, w, h = 420, style }) {
  const wood = canvas.tone(style.wood);
  const pale = canvas.tone(mix(style.wood, "#ffffff", 0.2));
  paintShadow(canvas, x + w / 2, y + 4, w * 0.54, 12, 0.34);
  for (const [lift, colour] of [
    [h * 0.72, style.second],
    [h * 0.18, style.textile],
  ]) {
    const my = y - lift;
    canvas.rect(x + 6, my - 34, w - 12, 40, canvas.tone(linen), { rx: 10 });
    paintPillow(canvas, { x: x + w * 0.16, y: my - 24, w: w * 0.24, h: 42 });
    canvas.path(
      `M${x + w * 0.3} ${my - 40}H${x + w - 8}Q${x + w - 2} ${my - 30} ${x + w - 4} ${my + 4}H${x + w * 0.28}Z`,
      canvas.linear([
        [0, canvas.tone(mix(colour, "#ffffff", 0.16))],
        [1, canvas.tone(colour)],
      ]),
    );
    canvas.rect(x + w * 0.3, my - 40, w * 0.08, 44, canvas.tone("#ffffff"));
    canvas.rect(x, my, w, 26, pale, { rx: 3 });
  }
  canvas.rect(x + w * 0.2, y - h * 0.72 - 76, w * 0.8, 12, pale, { rx: 3 });
  canvas.rect(x + w * 0.2, y - h * 0.72 - 76, 12, 76, pale);
  for (const px of [x - 8, x + w - 8]) canvas.rect(px, y - h - 30, 18, h + 30, wood, { rx: 5 });
  for (const dx of [w * 0.62, w * 0.8])
    canvas.rect(x + dx, y - h * 0.72 - 82, 9, h * 0.72 + 78, pale, { rx: 3 });
  for (let i = 1; i < 7; i++) canvas.rect(x + w * 0.62, y - i * 46, w * 0.2, 9, pale, { rx: 3 });
}

/** Sofa seen from the front, `y` where it stands. */
export function paintSofa(canvas, { x, y, w, style, seats = 3, colour = style.textile }) {
  const h = Math.min(170, w * 0.42);
  paintShadow(canvas, x, y + 4, w * 0.54, 12, 0.32);
  const fabric = (share) =>
    canvas.linear([
      [0, canvas.tone(mix(colour, "#ffffff", share))],
      [1, canvas.tone(colour, 0, "mid")],
    ]);
  for (const dx of [-0.42, 0.4])
    canvas.rect(x + w * dx, y - 18, 9, 20, canvas.tone(style.wood, 0, "mid"));
  canvas.rect(x - w * 0.46, y - h, w * 0.92, h * 0.8, fabric(0.16), { rx: 26 });
  for (let i = 0; i < seats; i++) {
    const sw = (w * 0.8) / seats;
    const sx = x - w * 0.4 + i * sw;
    canvas.rect(sx + 3, y - h * 0.9, sw - 6, h * 0.5, fabric(0.24), { rx: 18 });
    canvas.rect(sx + 2, y - h * 0.46, sw - 4, h * 0.3, fabric(0.3), { rx: 12 });
  }
  canvas.rect(x - w * 0.46, y - h * 0.22, w * 0.92, h * 0.14, canvas.tone(colour, 0, "mid"), {
    rx: 6,
  });
  for (const px of [x - w / 2, x + w / 2 - w * 0.11])
    canvas.rect(px, y - h * 0.62, w * 0.11, h * 0.54, fabric(0.22), { rx: 20 });
  for (const [dx, tint] of seats > 1
    ? [
        [-0.28, style.second],
        [0.27, mix(style.second, "#fff6e6", 0.55)],
      ]
    : [[0, style.second]])
    canvas.group({ transform: `rotate(${dx * 40} ${x + w * dx} ${y - h * 0.58})` }, () =>
      paintPillow(canvas, {
        x: x + w * dx,
        y: y - h * 0.42,
        w: h * 0.42,
        h: h * 0.38,
        colour: tint,
      }),
    );
}

/** Low table with a vase and a book. */
export function paintCoffeeTable(canvas, { x, y, w, style }) {
  paintShadow(canvas, x, y + 2, w * 0.5, 9);
  for (const dx of [-0.4, 0.4])
    canvas.line(
      `M${x + w * dx} ${y - 58}L${x + w * dx * 1.08} ${y}`,
      canvas.tone(style.wood, 0, "mid"),
      9,
    );
  canvas.rect(x - w / 2, y - 68, w, 16, canvas.tone(mix(style.wood, "#ffffff", 0.2)), { rx: 6 });
  canvas.rect(x - w * 0.3, y - 80, w * 0.3, 12, canvas.tone(style.second), { rx: 2 });
  canvas.rect(x - w * 0.27, y - 89, w * 0.26, 9, canvas.tone(style.accent), { rx: 2 });
  paintVase(canvas, { x: x + w * 0.24, y: y - 68, size: 84, style });
}

export function paintVase(canvas, { x, y, size, style }) {
  const s = size;
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.24;
    const [tx, ty] = [x + Math.cos(a) * s * 0.85, y - s * 0.4 + Math.sin(a) * s * 0.8];
    canvas.line(`M${x} ${y - s * 0.4}L${tx} ${ty}`, canvas.tone("#4f8a58"), s * 0.03);
    canvas.circle(
      tx,
      ty,
      s * 0.11,
      canvas.tone([style.second, "#f08aa4", "#fff1f3", mix(style.second, "#ffffff", 0.4)][i % 4]),
    );
    canvas.circle(tx, ty, s * 0.04, canvas.tone("#f6d070"));
  }
  canvas.path(
    `M${x - s * 0.11} ${y - s * 0.46}H${x + s * 0.11}Q${x + s * 0.06} ${y - s * 0.34} ${x + s * 0.19} ${y - s * 0.18}Q${x + s * 0.19} ${y} ${x} ${y}Q${x - s * 0.19} ${y} ${x - s * 0.19} ${y - s * 0.18}Q${x - s * 0.06} ${y - s * 0.34} ${x - s * 0.11} ${y - s * 0.46}Z`,
    canvas.linear(
      [
        [0, canvas.tone(mix(style.accent, "#ffffff", 0.35))],
        [1, canvas.tone(style.accent)],
      ],
      [0, 0, 1, 0],
    ),
  );
}

/** Kitchen unit along the wall from `x` on. */
export function paintKitchenette(canvas, { x, w, style }) {
  const top = 420;
  const front = mix(style.accent, "#ffffff", 0.18);
  paintShadow(canvas, x + w / 2, 628, w * 0.5, 10);
  canvas.rect(x + w * 0.3, 150, w * 0.7, 12, canvas.tone(style.wood), { rx: 2 });
  canvas.rect(x + w * 0.3, 250, w * 0.7, 12, canvas.tone(style.wood), { rx: 2 });
  for (let i = 0; i < 5; i++)
    canvas.rect(
      x + w * (0.36 + i * 0.125),
      206 - (i % 2) * 12,
      w * 0.08,
      44 + (i % 2) * 12,
      canvas.tone([style.second, "#fbf6ea", style.textile, "#fbf6ea", style.accent][i]),
      { rx: 5 },
    );
  for (let i = 0; i < 4; i++)
    canvas.path(
      `M${x + w * (0.38 + i * 0.16)} 120h36l-4 30h-28Z`,
      canvas.tone(["#fbf6ea", style.second, "#fbf6ea", style.textile][i]),
    );
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 8; j++)
      canvas.rect(
        x + w * 0.3 + (w * 0.7 * j) / 8 + 1,
        290 + i * 64,
        (w * 0.7) / 8 - 3,
        61,
        canvas.tone((i + j) % 2 ? "#fbf8f0" : mix(style.second, "#fffaf0", 0.72)),
      );
  // Fridge.
  canvas.rect(x, 150, w * 0.27, 470, canvas.tone("#eef1f3"), { rx: 10 });
  canvas.rect(x, 300, w * 0.27, 4, "#9aa4ad");
  canvas.rect(x + w * 0.22, 220, 7, 62, "#9aa4ad", { rx: 3 });
  canvas.rect(x + w * 0.22, 326, 7, 90, "#9aa4ad", { rx: 3 });
  canvas.rect(x + w * 0.27, top + 20, w * 0.73, 200, canvas.tone(front));
  for (let i = 0; i < 3; i++) {
    const dx = x + w * 0.28 + i * w * 0.24;
    canvas.rect(dx + 4, top + 34, w * 0.22, 172, "none", {
      stroke: canvas.tone(style.accent, 0, "mid"),
      "stroke-width": 3,
    });
    canvas.rect(dx + w * 0.09, top + 48, w * 0.06, 6, canvas.tone(style.metal), { rx: 3 });
  }
  canvas.rect(x + w * 0.26, top, w * 0.76, 22, canvas.tone(mix(style.wood, "#ffffff", 0.25)), {
    rx: 3,
  });
  // Tap, pot on the hob, kettle.
  canvas.line(`M${x + w * 0.42} ${top}v-52q0 -22 22 -22t22 22v8`, canvas.tone("#b9c3ca"), 8);
  canvas.rect(x + w * 0.64, top - 40, 82, 40, canvas.tone(style.second), { rx: 6 });
  canvas.rect(x + w * 0.64 - 8, top - 46, 98, 9, canvas.tone("#4a4650"), { rx: 4 });
  canvas.circle(x + w * 0.64 + 41, top - 50, 6, canvas.tone("#4a4650"));
}
