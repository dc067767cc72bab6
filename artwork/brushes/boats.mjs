import { polygon } from "./curves.mjs";

export function paintSailboat(
  canvas,
  { x, y, size, depth = 0, hull = "#f6f1e6", sail = "#fffdf6", way = 1 },
) {
  const s = size;
  canvas.path(
    `M${x - s * 0.5} ${y - s * 0.12}H${x + s * 0.55}Q${x + s * 0.35} ${y + s * 0.04} ${x + s * 0.22} ${y + s * 0.04}H${x - s * 0.35}Q${x - s * 0.47} ${y + s * 0.02} ${x - s * 0.5} ${y - s * 0.12}Z`,
    canvas.tone(hull, depth, "mid"),
  );
  canvas.rect(x - s * 0.48, y - s * 0.13, s * 1.02, s * 0.025, canvas.tone("#b98a5a", depth));
  canvas.rect(x - s * 0.012, y - s * 1.35, s * 0.024, s * 1.24, canvas.tone("#6b5644", depth));
  canvas.path(
    `M${x + way * s * 0.03} ${y - s * 1.32}Q${x + way * s * 0.42} ${y - s * 0.75} ${x + way * s * 0.48} ${y - s * 0.2}L${x + way * s * 0.03} ${y - s * 0.18}Z`,
    canvas.tone(sail, depth),
  );
  canvas.path(
    `M${x - way * s * 0.03} ${y - s * 1.25}Q${x - way * s * 0.1} ${y - s * 0.6} ${x - way * s * 0.45} ${y - s * 0.17}L${x - way * s * 0.03} ${y - s * 0.2}Z`,
    canvas.tone(sail, depth, "mid"),
  );
  paintWake(canvas, x, y + s * 0.04, s * 0.6);
}

export function paintWake(canvas, x, y, half) {
  canvas.ellipse(x, y, half, half * 0.07, canvas.tone("#ffffff"), { opacity: 0.4 });
  canvas.ellipse(x, y + half * 0.12, half * 0.7, half * 0.045, canvas.mood.water[2], {
    opacity: 0.45,
  });
}

/** Wooden boat of a harbour with mast and rigging. */
export function paintCutter(canvas, { x, y, size, depth = 0, hull = "#2d4a6b", masts = 2 }) {
  const s = size;
  const rope = canvas.tone("#3d3a3c", depth, "mid");
  const wood = canvas.tone("#8a6340", depth, "mid");
  for (let i = 0; i < masts; i++) {
    const mx = x - s * 0.28 + (masts > 1 ? i * s * 0.45 : s * 0.25);
    const tall = s * (1.35 - i * 0.2);
    canvas.path(
      polygon([
        [mx - s * 0.014, y],
        [mx - s * 0.007, y - tall],
        [mx + s * 0.007, y - tall],
        [mx + s * 0.014, y],
      ]),
      wood,
    );
    canvas.rect(mx - s * 0.2, y - tall * 0.78, s * 0.4, s * 0.012, wood);
    canvas.path(
      `M${mx + s * 0.02} ${y - s * 0.34}L${mx + s * 0.34} ${y - s * 0.37}L${mx + s * 0.34} ${y - s * 0.31}L${mx + s * 0.02} ${y - s * 0.27}Z`,
      canvas.tone("#efe4cc", depth, "mid"),
    );
    canvas.line(
      `M${mx} ${y - tall}L${x - s * 0.6} ${y - s * 0.2}M${mx} ${y - tall}L${x + s * 0.6} ${y - s * 0.16}M${mx} ${y - tall * 0.78}L${mx - s * 0.13} ${y - s * 0.14}M${mx} ${y - tall * 0.78}L${mx + s * 0.13} ${y - s * 0.14}`,
      rope,
      Math.max(0.8, s * 0.006),
    );
    canvas.path(
      `M${mx} ${y - tall}q${s * 0.05} ${-s * 0.02} ${s * 0.1} 0v${s * 0.05}q${-s * 0.05} ${-s * 0.02} ${-s * 0.1} 0Z`,
      canvas.tone(i ? "#f2efe6" : "#c8453c", depth),
    );
  }
  canvas.rect(x - s * 0.05, y - s * 0.26, s * 0.24, s * 0.13, canvas.tone("#f3ead6", depth));
  for (let i = 0; i < 3; i++)
    canvas.rect(
      x - s * 0.02 + i * s * 0.07,
      y - s * 0.23,
      s * 0.045,
      s * 0.05,
      canvas.tone("#33465c", depth, "mid"),
    );
  const shell = `M${x - s * 0.6} ${y - s * 0.22}Q${x} ${y - s * 0.09} ${x + s * 0.62} ${y - s * 0.2}Q${x + s * 0.5} ${y + s * 0.06} ${x + s * 0.34} ${y + s * 0.06}H${x - s * 0.36}Q${x - s * 0.54} ${y + s * 0.04} ${x - s * 0.6} ${y - s * 0.22}Z`;
  canvas.path(
    shell,
    canvas.linear([
      [0, canvas.tone(hull, depth)],
      [1, canvas.tone(hull, depth, "shade")],
    ]),
  );
  canvas.line(
    `M${x - s * 0.59} ${y - s * 0.2}Q${x} ${y - s * 0.07} ${x + s * 0.61} ${y - s * 0.18}`,
    canvas.tone("#f3ead6", depth),
    s * 0.022,
  );
  paintWake(canvas, x, y + s * 0.06, s * 0.55);
}

export function paintRowboat(canvas, { x, y, size, depth = 0, hull = "#c8553d", people = 0 }) {
  const s = size;
  for (let i = 0; i < people; i++) {
    const px = x - s * 0.25 + i * s * 0.3;
    canvas.ellipse(
      px,
      y - s * 0.22,
      s * 0.07,
      s * 0.13,
      canvas.tone(["#e9b44c", "#3f6f8c", "#d8674f"][i % 3], depth),
    );
    canvas.circle(px, y - s * 0.4, s * 0.055, canvas.tone("#a9744f", depth));
    canvas.path(
      `M${px - s * 0.1} ${y - s * 0.41}q${s * 0.1} ${-s * 0.13} ${s * 0.2} 0Z`,
      canvas.tone("#f0dfae", depth),
    );
    canvas.line(
      `M${px} ${y - s * 0.25}L${px + s * 0.2} ${y + s * 0.08}`,
      canvas.tone("#7a5a3a", depth),
      s * 0.022,
    );
  }
  canvas.path(
    `M${x - s * 0.6} ${y - s * 0.2}Q${x} ${y - s * 0.06} ${x + s * 0.6} ${y - s * 0.2}Q${x + s * 0.42} ${y + s * 0.07} ${x} ${y + s * 0.07}Q${x - s * 0.42} ${y + s * 0.07} ${x - s * 0.6} ${y - s * 0.2}Z`,
    canvas.linear([
      [0, canvas.tone(hull, depth)],
      [1, canvas.tone(hull, depth, "shade")],
    ]),
  );
  canvas.line(
    `M${x - s * 0.58} ${y - s * 0.18}Q${x} ${y - s * 0.04} ${x + s * 0.58} ${y - s * 0.18}`,
    canvas.tone("#fbf3df", depth),
    s * 0.03,
  );
  paintWake(canvas, x, y + s * 0.07, s * 0.5);
}

/** Motor yacht, bow to the right. */
export function paintYacht(canvas, { x, y, size, depth = 0 }) {
  const s = size;
  const white = canvas.linear([
    [0, canvas.tone("#ffffff", depth)],
    [1, canvas.tone("#e7edf2", depth, "mid")],
  ]);
  const glass = canvas.tone("#26384d", depth, "mid");
  canvas.path(
    `M${x - s * 0.34} ${y - s * 0.22}L${x - s * 0.28} ${y - s * 0.36}H${x + s * 0.08}L${x + s * 0.26} ${y - s * 0.2}Z`,
    white,
  );
  canvas.path(
    `M${x - s * 0.24} ${y - s * 0.33}H${x + s * 0.06}L${x + s * 0.14} ${y - s * 0.26}H${x - s * 0.27}Z`,
    glass,
  );
  canvas.path(
    `M${x - s * 0.2} ${y - s * 0.36}L${x - s * 0.14} ${y - s * 0.45}H${x + s * 0.02}L${x + s * 0.07} ${y - s * 0.36}Z`,
    white,
  );
  canvas.line(
    `M${x - s * 0.1} ${y - s * 0.45}v${-s * 0.14}M${x - s * 0.16} ${y - s * 0.5}h${s * 0.12}`,
    canvas.tone("#d9dfe5", depth, "mid"),
    s * 0.012,
  );
  canvas.path(
    `M${x - s * 0.52} ${y - s * 0.2}L${x + s * 0.66} ${y - s * 0.22}Q${x + s * 0.46} ${y + s * 0.02} ${x + s * 0.3} ${y + s * 0.04}H${x - s * 0.46}Z`,
    white,
  );
  canvas.path(
    `M${x - s * 0.5} ${y - s * 0.1}L${x + s * 0.56} ${y - s * 0.12}L${x + s * 0.5} ${y - s * 0.06}H${x - s * 0.49}Z`,
    canvas.tone("#2f5d86", depth, "mid"),
  );
  paintWake(canvas, x, y + s * 0.05, s * 0.6);
}
