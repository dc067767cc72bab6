import { mix, shine } from "./colour.mjs";
import { createRandom } from "./create-random.mjs";
import { moods } from "./moods.mjs";

const attributes = (values) =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === "number" ? Math.round(value * 100) / 100 : value}"`,
    )
    .join("");
export const round = (value) => Math.round(value * 10) / 10;

/**
 * An SVG being painted back to front. `side` is where the light comes from: -1 left, 1 right.
 * `prefix`, of its definitions' ids, keeps those of an inset apart.
 */
export function createCanvas({
  width = 1200,
  height = 800,
  mood = "day",
  seed = "picture",
  side = 1,
  lightX,
  prefix = "d",
} = {}) {
  const defs = [];
  const body = [];
  const light = moods[mood];
  const define = (markup) =>
    defs.push(markup(`${prefix}${defs.length}`)) && `${prefix}${defs.length - 1}`;
  const stopsOf = (stops) =>
    stops
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
      )
      .join("");
  const add = (name, values) => void body.push(`<${name}${attributes(values)}/>`);
  const content = () => `<defs>${defs.join("")}</defs>${body.join("")}`;
  const canvas = {
    width,
    height,
    mood: light,
    side,
    lightX: lightX ?? width * (side > 0 ? 0.72 : 0.28),
    random: createRandom(seed),
    define: (markup) => define(markup),
    path: (d, fill, more) => add("path", { d, fill, ...more }),
    line: (d, stroke, thickness, more) =>
      add("path", {
        d,
        fill: "none",
        stroke,
        "stroke-width": thickness,
        "stroke-linecap": "round",
        ...more,
      }),
    rect: (x, y, w, h, fill, more) =>
      add("rect", { x, y, width: Math.max(0, w), height: Math.max(0, h), fill, ...more }),
    circle: (cx, cy, r, fill, more) => add("circle", { cx, cy, r, fill, ...more }),
    ellipse: (cx, cy, rx, ry, fill, more) => add("ellipse", { cx, cy, rx, ry, fill, ...more }),
    raw: (markup) => void body.push(markup),
    group(values, paint) {
      body.push(`<g${attributes(values)}>`);
      paint();
      body.push("</g>");
    },
    /** Another variant of a scene within a box, cut to its shape: what a window looks out on. */
    inset({ paint, ...variant }, { x, y, w, h, shift = 0.5 }) {
      const inner = createCanvas({ ...variant, seed: `${seed}-inset`, prefix: `${prefix}i` });
      paint(inner);
      const scale = Math.max(w / inner.width, h / inner.height);
      const clip = canvas.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`);
      body.push(
        `<g clip-path="${clip}"><g transform="translate(${round(x - (inner.width * scale - w) * shift)} ${round(y - (inner.height * scale - h) / 2)}) scale(${scale})">${inner.content()}</g></g>`,
      );
    },
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1], more = {}) =>
      `url(#${define((id) => `<linearGradient id="${id}"${attributes({ ...more })} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`,
    radial: (stops, { cx = 0.5, cy = 0.5, r = 0.5, ...more } = {}) =>
      `url(#${define((id) => `<radialGradient id="${id}"${attributes({ cx, cy, r, ...more })}>${stopsOf(stops)}</radialGradient>`)})`,
    blur: (amount) =>
      `url(#${define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`)})`,
    clip: (markup) => `url(#${define((id) => `<clipPath id="${id}">${markup}</clipPath>`)})`,
    mask: (markup) =>
      `url(#${define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${markup}</mask>`)})`,
    /** Local colour under this light; `depth` 0 near – 1 lost in haze. */
    tone(colour, depth = 0, face = "lit") {
      const lit = shine(
        colour,
        face === "mid"
          ? mix(light.key, light.shade, 0.5)
          : light[face === "shade" ? "shade" : "key"],
      );
      return depth ? mix(lit, light.haze, Math.min(1, depth)) : lit;
    },
    content,
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content()}</svg>`,
  };
  return canvas;
}
