import { paintGlow } from "./sky.mjs";

/** Small classic tram, seen from the side. */
export function paintTram(canvas, { x, y, size, colour = "#f2b632", depth = 0 }) {
  const s = size;
  const body = (face) => canvas.tone(colour, depth, face);
  canvas.ellipse(x, y + s * 0.01, s * 0.62, s * 0.045, canvas.tone("#2b3348", depth, "shade"), {
    opacity: 0.5,
  });
  canvas.line(
    `M${x - s * 0.1} ${y - s * 0.62}L${x + s * 0.16} ${y - s * 0.84}`,
    canvas.tone("#3a3a40", depth),
    s * 0.012,
  );
  canvas.rect(
    x - s * 0.3,
    y - s * 0.075,
    s * 0.6,
    s * 0.06,
    canvas.tone("#3a3437", depth, "shade"),
  );
  for (const wx of [-0.2, 0.2]) {
    canvas.circle(x + s * wx, y - s * 0.04, s * 0.055, canvas.tone("#2b2a30", depth));
    canvas.circle(x + s * wx, y - s * 0.04, s * 0.025, canvas.tone("#8a8078", depth));
  }
  canvas.path(
    `M${x - s * 0.54} ${y - s * 0.09}Q${x - s * 0.57} ${y - s * 0.35} ${x - s * 0.52} ${y - s * 0.56}H${x + s * 0.52}Q${x + s * 0.57} ${y - s * 0.35} ${x + s * 0.54} ${y - s * 0.09}Z`,
    canvas.linear([
      [0, body("lit")],
      [0.6, body("lit")],
      [1, body("mid")],
    ]),
  );
  canvas.path(
    `M${x - s * 0.545} ${y - s * 0.38}H${x + s * 0.545}L${x + s * 0.525} ${y - s * 0.56}H${x - s * 0.525}Z`,
    canvas.tone("#fbf3e0", depth),
  );
  for (let i = 0; i < 7; i++) {
    const wx = x - s * 0.49 + i * s * 0.143;
    canvas.rect(
      wx,
      y - s * 0.54,
      s * 0.118,
      s * 0.19,
      canvas.mood.lamps
        ? "#ffdc96"
        : canvas.linear([
            [0, canvas.tone("#8fb0c4", depth)],
            [1, canvas.tone("#3f586c", depth)],
          ]),
      { rx: s * 0.012 },
    );
    if (i % 2)
      canvas.ellipse(
        wx + s * 0.06,
        y - s * 0.385,
        s * 0.03,
        s * 0.045,
        canvas.tone("#33404f", depth, "shade"),
        { opacity: 0.8 },
      );
  }
  canvas.rect(x - s * 0.55, y - s * 0.31, s * 1.1, s * 0.018, canvas.tone("#fbf3e0", depth));
  canvas.rect(x - s * 0.55, y - s * 0.12, s * 1.1, s * 0.03, canvas.tone("#7a3b2e", depth, "mid"));
  canvas.path(
    `M${x - s * 0.57} ${y - s * 0.56}Q${x} ${y - s * 0.67} ${x + s * 0.57} ${y - s * 0.56}L${x + s * 0.55} ${y - s * 0.545}H${x - s * 0.55}Z`,
    canvas.tone("#efe6d2", depth, "mid"),
  );
  canvas.rect(
    x - s * 0.34,
    y - s * 0.645,
    s * 0.68,
    s * 0.04,
    canvas.tone("#d8ccb4", depth, "mid"),
  );
  canvas.rect(x - s * 0.09, y - s * 0.6, s * 0.18, s * 0.045, canvas.tone("#26303c", depth), {
    rx: 2,
  });
  canvas.rect(x - s * 0.06, y - s * 0.588, s * 0.12, s * 0.02, "#ffe0a0");
  for (const way of [-1, 1]) {
    canvas.circle(x + way * s * 0.545, y - s * 0.22, s * 0.022, "#fff2c8");
    if (canvas.mood.lamps)
      paintGlow(canvas, x + way * s * 0.545, y - s * 0.22, s * 0.2, "#ffdf9a", 0.6);
  }
}
