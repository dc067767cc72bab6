import { mix } from "./colour.mjs";
import { round } from "./create-canvas.mjs";

/** Open water from the horizon down, with the path of the light on it. */
export function paintWater(
  canvas,
  { horizon, bottom = canvas.height, colours = canvas.mood.water, glitter = 1, ripples = 60 },
) {
  const { width, mood, random, lightX } = canvas;
  canvas.rect(
    0,
    horizon,
    width,
    bottom - horizon,
    canvas.linear([
      [0, colours[0]],
      [0.3, colours[1]],
      [1, colours[2]],
    ]),
  );
  paintRipples(canvas, {
    horizon,
    bottom,
    count: ripples,
    colours: [mix(colours[0], "#ffffff", 0.25), colours[2]],
  });
  const soft = mix(mood.sun, mood.sky[3], 0.3);
  for (let i = 0; i < 70 * glitter; i++) {
    const t = random.next() ** 1.4;
    const y = horizon + 2 + t * (bottom - horizon);
    const spread = 20 + t * 130;
    const length = (8 + t * 46) * random.range(0.4, 1);
    canvas.ellipse(lightX + random.range(-spread, spread), y, length, 0.8 + t * 2.2, soft, {
      opacity: round(random.range(0.25, 0.8) * (1 - t * 0.5)),
    });
  }
}

export function paintRipples(
  canvas,
  { horizon, bottom, count, colours, from = 0, to = canvas.width },
) {
  const { random } = canvas;
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.3;
    const y = horizon + 3 + t * (bottom - horizon);
    const length = (14 + t * 90) * random.range(0.5, 1.2);
    const x = random.range(from, to);
    canvas.path(
      `M${round(x - length)} ${round(y)}Q${round(x)} ${round(y - 1 - t * 4)} ${round(x + length)} ${round(y)}Q${round(x)} ${round(y + 1 + t * 3)} ${round(x - length)} ${round(y)}Z`,
      random.pick(colours),
      { opacity: round(random.range(0.15, 0.5)) },
    );
  }
}

/** Paints the subject and, below `waterline`, its mirror image broken by ripples. */
export function paintReflected(
  canvas,
  { waterline, bottom = canvas.height, strength = 0.6, colours = canvas.mood.water, ripples = 70 },
  paintSubject,
) {
  const { width } = canvas;
  const id = `subject${canvas.random.int(0, 1e9)}`;
  canvas.rect(
    0,
    waterline,
    width,
    bottom - waterline,
    canvas.linear([
      [0, colours[0]],
      [0.35, colours[1]],
      [1, colours[2]],
    ]),
  );
  canvas.group({ id }, paintSubject);
  const fade = canvas.linear([
    [0, "#ffffff", strength],
    [0.75, "#ffffff", strength * 0.45],
    [1, "#ffffff", 0.05],
  ]);
  const mask = canvas.mask(
    `<rect x="0" y="${waterline}" width="${width}" height="${bottom - waterline}" fill="${fade}"/>`,
  );
  canvas.raw(
    `<g mask="${mask}"><g filter="url(#${canvas.define((name) => `<filter id="${name}" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="1.2 3.5"/></filter>`)})"><use href="#${id}" xlink:href="#${id}" transform="translate(0 ${2 * waterline}) scale(1 -1)"/></g></g>`,
  );
  canvas.rect(0, waterline, width, 5, canvas.tone("#2d3a4a", 0.1, "shade"), { opacity: 0.35 });
  paintRipples(canvas, {
    horizon: waterline,
    bottom,
    count: ripples,
    colours: [mix(colours[0], "#ffffff", 0.2), colours[1], colours[2]],
  });
}
