import { round } from "./create-canvas.mjs";

const skins = ["#f0c7a0", "#d9a06e", "#a9714a", "#7a4e36", "#e8b48c"];
const hairs = ["#3a2a22", "#6b4426", "#1f1a1c", "#b98a4a", "#8a8078"];

/**
 * A flat figure standing at `y`, `height` tall. `pose`: stand, walk, raise (one arm up), reach (arm
 * forward). `way` is where the person faces: -1 left, 1 right.
 */
export function paintPerson(
  canvas,
  {
    x,
    y,
    height,
    way = 1,
    pose = "stand",
    top,
    bottom,
    hat,
    pack,
    skirt = false,
    apron,
    depth = 0,
    carry,
  },
) {
  const { random } = canvas;
  const h = height;
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const shirt =
    top ??
    random.pick(["#e0674f", "#f0b94f", "#3f7f8c", "#f3ead9", "#6a86c0", "#7aa06a", "#c9577a"]);
  const legs = bottom ?? random.pick(["#34455f", "#5b4a42", "#2b3140", "#8a7a5e", "#4a5d73"]);
  const at = (dx, dy) => `${round(x + way * dx * h)} ${round(y - dy * h)}`;
  const limb = (points, colour, wide, face = "lit") =>
    canvas.line(
      `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}`,
      canvas.tone(colour, depth, face),
      wide * h,
      { "stroke-linejoin": "round" },
    );
  const stride = pose === "walk" ? 0.1 : 0.035;
  canvas.ellipse(x, y, h * 0.2, h * 0.025, canvas.tone("#33405a", depth, "shade"), {
    opacity: 0.35,
  });
  const backArm =
    pose === "walk"
      ? [
          [-0.02, 0.78],
          [-0.08, 0.64],
          [-0.04, 0.52],
        ]
      : [
          [-0.06, 0.78],
          [-0.1, 0.63],
          [-0.08, 0.5],
        ];
  limb(backArm, shirt, 0.06, "shade");
  limb(
    [
      [-0.02, 0.48],
      [-stride * 0.7, 0.26],
      [-stride * 1.5, 0.03],
    ],
    skirt ? skin : legs,
    0.085,
    "shade",
  );
  limb(
    [
      [0.02, 0.48],
      [stride * 0.9, 0.27],
      [stride, 0.03],
    ],
    skirt ? skin : legs,
    0.088,
  );
  limb(
    [
      [-stride * 1.5, 0.018],
      [-stride * 1.5 + 0.06, 0.018],
    ],
    "#2b2a30",
    0.035,
    "mid",
  );
  limb(
    [
      [stride, 0.018],
      [stride + 0.06, 0.018],
    ],
    "#2b2a30",
    0.035,
    "mid",
  );
  if (skirt)
    canvas.path(
      `M${at(-0.08, 0.56)}L${at(0.08, 0.56)}L${at(0.13, 0.28)}L${at(-0.13, 0.28)}Z`,
      canvas.tone(legs, depth),
    );
  if (pack)
    canvas.path(
      `M${at(-0.09, 0.8)}Q${at(-0.22, 0.8)} ${at(-0.21, 0.62)}Q${at(-0.2, 0.52)} ${at(-0.08, 0.53)}Z`,
      canvas.tone(pack, depth, "mid"),
    );
  canvas.path(
    `M${at(-0.1, 0.8)}Q${at(0, 0.86)} ${at(0.095, 0.8)}Q${at(0.11, 0.64)} ${at(0.085, 0.47)}H${round(x - way * 0.085 * h)}Q${at(-0.11, 0.64)} ${at(-0.1, 0.8)}Z`,
    canvas.linear([
      [0, canvas.tone(shirt, depth)],
      [1, canvas.tone(shirt, depth, "mid")],
    ]),
  );
  if (apron)
    canvas.path(
      `M${at(-0.05, 0.72)}H${round(x + way * 0.09 * h)}L${at(0.1, 0.3)}H${round(x - way * 0.07 * h)}Z`,
      canvas.tone(apron, depth),
    );
  const frontArm = {
    stand: [
      [0.06, 0.78],
      [0.09, 0.63],
      [0.07, 0.5],
    ],
    walk: [
      [0.02, 0.78],
      [0.1, 0.66],
      [0.15, 0.55],
    ],
    raise: [
      [0.06, 0.79],
      [0.15, 0.86],
      [0.17, 1.04],
    ],
    reach: [
      [0.06, 0.77],
      [0.13, 0.66],
      [0.25, 0.67],
    ],
  }[pose];
  limb(frontArm, shirt, 0.06, "mid");
  const [hx, hy] = frontArm.at(-1);
  canvas.circle(x + way * hx * h, y - hy * h, h * 0.03, canvas.tone(skin, depth));
  limb(
    [
      [0, 0.82],
      [0.005, 0.88],
    ],
    skin,
    0.055,
    "mid",
  );
  canvas.ellipse(
    x + way * h * 0.012,
    y - h * 0.925,
    h * 0.062,
    h * 0.074,
    canvas.tone(skin, depth),
  );
  canvas.path(
    `M${at(0.055, 0.96)}Q${at(0.03, 1.02)} ${at(-0.03, 1.005)}Q${at(-0.085, 0.98)} ${at(-0.068, 0.89)}Q${at(-0.03, 0.88)} ${at(-0.025, 0.945)}Z`,
    canvas.tone(hair, depth, "mid"),
  );
  if (hat) {
    canvas.ellipse(x, y - h * 0.97, h * 0.12, h * 0.025, canvas.tone(hat, depth));
    canvas.path(
      `M${at(-0.065, 0.97)}Q${at(-0.06, 1.05)} ${at(0, 1.05)}Q${at(0.06, 1.05)} ${at(0.065, 0.97)}Z`,
      canvas.tone(hat, depth, "mid"),
    );
  }
  if (carry)
    canvas.path(
      `M${at(-0.03, 0.52)}l${round(h * 0.1)} 0l${round(-h * 0.012)} ${round(h * 0.12)}h${round(-h * 0.076)}Z`,
      canvas.tone(carry, depth),
    );
  return { handX: x + way * hx * h, handY: y - hy * h };
}
