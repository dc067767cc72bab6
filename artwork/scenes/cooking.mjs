import { mix } from "../brushes/colour.mjs";
import { round } from "../brushes/create-canvas.mjs";
import { paintPerson } from "../brushes/people.mjs";
import { paintGlow } from "../brushes/sky.mjs";
import { paintIngredients } from "./ingredients.mjs";

function paintBowl(canvas, { x, y, r, colour, filling }) {
  const { random } = canvas;
  canvas.ellipse(x, y + r * 0.52, r * 0.8, r * 0.12, "#5b3a22", { opacity: 0.35 });
  for (let i = 0; i < 26; i++) {
    const a = random.range(-0.85, 0.85);
    canvas.circle(
      x + a * r,
      y - random.next() * r * 0.45 * (1 - a * a),
      r * 0.15,
      mix(random.pick(filling), "#ffffff", random.range(0, 0.2)),
    );
  }
  canvas.path(
    `M${round(x - r)} ${round(y)}H${round(x + r)}Q${round(x + r * 0.92)} ${round(y + r * 0.55)} ${round(x + r * 0.36)} ${round(y + r * 0.55)}H${round(x - r * 0.36)}Q${round(x - r * 0.92)} ${round(y + r * 0.55)} ${round(x - r)} ${round(y)}Z`,
    canvas.linear([
      [0, mix(colour, "#ffffff", 0.3)],
      [1, mix(colour, "#2a1a14", 0.2)],
    ]),
  );
  canvas.rect(x - r, y - r * 0.06, r * 2, r * 0.1, mix(colour, "#ffffff", 0.5), { rx: r * 0.05 });
}

function paintPan(canvas, x, y, s) {
  const { random } = canvas;
  canvas.path(
    `M${x + s * 0.9} ${y - s * 0.06}h${s * 0.9}q${s * 0.1} 0 ${s * 0.1} ${s * 0.07}t${-s * 0.1} ${s * 0.07}h${-s * 0.9}Z`,
    "#3a2f2a",
  );
  canvas.path(
    `M${x - s} ${y - s * 0.12}H${x + s}L${x + s * 0.8} ${y + s * 0.34}H${x - s * 0.8}Z`,
    canvas.linear([
      [0, "#5b6470"],
      [1, "#23282f"],
    ]),
  );
  canvas.ellipse(x, y - s * 0.12, s, s * 0.17, "#8a939e");
  canvas.ellipse(x, y - s * 0.12, s * 0.92, s * 0.13, "#e0903c");
  for (let i = 0; i < 34; i++)
    canvas.ellipse(
      x + random.range(-0.8, 0.8) * s,
      y - s * 0.12 + random.range(-0.08, 0.08) * s,
      s * 0.07,
      s * 0.035,
      random.pick(["#f2c14e", "#e8503c", "#6aa84a", "#fff3d6"]),
    );
  for (let i = 0; i < 4; i++)
    canvas.line(
      `M${x - s * 0.5 + i * s * 0.34} ${y - s * 0.36}q${-s * 0.14} ${-s * 0.24} 0 ${-s * 0.46}t0 ${-s * 0.42}`,
      "#ffffff",
      s * 0.05,
      {
        opacity: 0.4,
        filter: canvas.blur(3),
      },
    );
}

function paintKitchen(canvas) {
  const { random } = canvas;
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, "#f6e9d2"],
      [1, "#ecd6b2"],
    ]),
  );
  canvas.rect(0, 330, 1200, 130, "#e3f0ee");
  for (let i = 0; i < 26; i++)
    for (let j = 0; j < 3; j++) {
      canvas.rect(i * 48, 332 + j * 43, 45, 40, (i + j) % 3 ? "#dcebe9" : "#a9cfd0");
      if ((i + j) % 3 === 0)
        canvas.path(`M${i * 48 + 22} ${338 + j * 43}l14 14l-14 14l-14 -14Z`, "#3f8f9c", {
          opacity: 0.6,
        });
    }
  canvas.rect(420, 60, 360, 250, "#fbf8f0");
  canvas.rect(
    436,
    76,
    328,
    218,
    canvas.linear([
      [0, "#8fcbe6"],
      [1, "#e9f4e4"],
    ]),
  );
  canvas.path("M436 250Q520 200 610 240T764 220V294H436Z", "#8fb56a");
  canvas.rect(596, 76, 8, 218, "#fbf8f0");
  paintGlow(canvas, 600, 180, 360, "#fff6dc", 0.6);
  for (const x of [60, 850]) {
    canvas.rect(x, 150, 300, 14, "#a8703f");
    canvas.rect(x, 256, 300, 14, "#a8703f");
    for (let i = 0; i < 7; i++) {
      const [jx, h] = [x + 14 + i * 40, random.range(44, 74)];
      canvas.rect(
        jx,
        150 - h,
        30,
        h,
        random.pick(["#c8553c", "#e0a33a", "#6a8a4a", "#e6dcc6", "#3f7f8c"]),
        { rx: 6 },
      );
      canvas.rect(jx + 3, 150 - h - 7, 24, 9, "#7a5432", { rx: 3 });
      canvas.ellipse(jx + 15, 246, 17, 10, random.pick(["#fbf8f0", "#e8c9a0", "#b9d3d6"]));
    }
  }
  for (const [x, s] of [
    [330, 44],
    [400, 36],
    [830, 40],
  ]) {
    canvas.line(`M${x} 0V${290 - s}`, "#8a7a66", 3);
    canvas.path(
      `M${x - s} ${330 - s}Q${x} ${250 - s} ${x + s} ${330 - s}Z`,
      canvas.linear([
        [0, "#e08a4c"],
        [1, "#a8552a"],
      ]),
    );
  }
  const cooks = [
    [250, 1, "#f2b632"],
    [600, 1, "#ffffff"],
    [900, -1, "#e8604c"],
    [1060, -1, "#3f8f9c"],
  ];
  for (const [x, way, top] of cooks) {
    paintPerson(canvas, {
      x,
      y: 750,
      height: 400,
      way,
      pose: "reach",
      top,
      apron: x === 600 ? "#e6ebee" : "#6a8a4a",
    });
    if (x !== 600) continue;
    canvas.path(
      `M${x - 30} 366q-34 -16 -20 -46q14 -24 36 -12q20 -26 44 0q26 -8 28 18q2 28 -24 40Z`,
      "#ffffff",
      { stroke: "#dfe3e6", "stroke-width": 2 },
    );
  }
  canvas.rect(
    -10,
    580,
    1220,
    34,
    canvas.linear([
      [0, "#d9a46a"],
      [1, "#b57c44"],
    ]),
  );
  canvas.rect(
    -10,
    612,
    1220,
    190,
    canvas.linear([
      [0, "#8f5f36"],
      [1, "#6b4426"],
    ]),
  );
  for (let i = 0; i < 8; i++) canvas.rect(i * 160, 612, 3, 190, "#5b3820", { opacity: 0.6 });
  paintPan(canvas, 440, 560, 92);
  for (const [x, r, colour, filling] of [
    [130, 60, "#3f7f8c", ["#e8503c", "#d63f34"]],
    [740, 54, "#f4efe6", ["#6aa84a", "#8fc45c"]],
    [860, 44, "#e0a33a", ["#f4ead6", "#e6d3a8"]],
    [1130, 58, "#c8553c", ["#f2b632", "#f7d06a"]],
  ])
    paintBowl(canvas, { x, y: 580 - r * 0.5, r, colour, filling });
  canvas.rect(940, 566, 140, 14, "#c98f52", { rx: 5 });
  for (let i = 0; i < 7; i++) canvas.circle(960 + i * 16, 560, 8, i % 2 ? "#e8503c" : "#f7b8a8");
}

export const cooking = [
  { mood: "day", side: 1, paint: paintKitchen },
  { mood: "day", side: 1, paint: paintIngredients },
];
