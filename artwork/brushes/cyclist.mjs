import { round } from "./create-canvas.mjs";

/** Cyclist riding to the right; `size` is the wheelbase. */
export function paintCyclist(canvas, { x, y, size, frame, top, helmet, basket = false }) {
  const s = size;
  const at = (dx, dy) => `${round(x + dx * s)} ${round(y - dy * s)}`;
  const tube = (points, colour, wide, face = "lit") =>
    canvas.line(
      `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}`,
      canvas.tone(colour, 0, face),
      wide * s,
      { "stroke-linejoin": "round" },
    );
  const r = 0.34;
  canvas.ellipse(x, y + s * 0.01, s * 0.85, s * 0.035, canvas.tone("#2b3348", 0, "shade"), {
    opacity: 0.4,
  });
  for (const dx of [-0.5, 0.5]) {
    canvas.circle(x + dx * s, y - r * s, r * s, "none", {
      stroke: canvas.tone("#23262d"),
      "stroke-width": s * 0.045,
    });
    canvas.circle(x + dx * s, y - r * s, r * s * 0.9, "none", {
      stroke: canvas.tone("#c9d1d8"),
      "stroke-width": s * 0.012,
    });
    for (let i = 0; i < 9; i++)
      canvas.line(
        `M${at(dx, r)}L${at(dx + Math.cos(i * 0.698) * r * 0.9, r + Math.sin(i * 0.698) * r * 0.9)}`,
        canvas.tone("#aeb7c0"),
        0.9,
        { opacity: 0.7 },
      );
  }
  tube(
    [
      [-0.06, 0.36],
      [0.02, 0.66],
      [-0.02, 0.9],
    ],
    "#39465c",
    0.13,
    "shade",
  );
  tube(
    [
      [-0.06, 0.36],
      [0.1, 0.24],
    ],
    "#39465c",
    0.1,
    "shade",
  );
  tube(
    [
      [-0.5, r],
      [-0.02, 0.3],
      [-0.2, 0.74],
      [-0.5, r],
    ],
    frame,
    0.042,
  );
  tube(
    [
      [-0.2, 0.72],
      [0.36, 0.74],
      [-0.02, 0.3],
    ],
    frame,
    0.045,
  );
  tube(
    [
      [0.5, r],
      [0.36, 0.76],
      [0.34, 0.88],
    ],
    frame,
    0.042,
  );
  tube(
    [
      [0.34, 0.88],
      [0.44, 0.92],
    ],
    "#23262d",
    0.05,
  );
  tube(
    [
      [-0.24, 0.78],
      [-0.16, 0.79],
    ],
    "#23262d",
    0.06,
  );
  tube(
    [
      [-0.2, 0.7],
      [-0.2, 0.78],
    ],
    "#9aa4b0",
    0.03,
  );
  canvas.circle(x - s * 0.02, y - s * 0.3, s * 0.07, canvas.tone("#3a424e"));
  if (basket)
    canvas.path(
      `M${at(0.4, 0.9)}L${at(0.72, 0.9)}L${at(0.66, 0.66)}L${at(0.46, 0.66)}Z`,
      canvas.tone("#c79a5c"),
    );
  if (basket)
    for (let i = 0; i < 8; i++)
      canvas.circle(
        x + s * (0.44 + i * 0.035),
        y - s * (0.94 + (i % 2) * 0.04),
        s * 0.04,
        canvas.tone(["#d6496b", "#f3c65f", "#5d9154"][i % 3]),
      );
  tube(
    [
      [-0.18, 0.86],
      [0.1, 0.62],
      [-0.02, 0.2],
    ],
    "#4a5d7a",
    0.14,
  );
  tube(
    [
      [-0.02, 0.19],
      [0.08, 0.19],
    ],
    "#f4efe6",
    0.07,
  );
  canvas.path(
    `M${at(-0.26, 0.84)}Q${at(-0.2, 1.2)} ${at(0.04, 1.36)}Q${at(0.16, 1.34)} ${at(0.14, 1.22)}Q${at(0.02, 1.05)} ${at(-0.06, 0.8)}Z`,
    canvas.linear([
      [0, canvas.tone(top)],
      [1, canvas.tone(top, 0, "mid")],
    ]),
  );
  tube(
    [
      [0.06, 1.26],
      [0.22, 1.04],
      [0.4, 0.95],
    ],
    top,
    0.085,
    "mid",
  );
  canvas.circle(x + s * 0.41, y - s * 0.95, s * 0.045, canvas.tone("#d9a06e"));
  tube(
    [
      [0.1, 1.34],
      [0.14, 1.42],
    ],
    "#d9a06e",
    0.08,
    "mid",
  );
  canvas.ellipse(x + s * 0.18, y - s * 1.5, s * 0.1, s * 0.12, canvas.tone("#d9a06e"));
  canvas.path(
    `M${at(0.04, 1.52)}Q${at(0.06, 1.7)} ${at(0.2, 1.68)}Q${at(0.33, 1.66)} ${at(0.32, 1.54)}Z`,
    canvas.tone(helmet),
  );
  canvas.line(
    `M${at(0.08, 1.52)}Q${at(0.12, 1.42)} ${at(0.2, 1.4)}`,
    canvas.tone("#23262d"),
    s * 0.015,
  );
}
