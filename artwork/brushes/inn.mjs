import { mix } from "./colour.mjs";
import { paintGlow } from "./sky.mjs";

/** Tiled roof with upturned eaves, `y` its lower edge. */
export function paintCurvedRoof(canvas, { x, y, w, h, colour = "#4a5563", snow = false }) {
  const l = x - w / 2;
  const tint = snow ? "#f2f5fa" : colour;
  canvas.path(
    `M${l - 44} ${y - 22}Q${l + 10} ${y - 4} ${l + 46} ${y - h * 0.42}Q${l + 80} ${y - h * 0.86} ${l + 110} ${y - h}H${l + w - 110}Q${l + w - 80} ${y - h * 0.86} ${l + w - 46} ${y - h * 0.42}Q${l + w - 10} ${y - 4} ${l + w + 44} ${y - 22}Q${l + w + 20} ${y + 14} ${l + w - 14} ${y + 14}H${l + 14}Q${l - 20} ${y + 14} ${l - 44} ${y - 22}Z`,
    canvas.linear([
      [0, canvas.tone(mix(tint, "#ffffff", 0.1))],
      [1, canvas.tone(tint, 0, "mid")],
    ]),
  );
  for (let i = 1; i < w / 20; i++) {
    const s = i / (w / 20);
    canvas.line(
      `M${l + w * s} ${y + 8}Q${l + w * (0.5 + (s - 0.5) * 0.86)} ${y - h * 0.5} ${l + 110 + (w - 220) * s} ${y - h + 6}`,
      canvas.tone(mix(tint, "#1d232b", 0.5)),
      2,
      { opacity: snow ? 0.12 : 0.5 },
    );
  }
  canvas.rect(l + 96, y - h - 12, w - 192, 18, canvas.tone(mix(colour, "#20262e", 0.4)), { rx: 7 });
  canvas.rect(l, y + 10, w, 9, canvas.tone("#2b2622", 0, "shade"), { opacity: 0.45 });
}

export function paintPaperLantern(canvas, { x, y, size, colour = "#d8433c" }) {
  paintGlow(canvas, x, y, size * 2.2, "#ffb070", canvas.mood.lamps ? 0.8 : 0.3);
  canvas.rect(x - 1.5, y - size * 1.1, 3, size * 0.6, "#3a2c24");
  canvas.ellipse(
    x,
    y,
    size * 0.42,
    size * 0.54,
    canvas.linear([
      [0, mix(colour, "#ffffff", 0.2)],
      [1, colour],
    ]),
  );
  for (const dy of [-0.25, 0, 0.25])
    canvas.line(
      `M${x - size * 0.38} ${y + size * dy}Q${x} ${y + size * (dy + 0.1)} ${x + size * 0.38} ${y + size * dy}`,
      mix(colour, "#3a1010", 0.4),
      1.6,
      { opacity: 0.7 },
    );
  for (const dy of [-0.58, 0.48])
    canvas.rect(x - size * 0.2, y + size * dy, size * 0.4, size * 0.11, "#2b2422");
}

/** Wooden inn of two floors with paper windows, its middle at `x`. */
export function paintInn(canvas, { x, y, w, wood = "#6b4a34", wall = "#efe4cc", roof, lantern }) {
  const lit = canvas.mood.lamps > 0;
  const paper = lit
    ? canvas.linear([
        [0, "#ffe9b4"],
        [1, "#f8bf6c"],
      ])
    : canvas.tone("#fbf5e6");
  const floor = (top, h, span, bays, isGround) => {
    const l = x - span / 2;
    canvas.rect(l, top, span, h, canvas.tone(wall));
    for (let i = 0; i < bays; i++) {
      const bw = span / bays;
      const isDoor = isGround && i === (bays - 1) / 2;
      if (!isDoor) {
        canvas.rect(l + bw * i + 12, top + 26, bw - 24, h - 58, paper);
        for (let k = 1; k < 4; k++) {
          canvas.rect(
            l + bw * i + 12 + ((bw - 24) * k) / 4,
            top + 26,
            3,
            h - 58,
            canvas.tone(wood),
          );
          canvas.rect(
            l + bw * i + 12,
            top + 26 + ((h - 58) * k) / 4,
            bw - 24,
            3,
            canvas.tone(wood),
          );
        }
        canvas.rect(l + bw * i + 10, top + 24, bw - 20, h - 54, "none", {
          stroke: canvas.tone(wood),
          "stroke-width": 6,
        });
        canvas.rect(l + bw * i, top + h - 30, bw, 30, canvas.tone(mix(wood, wall, 0.25)));
      }
      canvas.rect(l + bw * i - 6, top, 12, h, canvas.tone(wood));
    }
    canvas.rect(l + span - 6, top, 12, h, canvas.tone(wood));
    canvas.rect(l - 6, top, span + 12, 14, canvas.tone(wood));
  };
  floor(y - 360, 160, w * 0.72, 5, false);
  paintCurvedRoof(canvas, { x, y: y - 356, w: w * 0.92, h: 130, colour: roof });
  floor(y - 176, 176, w, 5, true);
  const door = w / 5;
  canvas.rect(x - door / 2 + 8, y - 140, door - 16, 140, paper);
  canvas.rect(x - 3, y - 140, 6, 140, canvas.tone(wood));
  // Split curtain over the door.
  for (let i = 0; i < 4; i++)
    canvas.rect(
      x - door / 2 + 10 + ((door - 20) * i) / 4,
      y - 146,
      (door - 20) / 4 - 4,
      64,
      canvas.tone("#34507a"),
    );
  canvas.circle(x, y - 116, 17, canvas.tone("#f6efe0"));
  paintCurvedRoof(canvas, { x, y: y - 170, w: w * 1.14, h: 84, colour: roof });
  for (const way of [-1, 1]) {
    paintPaperLantern(canvas, { x: x + way * door * 0.72, y: y - 104, size: 62, colour: lantern });
    paintPaperLantern(canvas, { x: x + way * w * 0.44, y: y - 104, size: 50, colour: lantern });
  }
  canvas.path(
    `M${x - door * 0.6} ${y}H${x + door * 0.6}L${x + door * 0.8} ${y + 22}H${x - door * 0.8}Z`,
    canvas.tone("#b9ad9c"),
  );
}
