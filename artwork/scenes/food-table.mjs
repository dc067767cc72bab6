import { round } from "../brushes/create-canvas.mjs";

/** A plate seen from above. */
export function paintDish(canvas, x, y, r, fill) {
  canvas.circle(x + r * 0.07, y + r * 0.12, r * 1.02, "#3a2418", {
    opacity: 0.35,
    filter: canvas.blur(5),
  });
  canvas.circle(
    x,
    y,
    r,
    canvas.linear([
      [0, "#ffffff"],
      [1, "#dfe3e6"],
    ]),
  );
  canvas.circle(
    x,
    y,
    r * 0.8,
    canvas.linear([
      [0, "#e4e8ea"],
      [1, "#fbfcfc"],
    ]),
  );
  fill(r * 0.72);
}

const dishes = [
  (c, x, y) => (r) => {
    c.circle(x, y, r, "#f2bf4c");
    for (let i = 0; i < 90; i++)
      c.circle(
        x + c.random.range(-0.65, 0.65) * r,
        y + c.random.range(-0.65, 0.65) * r,
        r * 0.045,
        c.random.pick(["#ffd97a", "#e0a336", "#f7cf63"]),
      );
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.28;
      c.ellipse(
        x + Math.cos(a) * r * 0.55,
        y + Math.sin(a) * r * 0.55,
        r * 0.17,
        r * 0.09,
        "#2f3446",
        {
          transform: `rotate(${round((a * 180) / Math.PI)} ${round(x + Math.cos(a) * r * 0.55)} ${round(y + Math.sin(a) * r * 0.55)})`,
        },
      );
      c.line(
        `M${round(x + Math.cos(a + 0.4) * r * 0.3)} ${round(y + Math.sin(a + 0.4) * r * 0.3)}q${round(r * 0.1)} ${round(-r * 0.14)} ${round(r * 0.2)} 0`,
        "#f0764a",
        r * 0.09,
      );
    }
    c.path(
      `M${x} ${y}l${r * 0.3} ${-r * 0.1}a${r * 0.3} ${r * 0.3} 0 0 1 ${-r * 0.1} ${r * 0.32}Z`,
      "#f9ec8c",
      { stroke: "#fffbe0", "stroke-width": 3 },
    );
  },
  (c, x, y) => (r) => {
    for (let i = 0; i < 60; i++) {
      const a = c.random.range(0, 6.28);
      const d = Math.sqrt(c.random.next()) * r * 0.85;
      c.ellipse(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        r * 0.2,
        r * 0.1,
        c.random.pick(["#5f9a3f", "#7fb84f", "#3f7a38", "#8fc45c"]),
        {
          transform: `rotate(${round(c.random.range(0, 180))} ${round(x + Math.cos(a) * d)} ${round(y + Math.sin(a) * d)})`,
        },
      );
    }
    for (let i = 0; i < 9; i++)
      c.circle(
        x + c.random.range(-0.6, 0.6) * r,
        y + c.random.range(-0.6, 0.6) * r,
        r * 0.13,
        c.random.pick(["#e8503c", "#d63f34", "#fbf6ea"]),
      );
  },
  (c, x, y) => (r) => {
    c.circle(x, y, r, "#d9a05c");
    c.circle(x, y, r * 0.88, "#d9513a");
    for (let i = 0; i < 10; i++)
      c.circle(
        x + c.random.range(-0.55, 0.55) * r,
        y + c.random.range(-0.55, 0.55) * r,
        r * 0.17,
        "#fff6e0",
      );
    for (let i = 0; i < 8; i++)
      c.ellipse(
        x + c.random.range(-0.6, 0.6) * r,
        y + c.random.range(-0.6, 0.6) * r,
        r * 0.12,
        r * 0.07,
        "#4f8a3c",
      );
    c.line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, "#b5432f", 2, { opacity: 0.5 });
  },
  (c, x, y) => (r) => {
    for (const [dx, dy, tint] of [
      [-0.36, -0.3, "#f7d7a0"],
      [0.36, -0.28, "#f7d7a0"],
      [-0.32, 0.34, "#f7d7a0"],
      [0.36, 0.36, "#f7d7a0"],
      [0, 0, "#f7d7a0"],
    ]) {
      c.circle(x + dx * r * 1.2, y + dy * r * 1.2, r * 0.31, "#c98a46");
      c.circle(x + dx * r * 1.2, y + dy * r * 1.2, r * 0.23, tint);
      for (let i = 0; i < 4; i++)
        c.ellipse(
          x + dx * r * 1.2 + c.random.range(-0.1, 0.1) * r,
          y + dy * r * 1.2 + c.random.range(-0.1, 0.1) * r,
          r * 0.06,
          r * 0.04,
          "#7a4a22",
        );
    }
  },
  (c, x, y) => (r) => {
    c.circle(x, y, r, "#c8552f");
    c.circle(x, y, r * 0.92, "#e87a3c");
    for (let i = 0; i < 8; i++)
      c.ellipse(
        x + c.random.range(-0.5, 0.5) * r,
        y + c.random.range(-0.5, 0.5) * r,
        r * 0.16,
        r * 0.11,
        c.random.pick(["#fff3d6", "#f2c14e", "#5f9a3f"]),
      );
    c.path(`M${x - r * 0.4} ${y + r * 0.1}q${r * 0.4} ${-r * 0.4} ${r * 0.8} 0`, "none", {
      stroke: "#fff6e6",
      "stroke-width": r * 0.08,
      "stroke-linecap": "round",
    });
  },
];

export function paintTable(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear(
      [
        [0, "#a8703f"],
        [1, "#8a5730"],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (let i = 0; i < 7; i++) {
    canvas.rect(0, i * 118, 1200, 3, "#5b3820", { opacity: 0.6 });
    for (let k = 0; k < 9; k++)
      canvas.line(
        `M${round(random.range(-50, 1150))} ${round(i * 118 + random.range(10, 108))}q${round(random.range(60, 180))} ${round(random.range(-8, 8))} ${round(random.range(160, 380))} 0`,
        "#6b4224",
        random.range(1, 2.4),
        { opacity: 0.35 },
      );
  }
  canvas.path("M-20 250Q400 200 700 300T1240 240V560Q860 620 560 540T-20 590Z", "#f4e8d2", {
    opacity: 0.95,
  });
  for (let i = 0; i < 30; i++)
    canvas.line(`M${i * 46 - 40} 210L${i * 46 - 70} 610`, "#c8534a", 2, { opacity: 0.14 });
  const spots = [
    [300, 210, 130, 1],
    [610, 410, 205, 0],
    [960, 220, 140, 2],
    [250, 580, 150, 4],
    [980, 600, 135, 3],
    [640, 100, 90, 3],
    [620, 730, 96, 1],
  ];
  for (const [x, y, r, kind] of spots) paintDish(canvas, x, y, r, dishes[kind](canvas, x, y));
  for (const [x, y, tint] of [
    [440, 130, "#7a1f38"],
    [800, 560, "#7a1f38"],
    [1120, 400, "#f2d27a"],
    [80, 380, "#f2d27a"],
  ]) {
    canvas.circle(x + 5, y + 9, 42, "#3a2418", { opacity: 0.3, filter: canvas.blur(5) });
    canvas.circle(x, y, 42, "#e6f0f2", { opacity: 0.75 });
    canvas.circle(x, y, 33, tint);
    canvas.path(`M${x - 22} ${y - 12}q10 -16 26 -14`, "none", {
      stroke: "#ffffff",
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.7,
    });
  }
  for (const [x, y, turn] of [
    [470, 300, -18],
    [820, 330, 14],
    [430, 620, 24],
  ])
    canvas.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
      canvas.rect(x - 4, y - 20, 8, 130, "#d9dee2", { rx: 4 });
      for (const dx of [-11, -4, 4, 11])
        canvas.rect(x + dx - 1.5, y - 74, 3, 50, "#d9dee2", { rx: 2 });
      canvas.path(`M${x - 13} ${y - 30}h26q0 22 -9 26h-8q-9 -4 -9 -26Z`, "#d9dee2");
    });
  for (let i = 0; i < 26; i++)
    canvas.ellipse(
      random.range(0, 1200),
      random.range(0, 800),
      12,
      6,
      random.pick(["#5f9a3f", "#7fb84f"]),
      {
        transform: `rotate(${round(random.range(0, 360))} 600 400)`,
      },
    );
}
