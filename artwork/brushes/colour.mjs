import { blend, formatHex, interpolate } from "culori";

const known = new Map();
const remember = (key, make) => known.get(key) ?? known.set(key, make()).get(key);

/** Perceptual mix of two colours; `share` of the second. */
export const mix = (first, second, share) =>
  remember(`${first}${second}@${share}`, () =>
    formatHex(interpolate([first, second], "oklab")(share)),
  );

/** A surface of colour `surface` under light of colour `light`. */
export const shine = (surface, light) =>
  remember(`${surface}*${light}`, () => formatHex(blend([surface, light], "multiply")));
