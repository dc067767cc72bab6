import { mix } from "./colour.mjs";
import { blobs } from "./curves.mjs";

/** Sky down to `horizon`, with the glow of the light and, by day or night, its disc. */
export function paintSky(
  canvas,
  {
    horizon = canvas.height,
    sunY = horizon * 0.45,
    disc = 34,
    clouds = "cumulus",
    count = 4,
    stars = 0,
  } = {},
) {
  const { width, mood, lightX, random } = canvas;
  const [top, high, low, edge] = mood.sky;
  canvas.rect(
    0,
    0,
    width,
    canvas.height,
    canvas.linear(
      [
        [0, top],
        [0.42, high],
        [0.78, low],
        [1, edge],
      ],
      [0, 0, 0, horizon],
      { gradientUnits: "userSpaceOnUse" },
    ),
  );
  for (let i = 0; i < stars; i++) {
    const y = random.next() ** 1.5 * horizon * 0.85;
    canvas.circle(random.range(0, width), y, random.range(0.7, 2), "#fffbe9", {
      opacity: random.range(0.35, 1) * (1 - y / horizon),
    });
  }
  paintGlow(canvas, lightX, sunY, width * 0.55, mood.sun, 0.75);
  if (disc) {
    paintGlow(canvas, lightX, sunY, disc * 3.4, mood.sun, 0.8);
    canvas.circle(lightX, sunY, disc, mix(mood.sun, "#ffffff", 0.45));
  }
  for (let i = 0; i < count; i++) {
    const at = {
      x: random.range(-0.05, 1.05) * width,
      y: horizon * random.range(0.08, 0.72),
      size: random.range(0.6, 1.25),
    };
    if (clouds === "streak") paintStreak(canvas, at);
    else paintCumulus(canvas, at);
  }
}

export function paintGlow(canvas, x, y, radius, colour, strength) {
  canvas.circle(
    x,
    y,
    radius,
    canvas.radial([
      [0, colour, strength],
      [0.25, colour, strength * 0.5],
      [0.6, colour, strength * 0.13],
      [1, colour, 0],
    ]),
  );
}

function paintCumulus(canvas, { x, y, size }) {
  const { random, mood } = canvas;
  const span = 150 * size;
  const circles = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    circles.push([
      x - Math.cos(t * Math.PI) * span + random.range(-6, 6),
      y - Math.sin(t * Math.PI) * 26 * size * random.range(0.3, 1.3),
      (13 + Math.sin(t * Math.PI) * 36 * random.range(0.7, 1.15)) * size,
    ]);
  }
  const lit = mix(mood.sky[3], mood.sun, 0.7);
  const top = y - 85 * size;
  canvas.path(
    blobs(circles),
    canvas.linear(
      [
        [0, lit, 0.95],
        [0.55, lit, 0.7],
        [1, mix(mood.sky[1], lit, 0.5), 0],
      ],
      [0, top, 0, y + 34 * size],
      { gradientUnits: "userSpaceOnUse" },
    ),
  );
}

function paintStreak(canvas, { x, y, size }) {
  const { random, mood } = canvas;
  const soft = canvas.blur(2.5);
  for (let i = 0; i < 4; i++) {
    const colour = random.chance(0.65)
      ? mix(mood.sky[3], mood.sun, 0.4)
      : mix(mood.sky[1], mood.sky[2], 0.5);
    canvas.ellipse(
      x + random.range(-150, 150) * size,
      y + i * 11 * size,
      random.range(90, 260) * size,
      random.range(3, 9) * size,
      colour,
      {
        opacity: random.range(0.3, 0.75),
        filter: soft,
      },
    );
  }
}

/** A loose flock, far away. */
export function paintBirds(
  canvas,
  { x, y, count = 5, size = 9, colour = canvas.tone("#3c4657", 0.25, "shade") },
) {
  const { random } = canvas;
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [
      x + random.range(-70, 70),
      y + random.range(-30, 30),
      size * random.range(0.6, 1.2),
    ];
    const lift = random.range(0.25, 0.7) * s;
    canvas.path(
      `M${bx - s} ${by - lift}Q${bx - s * 0.4} ${by - lift} ${bx} ${by}Q${bx + s * 0.4} ${by - lift} ${bx + s} ${by - lift * 1.1}Q${bx + s * 0.4} ${by - lift * 0.55} ${bx} ${by + s * 0.22}Q${bx - s * 0.4} ${by - lift * 0.55} ${bx - s} ${by - lift}Z`,
      colour,
    );
  }
}

/** A band of mist that settles at `y`. */
export function paintMist(canvas, y, depth, strength = 0.6, colour = canvas.mood.haze) {
  canvas.rect(
    0,
    y - depth,
    canvas.width,
    depth * 2,
    canvas.linear([
      [0, colour, 0],
      [0.5, colour, strength],
      [1, colour, 0],
    ]),
  );
}
