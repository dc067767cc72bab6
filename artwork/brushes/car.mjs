import { carModels } from "./car-models.mjs";
import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";
import { smooth } from "./curves.mjs";
import { paintGlow } from "./sky.mjs";

/** Car of a class with its middle at `x`, standing at `y`; `metre` in units. */
export function paintCar(canvas, { x, y, model, colour, metre = 168 }) {
  const car = carModels[model];
  const s = car.length * metre;
  const px = (u) => round(x + (u - 0.5) * s);
  const py = (v) => round(y - v * s);
  const at = ([u, v]) => [px(u), py(v)];
  const sill = car.clearance ?? 0.045;
  const arch = car.wheel * 1.16;
  const [rear, front] = car.wheels;
  const tone = (tint, face) => canvas.tone(tint, 0, face);
  canvas.ellipse(x, y + s * 0.005, s * 0.54, s * 0.026, tone("#1c2436", "shade"), {
    opacity: 0.55,
    filter: canvas.blur(5),
  });
  canvas.rect(px(0.06), py(0.1), s * 0.88, s * 0.066, "#12151b");
  if (car.open) paintCabin(canvas, { px, py, s });
  const under = `L${px(0.985)} ${py(sill)}H${px(front + arch)}A${round(arch * s)} ${round(arch * s)} 0 0 0 ${px(front - arch)} ${py(sill)}H${px(rear + arch)}A${round(arch * s)} ${round(arch * s)} 0 0 0 ${px(rear - arch)} ${py(sill)}H${px(0.02)}Z`;
  const body = `${smooth(car.profile.map(at))}${under}`;
  const top = Math.max(...car.profile.map((point) => point[1]));
  canvas.path(
    body,
    canvas.linear(
      [
        [0, tone(mix(colour, "#ffffff", 0.34))],
        [0.36, tone(mix(colour, "#ffffff", 0.1))],
        [0.56, tone(colour)],
        [0.8, tone(mix(colour, "#101828", 0.2), "mid")],
        [1, tone(mix(colour, "#101828", 0.45), "mid")],
      ],
      [0, py(top), 0, py(sill)],
      { gradientUnits: "userSpaceOnUse" },
    ),
  );
  canvas.group({ "clip-path": canvas.clip(`<path d="${body}"/>`) }, () => {
    canvas.path(
      `M${px(0)} ${py(car.belt - 0.02)}Q${px(0.5)} ${py(car.belt + 0.006)} ${px(1)} ${py(car.belt - 0.055)}L${px(1)} ${py(car.belt - 0.075)}Q${px(0.5)} ${py(car.belt - 0.012)} ${px(0)} ${py(car.belt - 0.036)}Z`,
      "#ffffff",
      { opacity: 0.3 },
    );
    canvas.path(
      `M${px(0)} ${py(0.1)}Q${px(0.5)} ${py(0.125)} ${px(1)} ${py(0.105)}V${py(0)}H${px(0)}Z`,
      "#0b1020",
      { opacity: 0.22 },
    );
    canvas.rect(px(0), py(sill + 0.022), s, s * 0.03, mix("#1b1f28", colour, 0.12));
    paintLamps(canvas, { car, px, py, s });
  });
  if (car.glass.length) paintGlass(canvas, { car, px, py, at, s, colour });
  else paintWindscreen(canvas, { px, py, s });
  const seam = mix(colour, "#0b1020", 0.55);
  car.doors.forEach((u, index) => {
    canvas.line(
      `M${px(u)} ${py(car.belt + (car.open ? 0 : 0.012))}Q${px(u - 0.004)} ${py(car.belt * 0.7)} ${px(u - (index ? 0 : -0.02))} ${py(sill + 0.03)}`,
      seam,
      1.6,
      { opacity: 0.7 },
    );
    if (index)
      canvas.rect(
        px(u - (model === "mini" ? 0.3 : 0.125)),
        py(car.belt - 0.028),
        s * 0.045,
        s * 0.011,
        car.chrome ? "#e6ebf0" : mix(colour, "#ffffff", 0.25),
        {
          rx: s * 0.005,
          stroke: seam,
          "stroke-width": 0.8,
        },
      );
  });
  if (car.rails)
    canvas.line(
      `M${px(0.12)} ${py(top + 0.004)}Q${px(0.3)} ${py(top + 0.016)} ${px(0.5)} ${py(top + 0.002)}`,
      "#39414f",
      s * 0.008,
    );
  if (car.chrome)
    canvas.line(`M${px(0.03)} ${py(0.085)}H${px(0.97)}`, "#e6ebf0", s * 0.005, { opacity: 0.8 });
  const mirror = car.doors.at(-1) - (car.open ? 0.03 : 0.02);
  canvas.path(
    `M${px(mirror)} ${py(car.belt + 0.012)}q${s * 0.004} ${-s * 0.034} ${s * 0.03} ${-s * 0.03}q${s * 0.014} ${s * 0.01} ${s * 0.008} ${s * 0.024}Z`,
    tone(mix(colour, "#ffffff", 0.12)),
    { stroke: seam, "stroke-width": 1 },
  );
  for (const u of car.wheels)
    paintWheel(canvas, {
      x: px(u),
      y: py(car.wheel),
      r: car.wheel * s,
      smooth: car.smooth,
      chrome: car.chrome,
    });
}

function paintGlass(canvas, { car, px, py, at, s, colour }) {
  const shape = `${smooth(car.glass.map(at))}Z`;
  canvas.path(
    shape,
    canvas.linear([
      [0, canvas.tone("#a9c4d6")],
      [0.5, canvas.tone("#4a6076", 0, "mid")],
      [1, canvas.tone("#26323f", 0, "mid")],
    ]),
    { stroke: car.chrome ? "#dfe5ea" : "#161b24", "stroke-width": s * 0.007 },
  );
  canvas.group({ "clip-path": canvas.clip(`<path d="${shape}"/>`) }, () => {
    for (const u of [0.3, 0.52])
      canvas.path(
        `M${px(u)} ${py(0.18)}L${px(u + 0.1)} ${py(0.45)}H${px(u + 0.15)}L${px(u + 0.05)} ${py(0.18)}Z`,
        "#ffffff",
        { opacity: 0.2 },
      );
    for (const u of car.pillars)
      canvas.path(
        `M${px(u)} ${py(0.18)}L${px(u + 0.006)} ${py(0.45)}H${px(u + 0.024)}L${px(u + 0.018)} ${py(0.18)}Z`,
        mix("#161b24", colour, 0.1),
      );
    const seat = car.pillars.at(-1) + 0.03;
    canvas.path(
      `M${px(seat)} ${py(0.16)}q${-s * 0.014} ${-s * 0.09} ${s * 0.012} ${-s * 0.1}q${s * 0.02} 0 ${s * 0.02} ${s * 0.1}Z`,
      "#141a22",
      {
        opacity: 0.55,
      },
    );
  });
}

function paintWindscreen(canvas, { px, py, s }) {
  canvas.path(
    `M${px(0.575)} ${py(0.203)}L${px(0.515)} ${py(0.292)}Q${px(0.53)} ${py(0.303)} ${px(0.56)} ${py(0.302)}L${px(0.66)} ${py(0.21)}Z`,
    canvas.linear([
      [0, "#e6f2f6", 0.85],
      [1, "#7fa3b5", 0.75],
    ]),
  );
  canvas.line(
    `M${px(0.578)} ${py(0.203)}L${px(0.516)} ${py(0.292)}Q${px(0.53)} ${py(0.305)} ${px(0.561)} ${py(0.304)}L${px(0.662)} ${py(0.21)}`,
    "#1d232d",
    s * 0.008,
    { "stroke-linejoin": "round" },
  );
}

function paintCabin(canvas, { px, py, s }) {
  for (const [u, shirt, hair] of [
    [0.3, "#f0b94f", "#3a2a22"],
    [0.43, "#f3ead9", "#6b4426"],
  ]) {
    canvas.path(
      `M${px(u - 0.01)} ${py(0.18)}L${px(u - 0.035)} ${py(0.272)}q${round(s * 0.004)} ${round(-s * 0.022)} ${round(s * 0.034)} ${round(-s * 0.014)}l${round(s * 0.024)} ${round(s * 0.1)}Z`,
      canvas.tone("#8a5a3c", 0, "mid"),
    );
    canvas.path(
      `M${px(u + 0.005)} ${py(0.18)}Q${px(u)} ${py(0.265)} ${px(u + 0.03)} ${py(0.268)}Q${px(u + 0.06)} ${py(0.262)} ${px(u + 0.065)} ${py(0.18)}Z`,
      canvas.tone(shirt),
    );
    canvas.ellipse(px(u + 0.032), py(0.298), s * 0.021, s * 0.026, canvas.tone("#d9a06e"));
    canvas.path(
      `M${px(u + 0.05)} ${py(0.312)}Q${px(u + 0.03)} ${py(0.334)} ${px(u + 0.01)} ${py(0.315)}Q${px(u)} ${py(0.29)} ${px(u + 0.012)} ${py(0.278)}Q${px(u + 0.022)} ${py(0.3)} ${px(u + 0.05)} ${py(0.312)}Z`,
      canvas.tone(hair),
    );
  }
  canvas.path(
    `M${px(0.2)} ${py(0.21)}Q${px(0.22)} ${py(0.238)} ${px(0.29)} ${py(0.212)}Z`,
    canvas.tone("#5b3f30", 0, "mid"),
  );
  canvas.line(`M${px(0.53)} ${py(0.19)}L${px(0.51)} ${py(0.24)}`, "#1d232d", s * 0.012);
}

function paintLamps(canvas, { car, px, py, s }) {
  const nose = car.profile.at(-3);
  const tail = car.profile[3];
  const lamp = canvas.linear([
    [0, "#ffffff"],
    [1, "#c9dbe6"],
  ]);
  canvas.path(
    `M${px(nose[0] - 0.085)} ${py(nose[1] + 0.012)}Q${px(nose[0] - 0.03)} ${py(nose[1] + 0.01)} ${px(1.01)} ${py(nose[1] - 0.012)}L${px(1.01)} ${py(nose[1] - 0.034)}Q${px(nose[0] - 0.04)} ${py(nose[1] - 0.024)} ${px(nose[0] - 0.085)} ${py(nose[1] + 0.012)}Z`,
    lamp,
    { stroke: "#1d2430", "stroke-width": 1.4 },
  );
  canvas.path(
    `M${px(-0.01)} ${py(tail[1] - 0.006)}L${px(0.05)} ${py(tail[1] - 0.012)}L${px(0.04)} ${py(tail[1] - 0.05)}L${px(-0.01)} ${py(tail[1] - 0.056)}Z`,
    canvas.linear([
      [0, "#f0564a"],
      [1, "#a81f28"],
    ]),
  );
  if (!car.smooth)
    canvas.path(`M${px(0.955)} ${py(0.112)}H${px(1.01)}V${py(0.082)}H${px(0.965)}Z`, "#151a22");
  canvas.rect(px(0.93), py(0.078), s * 0.03, s * 0.012, "#fff3cf", { rx: s * 0.005 });
  if (canvas.mood.lamps) paintGlow(canvas, px(0.98), py(nose[1] - 0.01), s * 0.12, "#fff0c0", 0.9);
}

function paintWheel(canvas, { x, y, r, smooth: closed, chrome }) {
  canvas.circle(
    x,
    y,
    r,
    canvas.radial([
      [0, "#30343d"],
      [0.8, "#23262d"],
      [1, "#101217"],
    ]),
  );
  canvas.circle(x, y, r * 0.72, "#0f1217");
  const rim = canvas.linear([
    [0, "#f6f8fa"],
    [1, "#9aa4b0"],
  ]);
  canvas.circle(x, y, r * 0.66, "none", { stroke: rim, "stroke-width": r * 0.09 });
  const spokes = closed ? 6 : chrome ? 10 : 5;
  for (let i = 0; i < spokes; i++) {
    const turn = (360 / spokes) * i + 18;
    const w = closed ? 0.19 : chrome ? 0.06 : 0.13;
    canvas.path(
      `M${round(-r * w)} ${round(-r * 0.64)}L${round(r * w)} ${round(-r * 0.64)}L${round(r * w * 0.6)} ${round(-r * 0.12)}H${round(-r * w * 0.6)}Z`,
      rim,
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  }
  canvas.circle(x, y, r * 0.17, "#c5ccd4");
  canvas.circle(x, y, r * 0.09, "#4a525e");
}
